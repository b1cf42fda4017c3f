/** One card a seat: sigil, name, score, what it has, what it is doing; below them the shared supply. */

import type { SeatLine } from "../games/types";
import type { Doc, SeatInfo } from "../net/wire";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { botName, playedFor } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { span } from "../words.ts";
import { claimArgs, useRipe } from "./Claims";
import { awayFor, clockText, leftOf, presence } from "./clocks";
import { useRoom } from "./context";
import { genericSeatLine } from "./Generic";
import { Orbit } from "./Graduation";
import { leaving } from "./leave";
import { takeOver } from "./Leaving";
import { SeatName } from "./SeatName";
import { inviting } from "./TableMenu";

/** With so many seats each is told in fewer lines. */
const MANY = 5;

export function PlayersStrip() {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const doc = room.doc.value;
  if (!info) return <aside class="strip" aria-label={words.say("room-players")} />;
  const supply = doc && room.module.value?.supply?.(doc, words, info, room.parts.value);
  return (
    <aside class={info.seats.length >= MANY ? "strip is-dense" : "strip"} aria-label={words.say("room-players")}>
      {info.seats.map((seat) => <Player key={seat.seat} seat={seat} doc={doc} />)}
      {supply && (
        <div class="stack strip-foot">
          <div class="label">{supply.title}</div>
          <dl>
            {supply.lines.map((line) => (
              <div key={line.label} class="supply-line">
                <dt>{line.label}</dt>
                <dd>{line.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </aside>
  );
}

function Player({ seat, doc }: { readonly seat: SeatInfo; readonly doc: Doc | null }) {
  const room = useRoom();
  const { words } = room;
  const line: SeatLine | null = doc ? (room.module.value?.seatLine(doc, seat.seat, words) ?? genericSeatLine(doc, seat.seat)) : null;
  const present = room.past.at.value === null;
  const waiting = present ? (room.now.value?.doc.waiting ?? []) : [];
  const asked = waiting.includes(seat.seat);
  const me = room.viewer.value === seat.seat || (seat.mine && !room.shared.value);
  const classes = ["player", me && "is-me", asked && "is-turn", seat.resigned && "is-out", playedFor(seat) !== null && "is-for"].filter(Boolean).join(" ");
  const name = room.nameOf(seat.seat);
  const other = seat.kind === "person" && !seat.mine && room.info.value?.state === "playing";
  const sub = line?.sub || (seat.kind === "bot" ? words.say("room-bot") : "");
  const score = line?.score;
  return (
    <article class={classes} data-seat={seat.colour} data-player={seat.seat} aria-label={score !== null && score !== undefined ? `${name}, ${score} ${line?.unit ?? ""}` : name}>
      {other ? <Presence seat={seat} /> : <Sigil colour={seat.colour} />}
      <div class="player-who">
        <SeatName seat={seat.seat} title={seat.bot !== null ? `${name} · ${botName(seat.bot)}` : name} />
        {me && <span class="tag">{words.say("room-you")}</span>}
        {seat.kind === "bot" && <Icon name="i-robot" size="sm" class="dim" />}
        <div class="cut player-sub" title={sub}>{sub || (seat.rating !== null ? words.say("room-rating", { rating: seat.rating }) : "")}</div>
      </div>
      {line && score !== null && (
        <div class="player-score">
          {score}
          <small>{line.unit}</small>
        </div>
      )}
      {line && line.figures.length > 0 && (
        <ul class="player-res">
          {line.figures.map((figure) => (
            <li key={figure.title} title={figure.title}>
              <Icon name={figure.icon} style={{ color: `var(${figure.colour})` }} />
              <span class="sr">{figure.title} </span>
              <span>{figure.value}{figure.of && <small>{figure.of}</small>}</span>
            </li>
          ))}
        </ul>
      )}
      <SeatState seat={seat} asked={asked} line={line} others={waiting.length} />
      <LeftSeat seat={seat} />
      <ClaimSeat seat={seat} />
    </article>
  );
}

/** The sigil of another person, and whether he is here. */
function Presence({ seat }: { readonly seat: SeatInfo }) {
  const { words } = useRoom();
  useNow();
  const told = presence(words, seat);
  return (
    <span title={told}>
      <Sigil colour={seat.colour} class={seat.online ? undefined : "is-away"} />
      <span class="sr">{told}</span>
    </span>
  );
}

/** For how long somebody who is awaited has been away. */
function Away({ seat }: { readonly seat: SeatInfo }) {
  const { words } = useRoom();
  useNow();
  return <>{words.say("room-away", { span: span(awayFor(seat) ?? 0) })}</>;
}

/** A seat that was left for good: who may takes it over, and the host asks somebody else to. */
function LeftSeat({ seat }: { readonly seat: SeatInfo }) {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const invites = info?.host && info.state === "playing" && seat.kind === "bot" && seat.resigned;
  if (!seat.free && !invites) return null;
  const name = room.personOf(seat.seat);
  return (
    <div class="player-acts">
      {seat.free && <button type="button" class="btn btn-sm btn-strong" aria-label={words.say("free-take", { name })} onClick={() => takeOver(room, seat.seat)}>{words.say("free-take-short")}</button>}
      {invites && <button type="button" class="btn btn-sm" aria-label={words.say("free-invite-to", { name })} onClick={() => { inviting.value = seat.seat; }}><Icon name="i-link" size="sm" />{words.say("invite")}</button>}
    </div>
  );
}

/** A seat that I may claim, whatever is asked of me myself. */
function ClaimSeat({ seat }: { readonly seat: SeatInfo }) {
  const room = useRoom();
  const { words } = room;
  if (!useRipe().some((one) => one.seat === seat.seat)) return null;
  const args = claimArgs(room, seat);
  return (
    <div class="player-acts">
      <button type="button" class="btn btn-sm" title={words.say("claim-can", args)} aria-label={words.say("claim", args)} onClick={() => { leaving.value = { claim: seat.seat }; }}>
        <Icon name="i-flag" size="sm" />{words.say("claim-yes", args)}
      </button>
    </div>
  );
}

function SeatState({ seat, asked, line, others }: { readonly seat: SeatInfo; readonly asked: boolean; readonly line: SeatLine | null; readonly others: number }) {
  const room = useRoom();
  const { words } = room;
  const sealed = room.viewer.value === seat.seat && room.now.value?.doc.sealed !== null && room.past.at.value === null;
  const away = asked && seat.kind === "person" && !seat.mine && seat.away !== null;
  const told = seat.resigned
    ? words.say(seat.free ? "room-left-free" : "room-left")
    : sealed && others > 0
      ? words.say("room-committed")
      : asked
        ? [away ? null : words.say(seat.kind === "bot" ? "room-thinking" : "room-choosing"), line?.state].filter(Boolean).join(" · ")
        : line?.state;
  if (!told && !seat.ticking && !away) return null;
  return (
    <div class={asked ? "row player-state wait" : "row player-state"}>
      {asked && <Orbit />}
      <span>{away && <Away seat={seat} />}{away && told && " · "}{told}</span>
      {seat.ticking && <SeatClock seat={seat} />}
    </div>
  );
}

function SeatClock({ seat }: { readonly seat: SeatInfo }) {
  useNow();
  const left = leftOf(seat);
  return left === null ? null : <span class="num seat-clock">{clockText(left)}</span>;
}

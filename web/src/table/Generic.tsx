/** A board for games that have no drawing of their own: every zone as a readable list, options to be tapped in place. */

import type { ComponentChildren } from "preact";

import type { BoardProps, SeatLine } from "../games/types";
import type { Doc } from "../net/wire";
import { MiniSigil } from "../shell/Sigil.tsx";
import { spelled } from "../speech.ts";
import { seatIn } from "./telling";

type Plain = string | number | boolean | null;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export function GenericBoard(props: BoardProps) {
  return (
    <div class="stack gb" role="group" aria-label={props.words.say("room-board")}>
      <Zones {...props} zones={props.doc.zones} mine={false} />
    </div>
  );
}

/** The rows of some zones: figures side by side, lists below one another, lists of seats as a table. */
function Zones(props: BoardProps & { readonly zones: Record<string, unknown>; readonly mine: boolean }) {
  const entries = Object.entries(props.zones).filter(([name]) => zoneName(props, name) !== "");
  const figures = entries.filter(([, value]) => isPlain(value));
  const rest = entries.filter(([, value]) => !isPlain(value) && !(Array.isArray(value) && value.length === 0));
  return (
    <>
      {figures.length > 0 && (
        <dl class="gb-figures">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{zoneName(props, name)}</dt>
              <dd>{plainText(props, name, value as Plain)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rest.map(([name, value]) => (
        <section key={name} class="stack">
          <h3 class="label">{zoneName(props, name)}</h3>
          <Zone {...props} name={name} value={value} />
        </section>
      ))}
    </>
  );
}

function Zone(props: BoardProps & { readonly name: string; readonly value: unknown; readonly mine: boolean }): ComponentChildren {
  const { name, value, info } = props;
  if (isRecord(value)) return <Zones {...props} zones={value} mine={props.mine} />;
  if (!Array.isArray(value)) return <span>{plainText(props, name, value as Plain)}</span>;
  // One entry a seat, as far as can be told: names in a row are things.
  if (value.length === info.seats.length && !props.mine && !value.some((one) => typeof one === "string")) {
    return (
      <ul class="gb-seats">
        {value.map((one: unknown, seat) => (
          <li key={seat} data-seat={info.seats[seat]?.colour}>
            <span class="row gb-seat">
              <MiniSigil colour={info.seats[seat]?.colour ?? 1} />
              <b class="pname">{info.seats[seat]?.name}</b>
            </span>
            <Zone {...props} value={one} mine={true} />
          </li>
        ))}
      </ul>
    );
  }
  if (value.every(isPlain)) return <Things {...props} name={name} things={value} />;
  return value.map((one: unknown, place) => <Zone key={place} {...props} value={one} mine={true} />);
}

/** Things side by side; those that the open question offers are buttons. */
function Things(props: BoardProps & { readonly name: string; readonly things: readonly Plain[] }) {
  const { choice, things, name } = props;
  return (
    <ul class="gb-things">
      {things.map((thing, place) => {
        const text = String(thing);
        const said = plainText(props, name, thing);
        const offered = choice?.offers(text) ?? false;
        if (!choice || !offered) return <li key={place} class="chip" data-piece={text}>{said}</li>;
        const on = choice.isChosen(text);
        const classes = ["chip gb-target", on && "is-on", choice.preview.value === text && "is-preview"].filter(Boolean).join(" ");
        return (
          <li key={place}>
            <button
              type="button"
              class={classes}
              data-piece={text}
              data-target={text}
              aria-pressed={on}
              onClick={() => props.onTarget(text)}
              onPointerEnter={() => { choice.preview.value = text; }}
              onPointerLeave={() => { choice.preview.value = null; }}
              onFocus={() => { choice.preview.value = text; }}
              onBlur={() => { choice.preview.value = null; }}
            >
              {choice.asked.kind === "order" && `${choice.chosen.value.indexOf(text) + 1} · `}
              {said}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The heading of a zone; empty if the game does not want it told. */
function zoneName({ words }: BoardProps, name: string): string {
  const key = `zone-${name}`;
  if (words.has("zones-untold") && words.say("zones-untold").split(" ").includes(name)) return "";
  if (words.has(key)) return words.say(key);
  const named = words.name(name);
  return named === name ? spelled(name) : named;
}

function plainText({ words, info }: BoardProps, field: string, value: Plain): string {
  if (value === null) return "–";
  const sits = info.seats[seatIn(field, value) ?? -1];
  if (sits) return sits.name;
  if (typeof value === "boolean") return words.say(value ? "room-yes" : "room-no");
  return typeof value === "string" ? words.name(value, field) : String(value);
}

/** A seat's score, if the game keeps one in the open. */
export function genericSeatLine(doc: Doc, seat: number): SeatLine {
  const points = doc.zones["points"] ?? doc.zones["scores"] ?? doc.result?.scores;
  const score = Array.isArray(points) ? (points[seat] as unknown) : null;
  return { sub: "", score: typeof score === "number" ? score : null, unit: "", figures: [] };
}

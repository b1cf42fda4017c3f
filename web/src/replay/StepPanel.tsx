/** What happened at the step on the screen. */

import type { JSX } from "preact";

import type { BoardProps } from "../games/types";
import { MiniSigil } from "../shell/Sigil.tsx";
import { isNews } from "../table/actors.ts";
import { EventSign } from "../table/EventSign.tsx";
import { groupOf, plain, seatOf, tell } from "../table/telling.ts";
import { say, words } from "../words.ts";
import { AdvicePanel } from "./Advice.tsx";
import { nameAtStep, phaseName, phaseNow, told } from "./naming.ts";
import type { Replay } from "./replay.ts";

const MANY = 60;

export function StepPanel({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  const { info } = board;
  const said = words(info.game);
  const module = replay.module.value;
  const step = replay.step.value;
  const at = replay.reel.value?.history.steps[step];
  const events = replay.events.value.filter((event) => plain(tell(event, said, String, module)) !== "");
  const shown = events.length > MANY ? events.slice(0, MANY - 1) : events;
  const where = phaseName(at?.phase ?? {}, phaseNow(module, board.doc, said));
  const Episode = module?.episode?.(board) ?? null;
  // Why the line of a figure ends beside the result.
  const about = `figure-${replay.figure.value}-note`;
  const note = step === replay.last.value && info.state === "over" && said.has(about) ? said.say(about) : null;
  return (
    <section class="stack rv-now" aria-label={say("replay-now")}>
      <span class="label">{say("replay-step", { step, of: replay.last.value })}{where && ` · ${where}`}</span>
      <h2 class="display"><Who replay={replay} seats={at?.seats ?? []} /></h2>
      {note && <p class="dim">{note}</p>}
      {Episode && <Episode {...board} />}
      <ul class="log rv-log" aria-live="polite" aria-label={say("replay-now")}>
        {shown.map((event) => {
          const group = groupOf(event, module, said);
          if (group !== null) return <li class="rv-group" key={event.n}><span /><span class="label">{group}</span></li>;
          const seat = seatOf(event, module);
          return (
            <li key={event.n} class={isNews(event) ? "is-news" : undefined} data-n={event.n}>
              <EventSign event={event} colour={seat === null ? null : (info.seats[seat]?.colour ?? 1)} />
              <span>
                {told(event, info, said, replay.changes.value, module).map((part, n) => (part.kind === "text" ? part.text : <b key={n}>{part.text}</b>))}
              </span>
            </li>
          );
        })}
        {shown.length < events.length && <li><span /><span class="dim">{say("replay-more", { count: events.length - shown.length })}</span></li>}
        {events.length === 0 && <li><span /><span class="dim">{say(step === 0 ? "replay-begins" : "replay-quiet")}</span></li>}
      </ul>
      <AdvicePanel key={`${step} ${replay.viewer.value}`} replay={replay} info={info} />
    </section>
  );
}

/** Who answered: one, several by name, or everybody. */
function Who({ replay, seats }: { replay: Replay; seats: readonly number[] }): JSX.Element {
  const info = replay.info.value!;
  if (!seats.length) return <>{say("replay-beginning")}</>;
  if (seats.length > 2 && seats.length === info.seats.length) return <>{say("replay-everybody")}</>;
  return (
    <>
      {seats.map((seat, n) => (
        <span key={seat} class="rv-who">
          {n > 0 && ", "}
          <MiniSigil colour={info.seats[seat]?.colour ?? 1} /> {nameAtStep(replay, seat, replay.step.value)}
        </span>
      ))}
    </>
  );
}

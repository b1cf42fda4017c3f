/** What the bot would have done where somebody answered; asked only when somebody wants to know. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { api } from "../net/api.ts";
import type { Advice, Advised, TableInfo } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { MiniSigil } from "../shell/Sigil.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { Weighed } from "../table/Weighed.tsx";
import { say } from "../words.ts";
import { FILE } from "./file.ts";
import { answerText, nameAtStep, questionText } from "./naming.ts";
import { asksBot } from "./reel.ts";
import type { Replay } from "./replay.ts";

/** The button, and what comes of it; nothing where nobody answered whose hand may be seen. Made anew for each step. */
export function AdvicePanel({ replay, info }: { replay: Replay; info: TableInfo }): JSX.Element | null {
  const [found, setFound] = useState<Advice | null>(null);
  const [waiting, setWaiting] = useState(false);
  const step = replay.step.value;
  const viewer = replay.viewer.value;
  if (info.id === FILE || !asksBot(info, replay.reel.value?.history.steps[step]?.seats ?? [], viewer)) return null;
  const ask = async (): Promise<void> => {
    setWaiting(true);
    try {
      setFound(await api.advice(info.id, replay.at() ?? 0));
    } catch (thrown) {
      toastProblem(thrown);
    } finally {
      setWaiting(false);
    }
  };
  if (!found) {
    return (
      <div class="rv-advice">
        <button type="button" class="btn btn-sm" disabled={waiting} onClick={() => void ask()}><Icon name="i-robot" size="sm" />{say(waiting ? "advice-waiting" : "advice-ask")}</button>
      </div>
    );
  }
  const told = found.answers.filter((one) => viewer < 0 || one.seat === viewer);
  return (
    <div class="rv-advice" aria-live="polite">
      {told.map((one, n) => <OfSeat key={n} replay={replay} one={one} info={info} name={told.length > 1 ? nameAtStep(replay, one.seat, step) : null} />)}
    </div>
  );
}

/** What was asked, the bot's answer, the one that was given where it is another, and what the bot weighed. */
function OfSeat({ replay, one, info, name }: { replay: Replay; one: Advised; info: TableInfo; name: string | null }): JSX.Element {
  const inWords = (answer: string): string => answerText(replay, one.asked, answer);
  return (
    <div data-seat={info.seats[one.seat]?.colour} title={say("advice-about")}>
      {name !== null && <span class="label"><MiniSigil colour={info.seats[one.seat]?.colour ?? 1} /> {name}</span>}
      <p>{questionText(replay, one.asked)}</p>
      <p><b>{say("advice-would", { answer: inWords(one.advised) })}</b></p>
      <p class="dim">{one.agrees ? say("advice-same") : say("advice-done", { answer: inWords(one.answer) })}</p>
      <Weighed weighed={one.weighed} inWords={inWords} />
    </div>
  );
}

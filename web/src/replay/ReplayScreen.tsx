/** The replay of a match: the board at a step, what happened there, and the chart that is the scrubber. */

import type { JSX } from "preact";
import { useEffect, useErrorBoundary, useMemo, useState } from "preact/hooks";

import { withoutModule } from "../games";
import type { BoardProps } from "../games/types";
import { query } from "../router.ts";
import { endingText, playedOut } from "../shell/ending.ts";
import { Icon } from "../shell/Icon.tsx";
import { typing } from "../shell/keys.ts";
import { gameName, hasPoints, leaverName } from "../shell/seats.ts";
import { Segment } from "../shell/Segment.tsx";
import { MiniSigil } from "../shell/Sigil.tsx";
import { SiteHeader, ThemeButton } from "../shell/SiteHeader.tsx";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { lang, number, problemText, ready, say, words } from "../words.ts";
import { BranchDialog } from "./BranchDialog.tsx";
import { FILE } from "./file.ts";
import { nameOf, telling, viewName } from "./naming.ts";
import { Controls } from "./Controls.tsx";
import { ALL, handsOpen, SPECTATOR, viewpoints } from "./reel.ts";
import { Replay } from "./replay.ts";
import { Rail } from "./Rail.tsx";
import { Stage } from "./Stage.tsx";
import { Timeline } from "./Timeline.tsx";

export function ReplayScreen({ id }: { id: string }): JSX.Element {
  const replay = useMemo(() => new Replay(id), [id]);
  useEffect(() => replay.enter(query.peek()), [replay]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => keyed(event, replay);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [replay]);
  const info = replay.info.value;
  useEffect(() => {
    document.title = `${info ? `${info.name} · ` : ""}${say("replay-title")} · Orrery`;
  }, [info?.name, lang.value]);
  return (
    <Body replay={replay} />
  );
}

function Body({ replay }: { replay: Replay }): JSX.Element {
  useErrorBoundary((problem) => withoutModule(replay.module, problem));
  const info = replay.info.value;
  const reel = replay.reel.value;
  const problem = replay.problem.value;
  if (problem) {
    return (
      <div class="site-page">
        <SiteHeader />
        <main class="stack page page-note" id="main">
          <h1 class="display">{say("replay-none")}</h1>
          <p>{problemText(problem)}</p>
          <div class="note-acts"><a class="btn btn-strong" href="/finished">{say("replay-to-list")}</a></div>
        </main>
      </div>
    );
  }
  if (!info || !reel) {
    return <main id="main" class="rv"><div class="loading" role="status"><span class="sr">{say("loading")}</span></div></main>;
  }
  if (info.game) ready(info.game);
  const said = words(info.game);
  const doc = replay.doc.value!;
  const board: BoardProps = {
    doc, info, seat: replay.viewer.value, choice: null, words: said, parts: replay.parts.value, onTarget: () => undefined,
    last: telling(replay.events.value, replay.module.value), events: replay.until.value, replay: true, moment: replay.moment.value,
  };
  return (
    <main id="main" class={replay.full.value ? "rv is-full" : "rv"} data-game={info.game}>
      <Head replay={replay} />
      <Stage board={board} replay={replay} />
      <Controls replay={replay} />
      <Rail replay={replay} board={board} />
      <Timeline replay={replay} board={board} />
    </main>
  );
}

function Head({ replay }: { replay: Replay }): JSX.Element {
  const info = replay.info.value!;
  const [branching, setBranching] = useState(false);
  const over = info.state === "over";
  const file = info.id === FILE; // nobody else can open it, and there is no table to play on from
  const ended = handsOpen(info) && replay.step.value >= replay.last.value;
  const share = async (): Promise<void> => {
    const link = replay.link();
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: "good", text: say(!info.watching ? "replay-shared-private" : over ? "replay-shared" : "replay-shared-running") });
    } catch {
      toast({ kind: "info", text: link }, 0); // no clipboard without https: to be copied by hand
    }
  };
  return (
    <header class="row rv-head">
      <a class="btn btn-ghost btn-icon" href={over ? "/finished" : `/table/${info.id}`} aria-label={say(over ? "replay-to-list" : "replay-to-table")} title={say(over ? "replay-to-list" : "replay-to-table")}><Icon name="i-back" /></a>
      <h1 class="display">{info.name}</h1>
      <span class="cut rv-summary" title={summary(replay)}>{summary(replay)}</span>
      <Eyes replay={replay} />
      {!file && <Act icon="i-play" label={say("replay-branch")} off={ended} act={() => { replay.playing.value = false; setBranching(true); }} />}
      {!file && <Act icon="i-link" label={say("replay-share")} act={() => void share()} />}
      {!file && over && <a class="btn btn-ghost btn-icon" href={`/api/tables/${info.id}/record`} download aria-label={say("replay-record")} title={say("replay-record")}><Icon name="i-download" /></a>}
      <ThemeButton />
      {branching && (
        <BranchDialog info={info} viewer={replay.viewer.value} at={replay.at() ?? 0} step={replay.step.value} close={() => setBranching(false)} />
      )}
    </header>
  );
}

/** A button of the head: its words go where there is no room for them. */
function Act({ icon, label, off, act }: { icon: string; label: string; off?: boolean; act: () => void }): JSX.Element {
  return <button type="button" class="btn btn-sm rv-act" title={label} disabled={off} onClick={act}><Icon name={icon} size="sm" /><span>{label}</span></button>;
}

/** Through whose eyes: all hands only when the match is over. */
function Eyes({ replay }: { replay: Replay }): JSX.Element {
  const info = replay.info.value!;
  const views = viewpoints(info);
  const few = views.length <= 3;
  return (
    <Segment
      class="rv-eyes" label={say("replay-eyes")} value={replay.viewer.value}
      change={(viewer) => void replay.look(viewer).catch(toastProblem)}
      choices={views.map((viewer) => ({
        value: viewer,
        name: viewName(info, viewer),
        label: (
          <span class="rv-eye" title={viewName(info, viewer)}>
            {viewer < 0 ? <Icon name="i-eye" size="sm" /> : <MiniSigil colour={info.seats[viewer]?.colour ?? 1} />}
            {(few || viewer === ALL || viewer === SPECTATOR) && <span class="rv-eye-name">{viewName(info, viewer)}</span>}
          </span>
        ),
      }))}
    />
  );
}

function summary(replay: Replay): string {
  const info = replay.info.value!;
  const game = gameName(info.game);
  const players = say("replay-players", { count: info.seats.length });
  if (info.state !== "over" || !info.result) return [game, players, say("replay-running")].join(" · ");
  const day = new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "long" }).format(info.moved);
  const names = info.result.winners.map((seat) => nameOf(info, seat)).join(", ");
  const early = !playedOut(info.result);
  const won = !info.result.winners.length ? (early ? "" : say("over-nobody")) : early || !hasPoints(info.result) ? say("over-won", { names, count: info.result.winners.length }) : say("replay-won", { names, count: info.result.winners.length, score: number(Math.max(...info.result.winners.map((seat) => info.result?.scores[seat] ?? 0))) });
  return [game, players, say("replay-finished", { day }), won, endingText(words(), info.result, leaverName(info, info.result))].filter(Boolean).join(" · ");
}

/** Keys of the whole page. What a control does with a key itself stays its own. */
function keyed(event: KeyboardEvent, replay: Replay): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event) || !replay.reel.peek()) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("dialog")) return;
  const grouped = target?.closest?.("[role=radiogroup], [role=tablist], [role=slider]");
  const acts: Readonly<Record<string, () => void>> = {
    "[": () => replay.move(-1),
    "]": () => replay.move(1),
    g: () => replay.nextGrain(),
    f: () => { replay.full.value = !replay.full.value; },
    ...(replay.full.peek() ? { Escape: () => { replay.full.value = false; } } : {}),
    ...(grouped ? {} : {
      ArrowLeft: () => replay.move(-1),
      ArrowRight: () => replay.move(1),
      Home: () => replay.go(0),
      End: () => replay.toEnd(),
    }),
    ...(target?.closest?.("button, a, summary, select") ? {} : { " ": () => replay.toggle() }),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

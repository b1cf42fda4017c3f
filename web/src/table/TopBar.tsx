/** Game and table, the round, the phases, the clock, and what belongs to the whole table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import type { Timeline } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { gameName } from "../shell/seats.ts";
import { Bell, ThemeButton } from "../shell/SiteHeader.tsx";
import { alertReader } from "./announce";
import { clockText, mainClock } from "./clocks";
import { useRoom } from "./context";
import { TableMenu } from "./TableMenu";
import { timelineAt } from "./phases";

export function TopBar() {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const doc = room.doc.value;
  const timeline = doc ? timelineAt(room.module.value, doc, words, room.parts.value) : null;
  return (
    <header class="row topbar">
      {info?.state !== "open" && <h1 class="sr">{info ? `${info.name} · Orrery` : "Orrery"}</h1>}
      <a class="row brand" href="/">
        <svg class="mark" aria-hidden="true"><use href="#mark" /></svg>
        <span class="sr">{words.say("brand-home")}: </span>
        <span class="brand-text">
          <span class="cut brand-game">{info && gameName(info.game)}</span>
          {info && <span class="cut brand-table">{words.say("room-line", { name: info.name, count: info.seats.length, pace: info.pace })}{info.parent !== null && ` · ${words.say("room-branched")}`}</span>}
        </span>
      </a>
      <div class="row topbar-mid">
        {timeline && timeline.round !== null && <RoundRing timeline={timeline} />}
        {timeline && timeline.phases.length > 0 && <Phases timeline={timeline} />}
      </div>
      <TurnClock />
      <div class="row topbar-end">
        <button type="button" class="btn btn-ghost btn-icon" aria-label={words.say("side-rules")} title={words.say("side-rules")} onClick={() => { room.rules.value = !room.rules.value; }}>
          <Icon name="i-book" />
        </button>
        <Bell />
        <ThemeButton />
        <Menu />
      </div>
    </header>
  );
}

const RING_WIDTH = 22; // what is inside of the ring: longer numbers are set narrower

function RoundRing({ timeline }: { readonly timeline: Timeline }) {
  const { words } = useRoom();
  const word = words.say(timeline.word ?? "room-round");
  const round = timeline.of ? words.say("room-round-of", { round: timeline.round, of: timeline.of }) : String(timeline.round);
  return (
    <span class="round" title={`${word} ${round}`}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle class="ring-track" cx="17" cy="17" r="14" />
        <circle class="ring-part" cx="17" cy="17" r="14" pathLength="100" stroke-dasharray={`${Math.round(timeline.part * 100)} 100`} transform="rotate(-90 17 17)" />
        <text class="ring-text" x="17" y="21" lengthAdjust="spacingAndGlyphs" textLength={(timeline.round ?? 0) > 999 ? RING_WIDTH : undefined}>{timeline.round}</text>
      </svg>
      <span class={timeline.ending ? undefined : "no-phone"}><span class="no-phone">{word} </span><b>{round}</b></span>
    </span>
  );
}

function Phases({ timeline }: { readonly timeline: Timeline }) {
  const { words } = useRoom();
  return (
    <ol class="timeline" aria-label={words.say("room-phases")}>
      {timeline.phases.map((phase) => (
        <li key={phase.id} class={phase.state === "next" ? undefined : phase.state} aria-current={phase.state === "now" ? "step" : undefined}>
          <span class="dot" />
          <span class="t">{phase.label}</span>
          {phase.state === "off" && <span class="sr">{words.say("room-phase-off")}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The last minute of my own clock is said aloud. */
function TurnClock() {
  const room = useRoom();
  const { words } = room;
  useNow();
  const info = room.info.value;
  const clock = info ? mainClock(info, room.mine.value) : null;
  const late = clock !== null && clock.mine && clock.left < 60_000;
  useEffect(() => {
    if (late) alertReader(words.say("clock-last-minute"));
  }, [late]);
  if (!clock) return null;
  return (
    <span class={clock.mine ? (late ? "clock is-mine is-late" : "clock is-mine") : "clock"} role="timer" aria-label={words.say(clock.mine ? "clock-mine" : "clock-theirs")}>
      <Icon name="i-clock" size="sm" />
      <span class="num">{clockText(clock.left)}</span>
    </span>
  );
}

function Menu() {
  const { words } = useRoom();
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open.value) return undefined;
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node)) open.value = false;
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", away);
    };
  }, [open.value]);
  return (
    <div class="menu-box" ref={box}>
      <button type="button" class="btn btn-ghost btn-icon keep" aria-expanded={open.value} aria-label={words.say("menu")} title={words.say("menu")} onClick={() => { open.value = !open.value; }}>
        <Icon name="i-menu" />
      </button>
      {open.value && <TableMenu close={() => { open.value = false; }} />}
    </div>
  );
}

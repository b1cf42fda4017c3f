/** A card before a player: what it is, its projects with the cubes on them, what it needs, whether it works. */

import type { ComponentChildren, JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { soft } from "../../shell/soft.ts";
import { hovering, pressing, show } from "../../table/pointing.ts";
import type { BoardProps, Choice } from "../types.ts";
import { progressOf } from "./cells.ts";
import { Cells, Cube, SymbolIcon } from "./Cells.tsx";
import { met, stateOf, stolenBy, takenFrom, TYPE_ICON } from "./cards.ts";
import { meant, optionsBySpot } from "./spots.ts";
import { faceOf, type MasterZones, type Parts, type ProjectFace } from "./zones.ts";

export interface CardProps extends Pick<BoardProps, "choice" | "words" | "onTarget"> {
  readonly text: string;
  readonly parts: Parts;
  readonly zones: MasterZones;
  /** Whose card it is; -1: it lies in a deck. */
  readonly seat: number;
  /** Nothing on it can be chosen. */
  readonly quiet?: boolean;
  readonly last?: boolean;
  /** It is an option of the panel: chosen there by a control of its own. */
  readonly children?: ComponentChildren;
}

/** Questions that are answered with a whole project of one's own. */
const PROJECTS_ASKED: ReadonlySet<string> = new Set(["reward", "clear", "recall", "slot", "occupy"]);

export function MasterCard(props: CardProps): JSX.Element {
  const { text, parts, zones, words, seat, quiet } = props;
  const choice = quiet ? null : props.choice;
  const face = faceOf(parts, text);
  const name = words.name(text, "card");
  const all = choice ? (optionsBySpot(choice).get(text) ?? []) : [];
  const options = meant(choice, all);
  const single = options.length === 1 ? (options[0] as string) : null;
  const chosen = options.some((option) => choice?.isChosen(option));
  const lit = choice !== null && choice.preview.value !== null && all.includes(choice.preview.value);
  const blocked = choice !== null && all.length > 0 && options.length === 0;
  const state = stateOf(parts, zones, seat, text);
  const classes = [
    "ms-card", `type-${face.type}`, state && `is-${state}`, options.length > 0 && "is-target", chosen && "is-chosen", lit && "is-preview",
    blocked && "is-blocked", props.last && "is-last",
  ].filter(Boolean).join(" ");
  const target = single !== null
    ? { role: "button" as const, tabIndex: 0, "aria-pressed": chosen, "data-target": single }
    : {};
  return (
    <article
      class={classes}
      data-piece={text}
      data-of={seat >= 0 ? seat : undefined}
      {...target}
      {...pressing(text, single === null ? null : () => props.onTarget(single), blocked ? () => props.onTarget(all[0] ?? text) : null)}
      {...hovering(text, choice, single)}
    >
      {single !== null && <span class="sr">{optionWord(props, single)}: {name}, </span>}
      <header>
        <Icon name={TYPE_ICON[face.type]} />
        <span>{words.say(`type-${face.type}`)}</span>
        {chosen && <Icon name="i-check" class="ms-tick" />}
      </header>
      {single === null
        ? <button type="button" class="ms-name" aria-haspopup="dialog" onClick={(event) => { event.stopPropagation(); show(text, event.currentTarget.closest("article") ?? event.currentTarget, true); }}>{soft(name)}</button>
        : <b class="ms-name">{soft(name)}</b>}
      {Object.entries(face.projects).map(([project, one]) => <ProjectRow key={project} {...props} choice={choice} project={project} face={one} inside={single !== null} />)}
      <Foot {...props} />
      {options.length > 1 && (
        <div class="ms-choices">
          {options.map((option) => (
            <button
              key={option}
              type="button"
              class={choice?.isChosen(option) ? "btn btn-sm is-on" : "btn btn-sm"}
              aria-pressed={choice?.isChosen(option)}
              data-target={option}
              onClick={(event) => {
                event.stopPropagation();
                props.onTarget(option);
              }}
            >
              {optionWord(props, option)}
            </button>
          ))}
        </div>
      )}
      {props.children}
    </article>
  );
}

/** What choosing this card does, in a word or two: "discard", "lay on a track". */
function optionWord({ words, choice }: CardProps, option: string): string {
  const ask = choice?.asked.ask ?? "";
  const key = `master-card-${option.startsWith("lay@") ? "lay" : ask}`;
  return words.say(words.has(key) ? key : "master-card-choose");
}

interface RowProps extends CardProps {
  readonly project: string;
  readonly face: ProjectFace;
  readonly choice: Choice | null;
  /** The whole card is a control: what is in it is only drawn. */
  readonly inside: boolean;
}

/** A project: what it brings, and its cells. The row is a target where a whole project is chosen. */
function ProjectRow(props: RowProps) {
  const { project, face, choice, words, parts, zones, seat } = props;
  const rows = choice && PROJECTS_ASKED.has(choice.asked.ask) ? meant(choice, optionsBySpot(choice).get(project) ?? []) : [];
  // Bases to be placed (`terrans.base@b1`) are chosen on the map; their slot is lit.
  const slot = zones.seats[seat]?.prepared.includes(project) ?? false;
  const option = rows[0];
  const chosen = option !== undefined && choice?.isChosen(option);
  const lit = choice?.preview.value?.startsWith(project) === true && choice.preview.value.replace(/@.*/, "") === project;
  const { filled, of } = progressOf(parts, zones, project);
  const classes = ["ms-prj", `kind-${face.kind}`, filled === of && "is-full", option && "is-target", chosen && "is-chosen", lit && "is-preview"].filter(Boolean).join(" ");
  const label = <ProjectLabel face={face} words={words} filled={filled} slot={slot} state={stateOf(parts, zones, seat, project)} />;
  if (option === undefined || !choice || props.inside) {
    return <div class={classes}>{label}<span aria-hidden={props.inside || undefined} class="ms-wrap"><Cells {...props} choice={props.inside ? null : choice} /></span></div>;
  }
  return (
    <button
      type="button"
      class={classes}
      data-target={option}
      aria-pressed={chosen}
      onClick={(event) => {
        event.stopPropagation();
        props.onTarget(option);
      }}
      onPointerEnter={() => { choice.preview.value = option; }}
      onPointerLeave={() => { choice.preview.value = null; }}
    >
      {/* Its name is what is written on it, and before that whose project it is. */}
      <span class="sr">{words.name(project, "card")}: {words.say(`kind-${face.kind}`)}, </span>
      {label}
      <Cells {...props} choice={null} />
    </button>
  );
}

/** What a project brings, in a symbol and a word. */
export function ProjectLabel({ face, words, filled, slot, state }: { readonly face: ProjectFace; readonly words: BoardProps["words"]; readonly filled: number; readonly slot: boolean; readonly state: string | null }) {
  const deck = takenFrom(face);
  switch (face.kind) {
    case "base":
      return <span class="ms-rw"><Icon name="r-disc" class={slot ? "ms-slot on" : "ms-slot"} /> {words.say(slot ? "master-prepared" : "master-base")}</span>;
    case "card":
      return <span class="ms-rw"><Icon name="r-card" />{deck.count > 1 ? ` ${deck.count} ×` : ""} {words.say(`master-deck-${deck.type}`)}</span>;
    case "steal": {
      const colour = stolenBy(face);
      return <span class="ms-rw"><Icon name="i-swap" /> {words.say("master-steal")} {colour && <Cube colour={colour} class="tiny" />}</span>;
    }
    case "programme":
      return <span class="ms-rw ms-syms">{face.symbols.map((symbol, i) => <SymbolIcon key={i} symbol={symbol} />)}<span class="sr">{face.symbols.map((symbol) => words.say(`symbol-${symbol}`)).join(", ")}</span></span>;
    case "conflict":
      return <span class={`ms-rw side-${face.side}`}><i class="ms-side" /> {words.say(`master-side-${face.side}`)}</span>;
    default:
      return <span class="ms-rw">{state === "live" ? words.say("master-state-live") : words.say("master-of", { count: filled, of: face.cells.length })}</span>;
  }
}

/** What a card needs or gives besides its projects. */
function Foot({ text, parts, zones, seat, words }: CardProps) {
  const face = faceOf(parts, text);
  const state = stateOf(parts, zones, seat, text);
  if (face.type === "race") return null;
  if (face.type === "conflict") {
    return (
      <footer>
        {face.symbol && <SymbolIcon symbol={face.symbol} />}
        <span class="sr">{face.symbol && words.say(`symbol-${face.symbol}`)}</span>
        <span><Icon name="r-cube" /> {face.resources ?? 0}<span class="sr"> {words.say("master-resources")}</span></span>
        <span>{words.say(text in zones.conflicts ? "master-laid" : "master-not-laid")}</span>
      </footer>
    );
  }
  const needs = seat >= 0 ? met(parts, zones, seat, face.requirement) : face.requirement.map((symbol) => ({ symbol, met: true }));
  return (
    <>
      {face.ability && <p class="ms-ability">{soft(words.tell(face.ability))}</p>}
      <footer>
        {needs.map((one, i) => (
          <span key={i} class={one.met ? "ms-need" : "ms-need is-lacking"}>
            <SymbolIcon symbol={one.symbol} />
            <span class="sr">{words.say(one.met ? "master-need-met" : "master-need-lacking", { symbol: words.say(`symbol-${one.symbol}`) })}</span>
          </span>
        ))}
        {face.symbols.map((symbol, i) => <SymbolIcon key={`s${i}`} symbol={symbol} />)}
        {face.symbols.length > 0 && <span class="sr">{face.symbols.map((symbol) => words.say(`symbol-${symbol}`)).join(", ")}</span>}
        {state && <span class={`ms-state is-${state}`}>{words.say(state === "lacking" ? "master-needed" : `master-state-${state}`)}</span>}
      </footer>
    </>
  );
}

/** Fleets on the page of battle odds: ships by steppers, their figures, guards. */

import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { Segment } from "../../shell/Segment.tsx";
import { Stepper } from "../../table/widgets/Stepper.tsx";
import type { FleetEditor, FleetProps, FleetsProps, GameOdds, Speaks } from "../types.ts";
import { changed, FIGURES, PIECES, printedIn, readFleet, SHIPS, writeFleet, type Figure, type Figures, type Fleet, type Guard, type Printed, type Ship } from "./fleet.ts";
import ships from "./ships.svg";
import own from "./symbols.svg";

const EVERY_SHIP = ["interceptor,cruiser,dreadnought,starbase", "ancient"];
const FIGURE_ICON: readonly (readonly [letter: Figure, icon: string, ink: string])[] = [
  ["i", "r-init", "--ink-3"], ["c", "r-computer", "--good"], ["s", "r-shield", "--c-science"], ["h", "r-hull", "--ink-2"],
  ["y", "d-1", "--c-die-yellow"], ["o", "d-1", "--c-die-orange"], ["r", "d-1", "--c-die-red"], ["m", "r-drive", "--c-die-orange"],
];

/** The editor, given what ships without tiles can do. */
function editorOf(printed: Printed): FleetEditor {
  const read = (text: string): Fleet => readFleet(text, printed);
  const write = (fleet: Fleet): string => writeFleet(fleet, printed);
  return {
    first: ["2cruiser,interceptor", "ancient"],
    added: "interceptor",
    tidy: (text) => write(read(text)),
    neutral: (text) => read(text).kind !== "fleet",
    Fleets: ({ sides, who, places, words, set }: FleetsProps) => {
      const other = places[1];
      const right = read(sides[other]!.fleet);
      const put = (place: number, fleet: Fleet): void => set(place, write(fleet));
      const cell = (ship: Ship, place: number): JSX.Element => {
        const fleet = read(sides[place]!.fleet);
        if (fleet.kind !== "fleet") return <span class="od-gap" />;
        return <span data-seat={who[place]!.colour}><Count ship={ship} of={who[place]!.name} fleet={fleet} words={words} set={(one) => put(place, one)} /></span>;
      };
      return (
        <>
          {other === sides.length - 1 && <Kind fleet={right} words={words} set={(kind) => set(other, kind === "fleet" ? "" : `1${kind}`)} />}
          <ul class="od-ships">
            {SHIPS.map((ship) => <li key={ship}>{cell(ship, places[0])}<Name ship={ship} words={words} />{cell(ship, other)}</li>)}
            {right.kind !== "fleet" && <GuardRow fleet={right} kind={right.kind} colour={who[other]!.colour} words={words} set={(one) => put(other, one)} />}
          </ul>
        </>
      );
    },
    Fleet: ({ fleet, who, words, set }: FleetProps) => (
      <>
        <Brief fleet={read(fleet)} words={words} />
        <Designs name={who.name} fleet={read(fleet)} printed={printed} words={words} set={(one) => set(write(one))} />
      </>
    ),
  };
}

function Kind({ fleet, words, set }: { fleet: Fleet; words: Speaks; set: (kind: Fleet["kind"]) => void }): JSX.Element {
  return (
    <Segment
      label={words.say("odds-defended")} value={fleet.kind} change={set}
      choices={[
        { value: "fleet" as const, label: words.say("odds-player") }, { value: "ancient" as const, label: words.say("guard-ancients") },
        { value: "gcds" as const, label: words.say("odds-gcds"), name: words.say("guard-gcds") },
      ]}
    />
  );
}

function Name({ ship, words }: { ship: Ship | Guard; words: Speaks }): JSX.Element {
  return <span class="row od-ship"><svg viewBox="0 0 48 48" aria-hidden="true"><use href={`#s-${ship}`} /></svg><b>{words.name(ship, "ship")}</b></span>;
}

function Count({ ship, of, fleet, words, set }: { ship: Ship; of: string; fleet: Fleet; words: Speaks; set: (fleet: Fleet) => void }): JSX.Element {
  return <Stepper words={words} name={`${of}: ${words.name(ship, "ship")}`} value={fleet.ships[ship].count} least={0} most={PIECES[ship]} onChange={(count) => set(changed(fleet, ship, { count }))} />;
}

function GuardRow({ fleet, kind, colour, words, set }: { fleet: Fleet; kind: Guard; colour: number; words: Speaks; set: (fleet: Fleet) => void }): JSX.Element {
  return (
    <li>
      <span class="od-gap" />
      <Name ship={kind} words={words} />
      <span data-seat={colour}>
        <Stepper words={words} name={words.name(kind, "ship")} value={fleet.guards} least={1} most={PIECES[kind]} onChange={(guards) => set({ ...fleet, guards })} />
      </span>
    </li>
  );
}

/** The figures of every type that is there at a glance: those that are not 0. */
function Brief({ fleet, words }: { fleet: Fleet; words: Speaks }): JSX.Element | null {
  const there = SHIPS.filter((ship) => fleet.ships[ship].count > 0);
  if (there.length === 0) return null;
  return (
    <ul class="od-brief">
      {there.map((ship) => {
        const { figures } = fleet.ships[ship];
        return (
          <li key={ship}>
            <b>{words.name(ship, "ship")}</b>
            {FIGURE_ICON.filter(([letter]) => figures[letter] > 0).map(([letter, icon, ink]) => (
              <span key={letter} title={words.say(`odds-figure-${letter}`)}>
                <span class="sr">{words.say(`odds-figure-${letter}`)} </span>
                <Icon name={icon} style={{ color: `var(${ink})` }} />{figures[letter]}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The figures of every type that is there; one line until it is opened. */
function Designs({ name, fleet, printed, words, set }: { name: string; fleet: Fleet; printed: Printed; words: Speaks; set: (fleet: Fleet) => void }): JSX.Element {
  const there = SHIPS.filter((ship) => fleet.ships[ship].count > 0);
  return (
    <details class="od-designs">
      <summary>{words.say("odds-designs", { name })}</summary>
      {there.length === 0 && <p class="dim">{words.say("odds-no-ships")}</p>}
      {there.map((ship) => {
        const { figures } = fleet.ships[ship];
        const called = words.name(ship, "ship");
        const change = (letter: Figure, value: number): void => set(changed(fleet, ship, { figures: { ...figures, [letter]: value } as Figures }));
        return (
          <fieldset key={ship}>
            <legend>{called}</legend>
            {(Object.keys(FIGURES) as Figure[]).map((letter) => (
              <span class={figures[letter] === printed[ship][letter] ? "row od-figure" : "row od-figure is-changed"} key={letter}>
                <span>{words.say(`odds-figure-${letter}`)}</span>
                <Stepper words={words} name={`${called}: ${words.say(`odds-figure-${letter}`)}`} value={figures[letter]} least={0} most={FIGURES[letter]} onChange={(value) => change(letter, value)} />
              </span>
            ))}
          </fieldset>
        );
      })}
    </details>
  );
}

const ODDS: GameOdds = {
  symbols: [ships, own],
  open: async (ask) => editorOf(printedIn((await ask(EVERY_SHIP)).sides[0]!.units)),
};

export default ODDS;

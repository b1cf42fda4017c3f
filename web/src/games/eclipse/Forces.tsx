/** The ships in a hex on its information card: whose they are, how many of each type, and how they fight. */

import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import type { BoardProps, Speaks } from "../types.ts";
import { plus } from "./figures.ts";
import type { Group } from "./layout.ts";
import { partsOf, zonesOf, type DesignTotals, type Die } from "./zones.ts";

const DICE: readonly Die[] = ["yellow", "orange", "red"];

/** One type of ships of one side. */
type Force = Pick<Group, "seat" | "ship" | "count">;

export function Forces({ props, forces }: { readonly props: BoardProps; readonly forces: readonly Force[] }): JSX.Element {
  const { words, info } = props;
  return (
    <ul class="em-forces">
      {forces.map((one) => {
        const { seat, ship, count } = one;
        const colour = info.seats[seat]?.colour;
        return (
          <li key={`${seat} ${ship}`} data-seat={colour}>
            <Icon name={`s-${ship}`} class="em-info-ship" />
            <b>{count} × {words.name(ship, seat < 0 ? "guard" : "ship")}</b>
            {colour !== undefined && <Sigil colour={colour} size="sm" title={info.seats[seat]?.name ?? ""} />}
            <Fighting words={words} totals={totalsOf(props, one)} />
          </li>
        );
      })}
    </ul>
  );
}

/** The figures of a ship by its owner's blueprint, those of guards as printed. */
function totalsOf({ doc, parts }: BoardProps, { seat, ship }: Force): DesignTotals {
  if (ship !== "ancient" && ship !== "gcds") return zonesOf(doc).seats[seat]?.designs?.[ship] ?? {};
  const { initiative, hull, computer, dice } = partsOf(parts).guards[ship];
  return { initiative, hull, computer, cannons: { yellow: dice } };
}

/** Initiative, hull, computer, shield and dice, each with its symbol. */
function Fighting({ words, totals }: { readonly words: Speaks; readonly totals: DesignTotals }): JSX.Element {
  const { initiative = 0, hull = 0, computer = 0, shield = 0 } = totals;
  const figures = [["initiative", "r-init", String(initiative)], ["hull", "r-hull", String(hull)], ["computer", "r-computer", plus(computer)], ["shield", "r-shield", `−${shield}`]] as const;
  return (
    <span class="em-fighting">
      {figures.map(([name, icon, value]) => (
        <span key={name} title={words.say(`eclipse-b-total-${name}`)}><Icon name={icon} /><span class="sr">{words.say(`figure-${name}`)} </span>{value}</span>
      ))}
      {(["missiles", "cannons"] as const).flatMap((kind) => DICE.map((colour) => {
        const count = totals[kind]?.[colour] ?? 0;
        if (!count) return null;
        const said = words.say(`eclipse-b-total-${kind}`, { colour: words.say(`die-${colour}`), count });
        return (
          <span key={kind + colour} title={said}>
            <span class="sr">{said}</span>
            {kind === "missiles" && <Icon name="r-drive" style={{ color: `var(--c-die-${colour})` }} />}
            <Icon name="d-1" style={{ color: `var(--c-die-${colour})` }} /><span aria-hidden="true">×{count}</span>
          </span>
        );
      }))}
    </span>
  );
}

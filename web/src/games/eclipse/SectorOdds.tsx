/** The odds of a hex: of the battle that will be there, or of one that my ships in reach could begin. */

import type { JSX } from "preact";

import { pageOf, sidesOf } from "../../odds/address.ts";
import { placeOdds, useOdds } from "../../odds/ask.ts";
import { OddsBar } from "../../odds/OddsBar.tsx";
import { Survivors } from "../../odds/Survivors.tsx";
import type { SideOdds } from "../../net/wire.ts";
import type { BoardProps, Contender } from "../types.ts";
import { battleNow } from "./battle.ts";
import { attacksNow } from "./chances.ts";
import { contested, enemiesIn, movementOf, pinned, reachOf, shipsOf } from "./reach.ts";
import { partsOf, SHIPS, zonesOf, type EclipseZones, type Parts } from "./zones.ts";

/** My ships elsewhere that could come to a hex, by type; as many stay behind as are pinned there. */
export function shipsInReach(zones: EclipseZones, parts: Parts, seat: number, sector: string): number[] {
  const coming = SHIPS.map(() => 0);
  for (const start of Object.keys(zones.map)) {
    const fleet = start === sector ? undefined : zones.map[start]?.ships?.find((one) => one.seat === seat);
    if (!fleet) continue;
    let free = shipsOf(zones, seat, start) - pinned(zones, parts, seat, start);
    for (const [place, ship] of [...SHIPS.entries()].reverse()) {
      const steps = movementOf(zones, seat, ship);
      const count = Math.min(free, fleet[ship] ?? 0);
      if (!steps || !count || !reachOf(zones, parts, seat, start, steps).has(sector)) continue;
      coming[place]! += count;
      free -= count;
    }
  }
  return coming;
}

export function SectorOdds({ props, sector, bare = false }: { readonly props: BoardProps; readonly sector: string; readonly bare?: boolean }): JSX.Element | null {
  const { doc, info, seat, words, replay } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const battle = contested(zones, parts, sector);
  const guarded = zones.gcds && parts.sectors[sector]?.gcds ? 1 : 0;
  const target = !battle && seat >= 0 && enemiesIn(zones, parts, seat, sector) + guarded > 0;
  const attack = props.choice ? attacksNow(zones, parts, props.choice).find((one) => one.sector === sector) : undefined;
  const inHand = SHIPS.map((ship) => (attack?.coming === `1${ship}` ? 1 : 0));
  const coming = attack ? inHand : target ? shipsInReach(zones, parts, seat, sector) : [];
  const asked = !replay && zones.map[sector] !== undefined && (battle || coming.some(Boolean));
  const now = battleNow(zones)?.hex === sector && !attack;
  const fleet = SHIPS.flatMap((ship, n) => (coming[n] ? [`${coming[n]}${ship}`] : [])).join(",");
  const { odds, problem } = useOdds(asked ? placeOdds(info.id, seat, sector, fleet) : "", info.game, doc.at);
  const { odds: duel } = useOdds(now && (odds?.sides.length ?? 0) > 2 ? placeOdds(info.id, seat, sector, "", true) : "", info.game, doc.at);
  if (asked && problem) {
    return (
      <section class={bare ? "stack od-hex is-bare" : "stack od-hex"} aria-label={words.say("eclipse-odds")}>
        <h4 class="label">{words.say("eclipse-odds")}</h4>
        <p class="dim" role="status">{problem}</p>
      </section>
    );
  }
  if (!asked || !odds?.sides.length) return null;
  const who = (side: SideOdds): Contender =>
    side.seat >= 0 ? { name: info.seats[side.seat]?.name ?? "", colour: info.seats[side.seat]?.colour ?? 1 }
      : { name: words.name(side.neutral, "guard"), colour: 0 };
  const sides = odds.sides.map(who);
  const link = pageOf(info.game, sidesOf(odds.sides.map((side) => side.fleet)));
  const sent = SHIPS.flatMap((ship, n) => (coming[n] ? [`${coming[n]} × ${words.name(ship, "ship")}`] : [])).join(", ");
  return (
    <section class={bare ? "stack od-hex is-bare" : "stack od-hex"} aria-label={words.say("eclipse-odds")}>
      {duel && duel.sides.length === 2 && (
        <>
          <h4 class="label">{words.say("eclipse-odds-duel")}</h4>
          <OddsBar odds={duel} sides={duel.sides.map(who)} />
        </>
      )}
      <h4 class="label">{battle && !attack ? words.say(duel ? "eclipse-odds-hex" : "eclipse-odds") : words.say("eclipse-odds-with", { ships: sent })}</h4>
      <OddsBar odds={odds} sides={sides} />
      {!bare && <Survivors odds={odds} sides={sides} words={words} />}
      {bare && <a class="btn btn-ghost btn-sm" href={link}>{words.say("eclipse-odds-open")}</a>}
    </section>
  );
}

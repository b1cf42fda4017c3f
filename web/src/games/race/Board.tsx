/** The table of Race: the others' tableaus at a glance, one tableau large, twelve slots to the end of the game. */

import { useState } from "preact/hooks";

import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import { Called } from "../../table/Called.tsx";
import { Coach } from "../../table/Coach.tsx";
import type { BoardProps } from "../types.ts";
import { ActionRow, ActionTag } from "./Actions.tsx";
import { advice } from "./advice.ts";
import { AskedCards, cardsAsked, HandBelow, handOnBoard } from "./Asked.tsx";
import { badgeOf, optionName } from "./badges.ts";
import { Miniature, RaceCard } from "./Card.tsx";
import { useDetails } from "./Detail.tsx";
import { HandTools } from "./Hand.tsx";
import { aboutOf, partsOf, zonesOf, type Parts, type RaceZones } from "./pieces.ts";
import { lastCards, optionsByCard, specialMilitary, whereOf } from "./places.ts";
import { cardName, signed } from "./saying.ts";
import { TIPS } from "./tips.ts";

export function RaceBoard(props: BoardProps) {
  const { doc, info, words, choice } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const own = props.seat >= 0 ? props.seat : (zones.order[0] ?? 0);
  const [looked, look] = useState<number | null>(null);
  const shown = looked ?? own;
  const asked = shown === own && cardsAsked(choice);
  const below = shown === own && !asked && handOnBoard(choice);
  const rows = Math.ceil(tableauOf(zones, shown) / PLACES_IN_A_ROW);
  useDetails({ words, parts, zones, choice });
  const start = Math.max(0, zones.order.indexOf(own));
  const others = zones.order.map((_, i) => zones.order[(start + i) % zones.order.length] as number).filter((seat) => seat !== shown);
  const name = (seat: number) => info.seats[seat]?.name ?? "";
  return (
    <div class="stack rb" data-seats={zones.seats.length} data-asked={asked ? "" : undefined}>
      <div class="rb-opps" data-count={others.length}>
        {others.map((seat) => (
          <Opponent key={seat} {...props} {...{ zones, parts, seat }} name={seat === props.seat ? words.say("race-you") : name(seat)} onLook={() => look(seat === own ? null : seat)} />
        ))}
      </div>
      {asked ? <AskedCards {...props} {...{ zones, parts }} /> : <section class="stack rb-mine" aria-label={shown === props.seat ? words.say("race-your-tableau") : words.say("race-tableau-of", { name: name(shown) })}>
        <Heading {...props} {...{ zones, parts, shown }} name={name(shown)} onBack={shown !== own ? () => look(null) : null} />
        {whereOf(choice) === "actions" && choice && <ActionRow {...props} choice={choice} />}
        <Tableau {...props} {...{ zones, parts, shown }} {...(below ? { rows } : {})} />
        {below && <HandBelow {...props} {...{ zones, parts, rows }} />}
      </section>}
      {info.guided && props.seat >= 0 && !props.replay && <Coach {...props} parts={parts} tips={TIPS} idea={() => choice && advice({ choice, zones, parts, words })} />}
    </div>
  );
}

/** Places of a tableau side by side. */
const PLACES_IN_A_ROW = 6;

/** How many places of a tableau are taken. */
function tableauOf(zones: RaceZones, seat: number): number {
  const zone = zones.seats[seat];
  return zone ? zone.tableau.length + (zone.laid ? 1 : 0) : 0;
}

interface SeatProps extends Omit<BoardProps, "parts"> {
  readonly zones: RaceZones;
  readonly parts: Parts;
}

function Opponent({ zones, parts, words, seat, info, last, name, onLook }: SeatProps & { readonly name: string; onLook(): void }) {
  const zone = zones.seats[seat];
  const row = info.seats[seat];
  if (!zone || !row) return null;
  const recent = last && last["seat"] === seat ? lastCards(last) : new Set<string>();
  const empty = Math.max(0, parts.tableau - zone.tableau.length - (zone.laid ? 1 : 0));
  return (
    <section class="rb-opp" data-seat={row.colour} aria-label={name}>
      <header>
        <Sigil colour={row.colour} size="sm" />
        <button type="button" class="cut rb-look" onClick={onLook} title={words.say("race-look-at", { name })}>
          <Called name={name} names={info.seats.map((one) => one.name)} />
          <span class="sr">, {words.say("race-look-at", { name })}</span>
        </button>
        {row.bot && <Icon name="i-robot" size="sm" class="dim" />}
        <span class="rb-tags">
          {zone.actions.map((action) => <ActionTag key={action} action={action} words={words} />)}
        </span>
      </header>
      <ul class="rb-minis">
        {zone.tableau.map((card) => (
          <Miniature key={card} text={card} good={zone.goods.includes(card)} last={recent.has(card)} {...{ parts, words, seat }} />
        ))}
        {zone.laid && <Miniature key={zone.laid} text={zone.laid} good={false} last {...{ parts, words, seat }} />}
        {Array.from({ length: empty }, (_, i) => <li key={`slot ${i}`} class="mc void" />)}
      </ul>
    </section>
  );
}

function Heading({ zones, parts, words, shown, seat, name, info, onBack }: SeatProps & { readonly shown: number; readonly name: string; readonly onBack: (() => void) | null }) {
  const zone = zones.seats[shown];
  if (!zone) return null;
  const special = specialMilitary(parts, zone.tableau);
  const mine = shown === seat;
  const count = tableauOf(zones, shown);
  return (
    <div class="row rb-head">
      <span class="label rb-title">
        {!mine && <Sigil colour={info.seats[shown]?.colour ?? 1} size="sm" />}
        {mine ? words.say("race-your-tableau") : words.say("race-tableau-of", { name })}
      </span>
      {zone.actions.map((action) => <ActionTag key={action} action={action} words={words} />)}
      <span class="chip" title={words.say("race-military-help")}>
        <Icon name="r-military" size="sm" class="rb-might" />
        {words.say("race-military", { amount: signed(zone.military) })}
        {special.map(({ against, amount }) => (
          <span key={against} class="dim no-phone">{words.say("race-military-against", { amount: signed(amount), what: words.say(against) })}</span>
        ))}
      </span>
      <span class="chip" data-coach="slots">
        <Icon name="i-target" size="sm" />
        {zone.laid && <span class="no-phone">{words.say("race-slots-with", { count, most: parts.tableau, card: cardName(words, zone.laid) })}</span>}
        <span class={zone.laid ? "only-phone" : undefined}>{words.say("race-slots", { count, most: parts.tableau })}</span>
      </span>
      <HandTools {...{ words, info, zones, seat }} sortable={false} />
      {onBack && (
        <button type="button" class="btn btn-sm" onClick={onBack}>
          <Icon name="i-back" size="sm" />
          {seat >= 0 ? words.say("race-back-to-mine") : words.say("race-back")}
        </button>
      )}
    </div>
  );
}

/** My tableau in the tray, while the board shows cards that are asked about. */
export function OwnTableau(props: BoardProps) {
  return <Tableau {...props} zones={zonesOf(props.doc)} parts={partsOf(props.parts)} shown={props.seat} />;
}

/** A tableau with its free places; with `rows` only as many of them as fill these. */
function Tableau(props: SeatProps & { readonly shown: number; readonly rows?: number }) {
  const { zones, parts, words, choice, shown, last } = props;
  const zone = zones.seats[shown];
  if (!zone) return null;
  const mine = shown === props.seat;
  const where = whereOf(choice);
  const options = mine && where === "tableau" ? optionsByCard(choice) : new Map<string, readonly string[]>();
  const recent = last && last["seat"] === shown ? lastCards(last) : new Set<string>();
  const used = tableauOf(zones, shown);
  const slots = Math.max(props.rows === undefined ? parts.tableau : props.rows * PLACES_IN_A_ROW, used);
  const placing = mine && choice?.asked.ask === "how" ? aboutOf(choice.asked) : null;
  return (
    <div class="rb-slots" data-wide={slots > parts.tableau ? "" : undefined} style={props.rows === undefined ? undefined : { "--deep": props.rows }}>
      {zone.tableau.map((card) => {
        const own = options.get(card) ?? [];
        const offered = choice ? own.filter((option) => choice.offers(option)) : [];
        const line = placing?.bill ? [...(placing.bill.lines ?? []), ...(placing.bill.military ?? [])].some((one) => one.card === card) : false;
        return (
          <RaceCard
            key={card}
            text={card}
            seat={shown}
            good={zone.goods.includes(card)}
            last={recent.has(card)}
            options={own}
            blocked={own.length > 0 && offered.length === 0}
            badge={offered.length === 1 && offered[0] !== undefined ? badgeOf(words, choice, offered[0]) : null}
            {...(line ? { lights: `bill ${card}` } : {})}
            optionName={(option) => optionName(words, choice, option)}
            {...{ parts, words, choice: mine ? choice : null, onTarget: props.onTarget }}
          />
        );
      })}
      {zone.laid && (
        <RaceCard
          key={zone.laid}
          text={zone.laid}
          seat={shown}
          placing={words.say("race-laid-out")}
          class={placing ? "" : "is-waiting"}
          {...{ parts, words, choice: null, onTarget: props.onTarget }}
        />
      )}
      {Array.from({ length: slots - used }, (_, i) => (
        <div key={`slot ${i}`} class="rc void">
          <span>{words.say("race-slot", { number: used + i + 1 })}</span>
        </div>
      ))}
    </div>
  );
}

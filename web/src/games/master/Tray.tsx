/** What is mine, and what all share: my cards with my bag, the decks, who holds which symbol, the others' cards. */

import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import { LargeButton } from "../../table/LargeCards.tsx";
import { show } from "../../table/pointing.ts";
import { Spread } from "../../table/Spread.tsx";
import type { BoardProps, TrayTab } from "../types.ts";
import { Bag, OtherBags } from "./Bag.tsx";
import { MasterCard } from "./Card.tsx";
import { TYPE_ICON } from "./cards.ts";
import { SymbolIcon } from "./Cells.tsx";
import { CubeRow, Drawn } from "./Drawn.tsx";
import { Legend } from "./Legend.tsx";
import { symbolSources, type Source } from "./sources.ts";
import { GOAL } from "./standing.ts";
import { bestSymbol, cubesIn, faceOf, partsOf, SYMBOLS, zonesOf, type CardType } from "./zones.ts";

export function tray(props: BoardProps): readonly TrayTab[] {
  const { doc, words, seat } = props;
  const zones = zonesOf(doc);
  const own = zones.seats[seat];
  const shared: readonly TrayTab[] = [
    { id: "decks", label: words.say("master-tab-decks"), Body: Decks },
    { id: "symbols", label: words.say("master-tab-symbols"), Body: Symbols },
  ];
  if (!own) return [{ id: "others", label: words.say("master-tab-all"), Body: Others }, ...shared, { id: "legend", label: words.say("master-tab-legend"), Body: Legend }];
  return [
    { id: "cards", label: words.say("master-tab-mine"), count: words.say("master-of", { count: own.cards.length, of: own.limit }), Body: Mine },
    ...shared,
    { id: "others", label: words.say("master-tab-others"), Body: Others },
    { id: "legend", label: words.say("master-tab-legend"), Body: Legend },
  ];
}

/** The tray folded to a line: the cubes drawn, the bag, the cards, the symbol I have most of. */
export function BagSum({ doc, seat, words }: BoardProps) {
  const zones = zonesOf(doc);
  const own = zones.seats[seat];
  if (!own) return null;
  const best = bestSymbol(own);
  const symbol = words.name(best.kind, "symbol");
  const drawn = zones.turn === seat ? cubesIn(zones.drawn) : [];
  return (
    <>
      {drawn.length > 0 && <span><CubeRow cubes={drawn} /><span class="sr">{words.say("master-drawn-are", { cubes: drawn.map((colour) => words.say(`colour-${colour}`)).join(", ") })}</span></span>}
      <span><Icon name="r-bag" size="sm" /> {words.say("master-figure-bag")} <b>{own.cubes}</b></span>
      <span><Icon name="r-card" size="sm" /> {words.say("master-figure-cards")} <b>{words.say("master-slash", { count: own.cards.length, of: own.limit })}</b></span>
      <span title={words.say("master-figure-symbols", { symbol })}><SymbolIcon symbol={best.kind} /> {words.say("master-sum-symbols", { symbol })} <b>{words.say("master-slash", { count: best.count, of: GOAL.domination })}</b></span>
    </>
  );
}

/** My bag with what is drawn, and my cards. */
function Mine(props: BoardProps) {
  const { doc, seat, words, choice, onTarget, last } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const cards = zones.seats[seat]?.cards ?? [];
  const drawn = zones.turn === seat && Object.keys(zones.drawn).length > 0;
  return (
    <div class="ms-mine">
      <div class="stack ms-purse">
        {drawn && <Drawn {...props} />}
        <LargeButton words={words} groups={zones.seats.map((_, i) => (seat + i) % zones.seats.length).map((one) => ({ label: one === seat ? words.say("master-tab-mine") : (props.info.seats[one]?.name ?? ""), cards: zones.seats[one]?.cards ?? [] }))} />
        <Bag {...props} />
      </div>
      {cards.length === 0
        ? <p class="ms-none">{words.say("master-no-cards")}</p>
        : (
          <Spread words={words} label={words.say("master-tab-mine")} class="ms-cards" reached={false}>
            {cards.map((card) => <MasterCard key={card} text={card} last={last?.["card"] === card} {...{ parts, zones, choice, words, onTarget, seat }} />)}
          </Spread>
        )}
    </div>
  );
}

/** The cards and bags of the others; to a spectator those of all. */
function Others(props: BoardProps) {
  const { doc, info, seat, words, choice, onTarget } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  return (
    <div class="ms-rivals" tabIndex={0} role="group" aria-label={words.say("master-tab-others")}>
      {zones.seats.map((zone, one) => one !== seat && (
        <section key={one} class="stack ms-rival" aria-label={info.seats[one]?.name}>
          <h3 class="label"><Sigil colour={info.seats[one]?.colour ?? 1} size="sm" /> {info.seats[one]?.name} · {words.say("master-cards-of", { count: zone.cards.length, of: zone.limit })}</h3>
          <div class="ms-cards">
            {zone.cards.map((card) => <MasterCard key={card} text={card} seat={one} {...{ parts, zones, choice, words, onTarget }} />)}
          </div>
        </section>
      ))}
      <OtherBags {...props} />
    </div>
  );
}

/** The decks: what lies on top, and how many cards are left. */
function Decks(props: BoardProps) {
  const { doc, words } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const types = (parts.types.length ? parts.types : Object.keys(zones.decks)) as readonly CardType[];
  return (
    <ul class="ms-decks">
      {types.filter((type) => type !== "race" || zones.step === "race").map((type) => {
        const deck = zones.decks[type];
        const top = deck?.top[0];
        const left = (deck?.left ?? 0) + (deck?.top.length ?? 0);
        return (
          <li key={type} class={`stack ms-deck type-${type}`}>
            <h3 class="label"><Icon name={TYPE_ICON[type]} /> {words.say(`type-${type}`)}</h3>
            {top
              ? <button type="button" class="ms-top" data-piece={top} onClick={(event) => show(top, event.currentTarget, true)}>{words.name(top, "card")}</button>
              : <span class="dim">{words.say("master-deck-empty")}</span>}
            <small class="dim">{words.say("master-deck-left", { count: left })}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Who holds which symbol, and where it comes from. */
function Symbols(props: BoardProps) {
  const { doc, info, words } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const need = parts.victory.symbols;
  return (
    <div class="ms-symbols" tabIndex={0} role="group" aria-label={words.say("master-tab-symbols")}>
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="sr">{words.say("master-player")}</span></th>
            {SYMBOLS.map((symbol) => <th key={symbol} scope="col"><SymbolIcon symbol={symbol} /> {words.say(`symbol-${symbol}`)}</th>)}
          </tr>
        </thead>
        <tbody>
          {zones.seats.map((zone, seat) => {
            const sources = symbolSources(parts, zones, seat);
            return (
              <tr key={seat} class={seat === props.seat ? "is-me" : undefined}>
                <th scope="row"><Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" /> {info.seats[seat]?.name}</th>
                {SYMBOLS.map((symbol) => {
                  const count = zone.symbols[symbol] ?? 0;
                  return (
                    <td key={symbol} class={count === 0 ? "is-none" : count >= need - 1 ? "is-near" : undefined}>
                      <b>{words.say("master-slash", { count, of: need })}</b>
                      {told(props, sources.filter((one) => one.symbol === symbol)).map((text) => <small key={text}>{text}</small>)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Sources in words, equal ones once with their number. */
function told(props: BoardProps, sources: readonly Source[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const one of sources) {
    const text = sourceText(props, one);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text));
}

function sourceText({ words, parts }: BoardProps, source: Source): string {
  if (source.kind !== "board") {
    const programme = source.from.includes(".") && faceOf(partsOf(parts), source.from).type === "race";
    return programme ? words.say("master-from-programme") : words.name(source.from, "card");
  }
  return source.from.split(" ").map((system) => words.name(system, "system")).join(" – ");
}

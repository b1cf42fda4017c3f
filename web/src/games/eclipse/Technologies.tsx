/** Technologies: my three tracks with their discounts, and the supply board with what each tile costs me. */

import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { MiniSigil } from "../../shell/Sigil.tsx";
import { hovering, pressing, show } from "../../table/pointing.ts";
import type { BoardProps } from "../types.ts";
import { givable, give } from "./ahead.ts";
import { technologyIcon } from "./labels.ts";
import { CATEGORIES, partsOf, zonesOf, type Category, type Parts } from "./zones.ts";
import { faceOf } from "./designs.ts";

/** Spaces of a technology track. */
const SPACES = 7;

/** The colour of a technology's symbol. */
export const inkOf = (parts: Parts, technology: string): string => {
  const part = parts.parts[technology];
  const square = parts.technologies[technology]?.square;
  return part ? faceOf(part).ink : square ? `--c-${square}` : "--ink-2";
};

/** What the next technology of a category costs less. */
const lessFor = (parts: Parts, own: readonly string[], category: Category): number =>
  parts.tracks.discount[Math.min(own.filter((technology) => parts.technologies[technology]?.category === category).length, SPACES - 1)] ?? 0;

/** The technologies of a seat on its three tracks: what the next one saves, and what the track scores. */
export function Tracks(props: BoardProps & { readonly of: number }): JSX.Element {
  const { words, of } = props;
  const zone = zonesOf(props.doc).seats[of];
  const parts = partsOf(props.parts);
  const own = zone?.technologies ?? [];
  return (
    <div class="ec-techs" tabIndex={0} role="group" aria-label={words.say("zone-technologies")}>
      {CATEGORIES.map((category) => {
        const held = own.filter((technology) => parts.technologies[technology]?.category === category);
        const less = lessFor(parts, own, category);
        const points = parts.tracks.points[held.length] ?? 0;
        return (
          <section key={category} class={`ec-track is-${category}`} aria-label={words.say(`category-${category}`)}>
            <h4><span>{words.say(`category-${category}`)}</span> <small>{words.say("eclipse-b-discount", { count: less })}{points > 0 && <> · {words.say("eclipse-b-vp", { count: points })}</>}</small></h4>
            <ol>
              {Array.from({ length: SPACES }, (_, i) => {
                const technology = held[i];
                return technology === undefined
                  ? <li key={i} class="ec-space" aria-hidden="true"><small>−{parts.tracks.discount[i] ?? 0}</small></li>
                  : <li key={i}><button type="button" class="ec-tech" data-piece={technology} data-of={of} aria-haspopup="dialog" onClick={(event) => show(technology, event.currentTarget, true)}><Icon name={technologyIcon(parts, technology)} style={{ color: `var(${inkOf(parts, technology)})` }} /><span>{words.name(technology, "technology")}</span></button></li>;
              })}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** The supply board: every technology on offer with its number of tiles and my price. Tiles are targets of a question. */
export function Supply(props: BoardProps): JSX.Element {
  const { words, info, seat, choice, onTarget, replay } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  const own = zones.seats[seat];
  const asking = !replay && (choice?.asked.ask === "research" || choice?.asked.ask === "technology") ? choice : null;
  const planned = !replay && choice ? (technology: string) => givable(zones, choice, `research:${technology}`) : () => false;
  const free = asking?.asked.ask === "technology";
  const science = own?.storage?.[1] ?? 0;
  const order = (category: Category): readonly string[] =>
    Object.keys(zones.tray).filter((one) => parts.technologies[one]?.category === category).sort((a, b) => (parts.technologies[a]?.cost ?? 0) - (parts.technologies[b]?.cost ?? 0));
  const purse = own?.species && !free ? words.say("eclipse-b-purse", { count: science }) : "";
  return (
    <div class="ec-techs ec-supply" tabIndex={0} role="group" aria-label={words.say("zone-tray")}>
      {purse && <p class="ec-note ec-purse">{purse}</p>}
      {CATEGORIES.map((category) => (
        <section key={category} class={`ec-track is-${category}`} aria-label={words.say(`category-${category}`)}>
          <h4><span>{words.say(`category-${category}`)}</span>{own?.species && <small>{words.say("eclipse-b-discount", { count: lessFor(parts, own.technologies ?? [], category) })}</small>}</h4>
          <ul>
            {order(category).map((technology) => {
              const copies = zones.tray[technology] ?? 0;
              const cost = parts.technologies[technology]?.cost ?? 0;
              const price = free ? (asking?.offers(technology) ? 0 : undefined) : own?.prices?.[technology];
              const held = own?.technologies?.includes(technology) ?? false;
              const dear = price !== undefined && price > science;
              const option = planned(technology) ? `research:${technology}` : technology;
              const offered = asking?.offers(technology) ?? option !== technology;
              const chosen = asking?.isChosen(technology) ?? false;
              const holders = zones.seats.flatMap((zone, one) => (one !== seat && zone.technologies?.includes(technology) ? [one] : []));
              const said = words.say(held ? "eclipse-b-tech-held" : price === undefined ? "eclipse-b-tech-plain" : "eclipse-b-tech", { technology: words.name(technology, "technology"), copies, price: price ?? cost, cost });
              return (
                <li key={technology}>
                  <button
                    type="button"
                    class={["ec-tech", held && "is-held", dear && !held && "is-dear", offered && "is-target", chosen && "is-chosen", asking?.preview.value === technology && "is-preview"].filter(Boolean).join(" ")}
                    data-piece={technology}
                    data-target={offered ? option : undefined}
                    aria-pressed={asking && offered ? chosen : undefined}
                    {...pressing(technology, offered ? () => give(props, option) : null, asking ? () => onTarget(technology) : null)}
                    {...hovering(technology, choice, offered || asking ? option : null)}
                  >
                    <span class="sr">{said}{holders.length > 0 && ` ${words.say("eclipse-b-holders", { names: holders.map((one) => info.seats[one]?.name ?? "").join(", ") })}`}</span>
                    <Icon name={technologyIcon(parts, technology)} style={{ color: `var(${inkOf(parts, technology)})` }} />
                    <span aria-hidden="true">{words.name(technology, "technology")}{copies > 1 && <small> ×{copies}</small>}{holders.length > 0 && <span class="ec-holders">{holders.map((one) => <MiniSigil key={one} colour={info.seats[one]?.colour ?? 1} />)}</span>}</span>
                    {held ? <Icon name="i-check" class="ec-have" /> : <b class="ec-price" aria-hidden="true">{price ?? cost}{price !== undefined && price < cost && <s>{cost}</s>}</b>}
                  </button>
                </li>
              );
            })}
            {order(category).length === 0 && <li class="ec-none">{words.say("eclipse-b-no-tiles")}</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}

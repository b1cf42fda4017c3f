/** What is asked on the map: outlines in brass, and the shapes that take a tap. */

import { useMemo } from "preact/hooks";

import type { Asking } from "../../table/Chooser.tsx";
import { hovering, pressing } from "../../table/pointing.ts";
import type { BoardProps, Choice } from "../types.ts";
import { held } from "./held.ts";
import { MapCube, BarShape, round } from "./Pieces.tsx";
import { placeName, targetName } from "./saying.ts";
import { blockedBySpot, colourOf, meant } from "./spots.ts";
import { targetsOf, type Shape, type Target } from "./targets.ts";
import { partsOf, zonesOf } from "./zones.ts";

/** Options up to this many have their key written beside their place. */
const KEYS = 9;

export function useTargets(props: BoardProps): readonly Target[] {
  const { choice, doc } = props;
  const parts = partsOf(props.parts);
  const blocked = choice?.blocked.value;
  return useMemo(() => targetsOf(zonesOf(doc), parts, choice), [doc, parts, choice, blocked]);
}

/** Outlines of all places that can be chosen, and of those that are. Nothing else is drawn anew when the pointer moves. */
export function Highlights({ targets, choice }: { readonly targets: readonly Target[]; readonly choice: Choice }) {
  const preview = choice.preview.value;
  const open = targets.map((target) => ({ target, options: meant(choice, target.options) })).filter(({ options }) => options.length > 0);
  const chosen = open.filter(({ options }) => options.some((option) => choice.isChosen(option)));
  const keys = choice.asked.kind === "pick" && choice.asked.options.length <= KEYS;
  return (
    <g class="l-highlight" aria-hidden="true">
      <g class="b-open">
        {open.map(({ target, options }) => (
          <Outline key={target.key} shape={target.shape} class={preview !== null && options.includes(preview) ? "b-eligible b-preview" : "b-eligible"} />
        ))}
      </g>
      {open.map(({ target, options }) => {
        const shown = options.find((option) => choice.isChosen(option)) ?? options.find((option) => option === preview);
        const colour = shown ? colourOf(shown) : null;
        const place = shown ? target.cube?.(shown) : null;
        return colour && place && choice.asked.ask === "place" ? <MapCube key={target.key} colour={colour} at={place.at} size={place.size} angle={place.angle} class="is-ghost" /> : null;
      })}
      {chosen.map(({ target }) => <Outline key={target.key} shape={target.shape} class="b-selected" />)}
      {open.map(({ target, options }) => {
        const option = options[0] as string;
        const on = options.some((one) => choice.isChosen(one));
        const number = choice.asked.kind === "order" ? choice.chosen.value.indexOf(option) + 1 : keys && options.length === 1 ? choice.asked.options.indexOf(option) + 1 : 0;
        return on && choice.asked.kind !== "order" ? <Badge key={target.key} target={target} /> : number > 0 ? <Badge key={target.key} target={target} number={number} /> : null;
      })}
    </g>
  );
}

function Outline({ shape, class: more }: { readonly shape: Shape; readonly class: string }) {
  if (!shape.round) return <BarShape bar={shape} class={more} rx={shape.height > 30 ? 11 : 7} />;
  return <circle cx={round(shape.x)} cy={round(shape.y)} r={shape.r} class={`${more} is-round`} />;
}

/** A tick, or the number of the key that chooses it, at the upper right of a place. */
function Badge({ target: { shape, badge }, number }: { readonly target: Target; readonly number?: number }) {
  const far = shape.round ? shape.r * 0.72 + 8 : Math.min(40, Math.max(shape.width, shape.height) / 2) * 0.7 + 10;
  const at = badge ?? { x: shape.x + far, y: shape.y - far };
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class={number === undefined ? "b-badge is-on" : "b-badge"}>
      <circle />
      {number === undefined ? <path d="m-6 0.5 4 4.2 8-9" /> : <text y=".36em">{number}</text>}
    </g>
  );
}

export function Hits({ targets, ...props }: BoardProps & { readonly targets: readonly Target[]; ask(asking: Asking): void }) {
  const { choice, words } = props;
  const picked = held.value; // what a tap means depends on the cube that is picked up
  if (!choice) return null;
  return (
    <g class="l-hit" data-held={picked ?? undefined}>
      {targets.map((target) => {
        const options = meant(choice, target.options);
        const single = options.length === 1 ? (options[0] as string) : null;
        const blocked = options.length === 0 ? blockedBySpot(choice, target.spot) : null;
        const chosen = options.some((option) => choice.isChosen(option));
        const name = targetName(props, target, options);
        const act = single !== null ? () => props.onTarget(single) : null;
        const why = blocked !== null ? () => props.onTarget(blocked) : null;
        const presses = options.length > 1 ? null : pressing(infoOf(target), act, why);
        const ask = (by: Element) => props.ask({ by, name: placeName(words, target.spot), options });
        return (
          <g
            key={target.key}
            class={options.length ? "b-target" : "b-target is-blocked"}
            role="button"
            tabindex={options.length ? 0 : -1}
            aria-label={name}
            aria-disabled={options.length ? undefined : true}
            aria-pressed={options.length ? chosen : undefined}
            aria-haspopup={options.length > 1 ? "dialog" : undefined}
            data-spot={target.spot}
            data-target={options.length ? options.join(" ") : undefined}
            {...hovering(infoOf(target), choice, single ?? blocked)}
            {...(presses ?? {
              onClick: (event) => ask(event.currentTarget),
              onKeyDown: (event) => {
                if (event.key !== " " && event.key !== "Enter") return;
                event.preventDefault();
                event.stopPropagation();
                ask(event.currentTarget);
              },
            })}
          >
            <HitShape shape={target.shape} />
          </g>
        );
      })}
    </g>
  );
}

/** What the information card tells of a place: a route by its track, a side by its card. */
const infoOf = (target: Target): string => (target.kind === "side" ? (target.spot.split(".", 1)[0] as string) : target.spot);

function HitShape({ shape }: { readonly shape: Shape }) {
  if (!shape.round && shape.width > 40) return <BarShape bar={shape} class="b-hit" />;
  const r = shape.round ? shape.r : shape.width / 2 + 2;
  return <circle cx={round(shape.x)} cy={round(shape.y)} class="b-hit mm-hit-round" style={{ "--piece-r": r }} r={r} />;
}

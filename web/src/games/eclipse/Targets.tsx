/** What is asked on the map: outlines in brass, and the shapes that take a tap. */

import { useMemo } from "preact/hooks";

import type { Asking } from "../../table/Chooser.tsx";
import { hovering, pressing } from "../../table/pointing.ts";
import type { BoardProps, Choice, Speaks } from "../types.ts";
import { give } from "./ahead.ts";
import { CORNER, corners, round } from "./geometry.ts";
import { heldIn, takeUp, typeHeld } from "./held.ts";
import { BADGE_AT } from "./layout.ts";
import { pillOf } from "./pills.ts";
import { sectorTitle, targetName } from "./saying.ts";
import { Ban, Pill } from "./Sector.tsx";
import { targetsOf, type Shape, type Target } from "./targets.ts";
import { partsOf, zonesOf, type EclipseZones, type Parts } from "./zones.ts";

/** Options up to this many have their key written beside their place. */
const KEYS = 9;

export function useTargets(props: BoardProps, turned: boolean): readonly Target[] {
  const { choice, doc } = props;
  const parts = partsOf(props.parts);
  const blocked = choice?.blocked.value;
  const chosen = choice?.chosen.value;
  const held = choice ? heldIn(choice) : null;
  const type = typeHeld.value;
  return useMemo(() => targetsOf(zonesOf(doc), parts, choice, turned), [doc, parts, choice, blocked, chosen, held, type, turned]);
}

interface Lit {
  readonly targets: readonly Target[];
  readonly choice: Choice;
  readonly zones: EclipseZones;
  readonly parts: Parts;
  readonly words: Speaks;
  readonly turned: boolean;
}

/** Outlines of all places that can be chosen, and of those that are, with what comes of each. Nothing else is drawn anew when the pointer moves. */
export function Highlights({ targets, choice, zones, parts, words, turned }: Lit) {
  const preview = choice.preview.value;
  const held = heldIn(choice);
  const open = targets.filter((target) => target.options.length > 0);
  const chosen = open.filter((target) => (target.hold ? target.hold === held : target.options.some((option) => choice.isChosen(option))));
  const closed = preview === null || choice.offers(preview) ? undefined : targets.find((target) => target.blocked === preview && target.shape.hex);
  const keys = choice.asked.kind === "pick" && choice.asked.options.length <= KEYS;
  return (
    <g class="l-highlight" aria-hidden="true">
      <g class="b-open">
        {open.map((target) => {
          const lit = preview !== null && !target.hold && target.options.includes(preview);
          return <Outline key={target.key} {...{ turned }} shape={target.shape} class={`b-eligible is-${target.kind}${lit ? " b-preview" : target.ahead ? " is-ahead" : ""}`} />;
        })}
      </g>
      {chosen.map((target) => <Outline key={target.key} {...{ turned }} shape={target.shape} class={`b-selected is-${target.kind}`} />)}
      {open.map((target) => {
        const option = target.hold ? undefined : target.options[0];
        const pill = option && target.shape.hex && !target.ahead ? pillOf(words, zones, parts, choice, option) : null;
        const on = !target.hold && target.options.some((one) => choice.isChosen(one));
        const number = keys && option && target.options.length === 1 && !pill ? choice.asked.options.indexOf(option) + 1 : 0;
        return (
          <g key={target.key}>
            {pill && <Pill at={target.shape} pill={pill} />}
            {on ? <Badge target={target} /> : number > 0 && <Badge target={target} number={number} />}
          </g>
        );
      })}
      {closed && <Ban at={closed.shape} />}
    </g>
  );
}

function Outline({ shape: { x, y, r, hex }, turned, class: more }: { readonly shape: Shape; readonly turned: boolean; readonly class: string }) {
  return hex
    ? <polygon points={corners(r, turned)} transform={`translate(${round(x)} ${round(y)})`} class={more} />
    : <circle cx={round(x)} cy={round(y)} r={round(r)} class={more} />;
}

/** A tick, or the number of the key that chooses it, at the upper right of a place. */
function Badge({ target: { shape: { x, y, r, hex } }, number }: { readonly target: Target; readonly number?: number }) {
  const [dx, dy] = hex ? [BADGE_AT.x, BADGE_AT.y] : [r, -r];
  return (
    <g transform={`translate(${round(x + dx)} ${round(y + dy)})${hex ? "" : " scale(.86)"}`} class={number === undefined ? "b-badge is-on" : "b-badge"}>
      <circle r="11" />
      {number === undefined ? <path d="m-5 .5 3.5 3.6 6.5-7.5" /> : <text y="5">{number}</text>}
    </g>
  );
}

export function Hits({ targets, turned, ...props }: BoardProps & { readonly targets: readonly Target[]; readonly turned: boolean; ask(asking: Asking): void }) {
  const { choice, words } = props;
  if (!choice) return null;
  return (
    <g class="l-hit" data-held={heldIn(choice) ?? undefined}>
      {targets.map((target) => {
        const { options, blocked, hold } = target;
        const single = !hold && options.length === 1 ? (options[0] as string) : null;
        const chosen = hold ? heldIn(choice) === hold : options.some((option) => choice.isChosen(option));
        const act = hold ? () => takeUp(choice, hold) : single !== null ? () => give(props, single) : null;
        const why = blocked !== null ? () => props.onTarget(blocked) : null;
        const ask = (by: Element) => props.ask({ by, name: target.kind === "space" ? "" : sectorTitle(words, target.about), options });
        const several = !hold && options.length > 1;
        return (
          <g
            key={target.key}
            class={options.length ? `b-target is-${target.kind}` : `b-target is-blocked is-${target.kind}`}
            role="button"
            tabindex={options.length ? 0 : -1}
            aria-label={targetName(props, target)}
            aria-disabled={options.length ? undefined : true}
            aria-pressed={options.length ? chosen : undefined}
            aria-haspopup={several ? "dialog" : undefined}
            data-spot={target.key}
            data-target={options.length ? (hold ?? options.join(" ")) : undefined}
            {...hovering(target.about, choice, single ?? blocked)}
            {...(several ? {
              onClick: (event: MouseEvent) => ask(event.currentTarget as Element),
              onKeyDown: (event: KeyboardEvent) => {
                if (event.key !== " " && event.key !== "Enter") return;
                event.preventDefault();
                event.stopPropagation();
                ask(event.currentTarget as Element);
              },
            } : pressing(target.about, act, why))}
          >
            <HitShape shape={target.shape} kind={target.kind} turned={turned} />
          </g>
        );
      })}
    </g>
  );
}

function HitShape({ shape: { x, y, r, hex }, kind, turned }: { readonly shape: Shape; readonly kind: Target["kind"]; readonly turned: boolean }) {
  if (hex) return <polygon points={corners(CORNER - 1, turned)} transform={`translate(${round(x)} ${round(y)})`} class="b-hit" />;
  return <circle cx={round(x)} cy={round(y)} r={round(r)} class={`b-hit em-hit-round is-${kind}`} style={{ "--piece-r": r }} />;
}

/** Changing blueprints: parts to take up or drag, the four blueprints with what they would add up to, and a slot's parts. */

import { useEffect } from "preact/hooks";
import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { PanelProps } from "../types.ts";
import { Blueprint, dragPart, partInHand, PartMark } from "./Blueprint.tsx";
import { designOf, fateOf } from "./designs.ts";
import { partWords } from "./labels.ts";
import { anytimeOf, placedOf, REMOVE, slotOf } from "./options.ts";
import { Anytime, Row } from "./Options.tsx";
import { lookAt, openSlot, partHeld, takePart } from "./studio.ts";
import { partsOf, SHIPS, zonesOf, type PartFace, type SeatZone } from "./zones.ts";

export function UpgradePanel(props: PanelProps): JSX.Element {
  const { choice, words } = props;
  const { asked } = choice;
  // What is taken up belongs to one action: the next question of it goes on with the same part.
  useEffect(() => () => { openSlot.value = null; }, [asked.id]);
  const hand = partInHand(choice);
  const found = asked.ask === "install" ? hand : null;
  const open = openSlot.value === null ? null : slotOf(openSlot.value);
  const called = open && { ship: words.name(open.ship, "ship"), slot: open.slot + 1 };
  const here = openSlot.value ? asked.options.filter((option) => option.endsWith(`@${openSlot.value}`)) : [];
  const rest = asked.options.filter((option) => placedOf(option) === null && anytimeOf(option) === null);
  return (
    <div class="stack">
      {found === null ? <Palette {...props} /> : <FoundPart {...props} part={found} />}
      {hand !== null && <p class="dim ec-hint">{words.say(hand === REMOVE ? "eclipse-u-place-remove" : "eclipse-u-place", { part: partWords(words, partsOf(props.parts), hand) })}</p>}
      <Consequences {...props} />
      {called && (
        <section class="stack ec-open" aria-live="polite" aria-label={words.say("eclipse-u-slot", called)}>
          <header>
            <b>{words.say("eclipse-u-slot", called)}</b>
            <button type="button" class="btn btn-ghost btn-sm" onClick={() => lookAt(openSlot.value)}>{words.say("eclipse-u-all")}</button>
          </header>
          <div class="stack" role="radiogroup" aria-labelledby="dq">
            {here.map((option) => <Row key={option} props={props} option={option} mark={<OptionMark {...props} option={option} />} />)}
            {here.length === 0 && <p class="ec-none">{words.say("eclipse-u-nothing")}</p>}
          </div>
        </section>
      )}
      <div class="ec-bps is-panel">
        {SHIPS.map((one) => <Blueprint key={one} {...props} of={asked.seat} ship={one} />)}
      </div>
      {found === null && <Locked {...props} />}
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {rest.map((option) => <Row key={option} props={props} option={option} mark={<Icon name="i-check" />} />)}
        {!choice.offers("done") && asked.ask === "upgrade" && <NotYet {...props} />}
      </div>
      <Anytime props={props} />
    </div>
  );
}

/** What the chosen change does to the part that lies there, before it is made: covered, returned, or lost for good.
 * Not of one that is only pointed at: slots would move away under the pointer. */
function Consequences({ choice, doc, parts: given, words }: PanelProps): JSX.Element | null {
  const change = placedOf(choice.chosen.value[0] ?? "");
  const zone = zonesOf(doc).seats[choice.asked.seat];
  if (!change || !zone) return null;
  const parts = partsOf(given);
  const slot = designOf(parts, zone, change.ship).slots[change.slot];
  const notes = slot ? fateOf(parts, slot, change.part) : [];
  if (!notes.length) return null;
  return (
    <ul class="ec-fate" aria-live="polite">
      {notes.map(({ fate, part, rule }) => (
        <li key={fate} class={fate === "lost" ? "is-lost" : undefined}>
          <Icon name={fate === "lost" ? "i-ban" : "i-info"} />
          <span>{words.say(`eclipse-u-fate-${fate}`, { part: words.name(part, "part") })} <RuleRef game="eclipse" rule={rule} /></span>
        </li>
      ))}
    </ul>
  );
}

/** Why the action cannot end yet. */
function NotYet({ choice, words }: PanelProps): JSX.Element | null {
  const reason = choice.blocked.value["done"];
  if (!reason) return null;
  return <p class="opt-why"><Icon name="i-lock" /><span>{words.say(reason.key, words.named(reason.args))} {reason.rule && <RuleRef game="eclipse" rule={reason.rule} />}</span></p>;
}

function OptionMark({ option, parts: given }: PanelProps & { readonly option: string }): JSX.Element {
  const face = partsOf(given).parts[placedOf(option)?.part ?? ""];
  return face ? <span class="ec-slot">{<PartMark face={face} />}</span> : <Icon name="i-undo" />;
}

function FoundPart({ words, parts: given, part }: PanelProps & { readonly part: string }): JSX.Element {
  const parts = partsOf(given);
  const face = parts.parts[part];
  return (
    <div class="row ec-found">
      {face && <span class="ec-slot is-ancient"><PartMark face={face} /></span>}
      <span>{partWords(words, parts, part)}</span>
    </div>
  );
}

/** Whether a part is one that this player may place: it needs no technology, or one of his; an ancient one is kept. */
const isMine = (face: PartFace, own: SeatZone | undefined): boolean =>
  face.ancient ? (own?.aside?.includes(face.id) ?? false) : !face.technology || (own?.technologies?.includes(face.technology) ?? false);

/** The parts I may place. */
function Palette(props: PanelProps): JSX.Element {
  const { choice, words, onTarget } = props;
  const parts = partsOf(props.parts);
  const own = zonesOf(props.doc).seats[choice.asked.seat];
  const offered = new Set(choice.asked.options.flatMap((option) => placedOf(option)?.part ?? []));
  const going = placedOf(choice.chosen.value[0] ?? "")?.part;
  return (
    <div class="ec-palette is-parts" role="group" aria-label={words.say("eclipse-u-parts")}>
      {Object.values(parts.parts).filter((face) => isMine(face, own)).map((face) => (
        <button
          key={face.id}
          type="button"
          class={["ec-part", partHeld.value === face.id && "is-held", going === face.id && "is-going", !offered.has(face.id) && "is-blocked"].filter(Boolean).join(" ")}
          aria-pressed={partHeld.value === face.id}
          data-part={face.id}
          title={partWords(words, parts, face.id)}
          onPointerDown={(event) => { if (event.button === 0) dragPart(event, face.id, choice, onTarget); }}
          onClick={() => takePart(face.id)}
        >
          <span class="sr">{words.say("eclipse-u-take-up", { part: partWords(words, parts, face.id) })}</span>
          <span class={face.ancient ? "ec-slot is-ancient" : "ec-slot"} aria-hidden="true"><PartMark face={face} /></span>
        </button>
      ))}
      {choice.asked.options.some((option) => placedOf(option)?.part === REMOVE) && (
        <button type="button" class={partHeld.value === REMOVE ? "ec-part is-held" : "ec-part"} aria-pressed={partHeld.value === REMOVE} data-part={REMOVE} title={words.say("eclipse-u-remove")} onClick={() => takePart(REMOVE)}>
          <span class="ec-slot is-empty"><Icon name="i-undo" /></span>
          <span class="sr">{words.say("eclipse-u-remove")}: {words.say("eclipse-u-remove-text")}</span>
        </button>
      )}
    </div>
  );
}

/** The parts for which I lack the technology, each with its name. */
function Locked({ choice, doc, parts: given, words }: PanelProps): JSX.Element | null {
  const parts = partsOf(given);
  const own = zonesOf(doc).seats[choice.asked.seat];
  const locked = Object.values(parts.parts).filter((face) => !face.ancient && !isMine(face, own));
  if (!locked.length) return null;
  return (
    <details class="opt-more">
      <summary>{words.say("eclipse-u-locked", { count: locked.length })}</summary>
      <ul class="ec-locked">
        {locked.map((face) => (
          <li key={face.id}>
            <span class="ec-slot"><PartMark face={face} /></span>
            <span>{partWords(words, parts, face.id)}<br /><small class="opt-why"><Icon name="i-lock" />{words.say("why-needs-technology", { technology: words.name(face.technology ?? "", "technology") })} <RuleRef game="eclipse" rule="EC-12.5" /></small></span>
          </li>
        ))}
      </ul>
    </details>
  );
}

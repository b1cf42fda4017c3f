/** A blueprint: its slots with what lies on them, and what they add up to. While blueprints are changed, slots are targets. */

import type { ComponentChildren, JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { drag } from "../../table/dragging.ts";
import { show } from "../../table/pointing.ts";
import type { BoardProps, Choice, Speaks } from "../types.ts";
import { buildsOf, give } from "./ahead.ts";
import { designOf, DICE, faceOf, FAULT_RULE, faultsOf, type Design, type Slot } from "./designs.ts";
import { plus } from "./figures.ts";
import { takeType, typeHeld } from "./held.ts";
import { partWords } from "./labels.ts";
import { placedOf, placedText, slotText, type Placed } from "./options.ts";
import { lookAt, openSlot, partHeld } from "./studio.ts";
import { aboutOf, partsOf, SHIP_ICON, SHIPS, zonesOf, type PartFace, type Parts, type ShipType } from "./zones.ts";

/** The question while blueprints are changed; null at any other time. */
export const changing = (choice: Choice | null): Choice | null => (choice && (choice.asked.ask === "upgrade" || choice.asked.ask === "install") ? choice : null);

/** The part in the hand: the one taken up, or the ancient one that was found. */
export const partInHand = (choice: Choice | null): string | null => (choice?.asked.ask === "install" ? (aboutOf(choice.asked).part ?? null) : partHeld.value);

/** The change that is chosen or pointed at. */
export function changeOf(choice: Choice | null): Placed | null {
  if (!choice) return null;
  const [first] = choice.chosen.value;
  const pointed = choice.preview.value !== null && choice.offers(choice.preview.value) ? placedOf(choice.preview.value) : null;
  return pointed ?? (first === undefined ? null : placedOf(first));
}

/** The symbol of a part with its figure. */
export function PartMark({ face }: { readonly face: PartFace }): JSX.Element {
  const { icon, ink, figure } = faceOf(face);
  return (
    <>
      <Icon name={icon} style={{ color: `var(${ink})` }} />
      {face.kind === "missile" && <Icon name="r-drive" class="ec-missile" style={{ color: `var(${ink})` }} />}
      {figure !== null && <b>{figure}</b>}
    </>
  );
}

export function Blueprint(props: BoardProps & { readonly of: number; readonly ship: ShipType }): JSX.Element | null {
  const { words, of, ship, info, replay } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  const zone = zones.seats[of];
  const choice = !replay && props.choice && props.choice.asked.seat === of ? changing(props.choice) : null;
  if (!zone?.species) return null;
  const change = changeOf(choice);
  const mine = change?.ship === ship ? change : null;
  const now = designOf(parts, zone, ship);
  const then = mine ? designOf(parts, zone, ship, mine) : now;
  const faults = faultsOf(then, ship);
  const left = zone.reserve?.[SHIPS.indexOf(ship)] ?? 0;
  const cost = parts.species[zone.species]?.costs[ship] ?? 0;
  const name = words.name(ship, "ship");
  return (
    <article class={["stack ec-bp", mine && "is-changed", faults.length > 0 && "is-wrong"].filter(Boolean).join(" ")} aria-label={words.say("eclipse-b-blueprint", { ship: name })} data-ship={ship}>
      <Head builds={choice === null && props.choice && !replay && props.choice.asked.seat === of ? buildsOf(zones, props.choice, ship) : []} {...{ props, ship }}>
        <svg viewBox="0 0 48 48" data-seat={info.seats[of]?.colour} aria-hidden="true"><use href={`#${SHIP_ICON[ship]}`} /></svg>
        <span>
          <b>{name}</b>
          <small>{words.say("eclipse-b-left", { count: left })} · <Icon name="r-materials" size="sm" style={{ color: "var(--c-materials)" }} /><span class="sr">{words.say("resource-materials")} </span> {cost}</small>
        </span>
      </Head>
      <div class="ec-slots">
        {then.slots.map((slot, place) => <SlotView key={place} {...{ choice, words, parts, ship, place, slot }} before={now.slots[place]} onTarget={props.onTarget} changed={mine?.slot === place} />)}
      </div>
      <Totals words={words} now={now} then={then} ship={ship} />
      {faults.map((fault) => (
        <p key={fault} class="opt-why ec-fault">
          <Icon name="i-lock" />
          <span>{words.say(`eclipse-b-fault-${fault}`, { used: then.used, energy: then.energy })} <RuleRef game="eclipse" rule={FAULT_RULE[fault]} /></span>
        </p>
      ))}
    </article>
  );
}

/** The head of a blueprint; where the ship can be built, a tap takes it up, and where there is one place only, builds it. */
function Head({ props, ship, builds, children }: { readonly props: BoardProps; readonly ship: ShipType; readonly builds: readonly string[]; readonly children: ComponentChildren }): JSX.Element {
  if (!builds.length) return <header>{children}</header>;
  const [only] = builds.length === 1 ? builds : [];
  return (
    <header>
      <button type="button" class="ec-take" aria-pressed={typeHeld.value === ship} data-build={ship} onClick={() => (only === undefined ? takeType(ship) : give(props, only))}>
        <span class="sr">{props.words.say("eclipse-b-build", { ship: props.words.name(ship, "ship") })}</span>
        {children}
      </button>
    </header>
  );
}

interface SlotProps {
  readonly choice: Choice | null;
  readonly words: Speaks;
  readonly parts: Parts;
  readonly ship: ShipType;
  readonly place: number;
  readonly slot: Slot;
  readonly before: Slot | undefined;
  readonly changed: boolean;
  onTarget(option: string): void;
}

function SlotView({ choice, words, parts, ship, place, slot, before, changed, onTarget }: SlotProps): JSX.Element {
  const face = parts.parts[slot.part];
  const inside = face ? <PartMark face={face} /> : null;
  const lying = slot.part ? partWords(words, parts, slot.part) : words.say("eclipse-b-empty");
  const name = words.say("eclipse-b-slot", { ship: words.name(ship, "ship"), slot: place + 1, part: lying });
  const look = ["ec-slot", !slot.part && "is-empty", slot.tile && "has-tile", face?.ancient && "is-ancient", changed && "is-new"];
  // Nothing to choose: a tap still tells what lies there. The keyboard reads it by its name.
  if (!choice) {
    return slot.part
      ? <button type="button" tabIndex={-1} class={look.filter(Boolean).join(" ")} aria-label={name} title={lying} onClick={(event) => show(slot.part, event.currentTarget, true)}>{inside}</button>
      : <span class={look.filter(Boolean).join(" ")} role="img" aria-label={name} title={lying} />;
  }
  const key = slotText(ship, place);
  const hand = partInHand(choice);
  const option = hand === null ? null : placedText(hand, ship, place);
  const open = hand === null && choice.asked.options.some((one) => one.endsWith(`@${key}`));
  const offered = option === null ? open : choice.offers(option);
  const chosen = choice.chosen.value.some((one) => one.endsWith(`@${key}`));
  const light = (on: boolean) => { if (option !== null) choice.preview.value = on ? option : null; };
  const said = option !== null
    ? words.say(offered ? "eclipse-b-slot-takes" : "eclipse-b-slot-refuses", { name, part: words.name(hand as string, "part") })
    : name;
  return (
    <button
      type="button"
      class={[...look, offered && "is-target", hand !== null && !offered && "is-blocked", openSlot.value === key && "is-open", chosen && "is-chosen"].filter(Boolean).join(" ")}
      aria-pressed={option !== null ? chosen : openSlot.value === key}
      title={before && before.part !== slot.part ? words.say("eclipse-b-instead", { part: before.part ? words.name(before.part, "part") : words.say("eclipse-b-empty"), new: lying }) : lying}
      data-slot={key}
      data-target={option !== null && offered ? option : undefined}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
      onFocus={() => light(true)}
      onBlur={() => light(false)}
      onClick={() => (option === null ? lookAt(key) : onTarget(option))}
    >
      <span class="sr">{said}</span>
      <span class="ec-drawn" aria-hidden="true">{inside}</span>
    </button>
  );
}

/** Initiative, hull, computer, shield, movement, energy and weapons; what a change alters is marked. */
function Totals({ words, now, then, ship }: { readonly words: Speaks; readonly now: Design; readonly then: Design; readonly ship: ShipType }): JSX.Element {
  const rows: readonly (readonly [name: string, icon: string, before: string, after: string, wrong: boolean])[] = [
    ["initiative", "r-init", String(now.initiative), String(then.initiative), false],
    ["hull", "r-hull", String(now.hull), String(then.hull), false],
    ["computer", "r-computer", plus(now.computer), plus(then.computer), false],
    ["shield", "r-shield", `−${now.shield}`, `−${then.shield}`, false],
    ["movement", "r-drive", String(now.movement), String(then.movement), ship !== "starbase" && then.drives === 0],
    ["energy", "r-energy", `${now.used}/${now.energy}`, `${then.used}/${then.energy}`, then.used > then.energy],
  ];
  return (
    <ul class="ec-totals">
      {rows.map(([name, icon, before, after, wrong]) => (
        <li key={name} class={wrong ? "is-bad" : before !== after ? "is-new" : undefined} title={words.say(`eclipse-b-total-${name}`)}>
          <Icon name={icon} />
          <span class="sr">{words.say(`figure-${name}`)} </span>
          {after}
        </li>
      ))}
      <Weapons words={words} now={now} then={then} />
    </ul>
  );
}

/** Dice of cannons and missiles, one symbol each with its number. */
function Weapons({ words, now, then }: { readonly words: Speaks; readonly now: Design; readonly then: Design }): JSX.Element | null {
  const kinds = (["missiles", "cannons"] as const).flatMap((kind) => DICE.flatMap((colour) => (then[kind][colour] || now[kind][colour] ? [{ kind, colour, count: then[kind][colour], before: now[kind][colour] }] : [])));
  if (!kinds.length) return null;
  return (
    <li class="ec-weapons">
      {kinds.map(({ kind, colour, count, before }) => {
        const said = words.say(`eclipse-b-total-${kind}`, { colour: words.say(`die-${colour}`), count });
        return (
          <span key={kind + colour} class={count === before ? undefined : "is-new"} title={said}>
            <span class="sr">{said}</span>
            {kind === "missiles" && <Icon name="r-drive" style={{ color: `var(--c-die-${colour})` }} />}
            <Icon name="d-1" style={{ color: `var(--c-die-${colour})` }} />
            <span aria-hidden="true">×{count}</span>
          </span>
        );
      })}
    </li>
  );
}

// -- dragging --------------------------------------------------------------------------------------------------------

/** What a part would do at a point of the screen: the option of the slot there, offered or not. */
function optionUnder(part: string, x: number, y: number): string | null {
  for (const one of document.elementsFromPoint(x, y)) {
    const slot = one.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
    if (slot) return `${part}@${slot}`;
  }
  return null;
}

/** Dragging a part: letting go over a slot chooses it, or tells why not. */
export function dragPart(event: PointerEvent, part: string, choice: Choice, onTarget: (option: string) => void): void {
  drag(event, {
    piece: ".ec-slot", class: "ec-drag", choice, onTarget,
    begin: () => {
      partHeld.value = part;
      openSlot.value = null;
    },
    under: (x, y) => optionUnder(part, x, y),
  });
}

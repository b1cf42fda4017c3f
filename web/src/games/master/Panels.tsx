/** Bodies of the decision panel: placing a cube, choosing cards, amounts of cubes, a cube of a rival, a rival. */

import type { ComponentChildren, ComponentType } from "preact";
import { useState } from "preact/hooks";

import type { Asked } from "../../net/wire.ts";
import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import { isFolded, phone } from "../../table/sizes.ts";
import type { PanelProps } from "../types.ts";
import { ProjectLabel } from "./Card.tsx";
import { met, TYPE_ICON } from "./cards.ts";
import { Cells, Cube, SymbolIcon } from "./Cells.tsx";
import { Drawn } from "./Drawn.tsx";
import { held } from "./held.ts";
import { optionLabel } from "./labels.ts";
import { placeName } from "./saying.ts";
import { colourOf, placeOf } from "./spots.ts";
import { aboutOf, CUBE, partsOf, projectOf, zonesOf, type Colour, type Side } from "./zones.ts";

const SIDES: readonly Side[] = ["red", "blue"];

const BODIES: Readonly<Record<string, ComponentType<PanelProps>>> = {
  place: PlacePanel,
  take: CardsPanel, race: CardsPanel, search: CardsPanel, seize: CardsPanel, ruin: CardsPanel, ability: CardsPanel, use: CardsPanel, stop: CardsPanel, cards: CardsPanel,
  gain: CubesPanel, receive: CubesPanel, trash: CubesPanel, give: CubesPanel, redraw: CubesPanel,
  steal: TakingPanel, knock: TakingPanel, spoils: TakingPanel,
  delay: RivalsPanel,
  lay: LayPanel,
};

export const panel = (asked: Asked): ComponentType<PanelProps> | null => BODIES[asked.ask] ?? null;

/** One option as a row: its control is stretched over it, what is drawn beside it says nothing to screen readers. */
function Row({ props, option, mark, after, title }: {
  readonly props: PanelProps;
  readonly option: string;
  readonly mark: ComponentChildren;
  readonly after?: ComponentChildren;
  /** Instead of the option's own title, which then is for screen readers only. */
  readonly title?: string;
}) {
  const { choice, words, doc, parts, onTarget } = props;
  const label = optionLabel(words, choice.asked, option, doc, parts);
  const on = choice.isChosen(option);
  const place = choice.asked.options.indexOf(option);
  const light = (lit: boolean) => { choice.preview.value = lit ? option : null; };
  return (
    <div
      class={["opt ms-opt", on && "is-on", choice.preview.value === option && "is-hover"].filter(Boolean).join(" ")}
      data-opt={option}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
    >
      <span class="ms-mark" aria-hidden="true">{mark}</span>
      <span>
        <button
          type="button"
          class="opt-title"
          role="radio"
          aria-checked={on}
          aria-describedby={label.text ? `mo-${choice.asked.id}-${place}` : undefined}
          onClick={() => onTarget(option)}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
        >
          {title === undefined ? label.title : <><span class="sr">{label.title}</span><span aria-hidden="true">{title}</span></>}
        </button>
        {label.text && <span class="opt-text" id={`mo-${choice.asked.id}-${place}`}>{label.text}</span>}
        {after}
      </span>
      {place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}
    </div>
  );
}

const Who = ({ info, seat }: { readonly info: PanelProps["info"]; readonly seat: number }) => (
  <span class="ms-who"><Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" /> {info.seats[seat]?.name}</span>
);

const OTHER = (option: string): boolean => colourOf(option) === null;

/** The drawn cubes, and what the place under the pointer leads to; below it what lies nowhere. The places themselves are on
 * the map and on my cards; where the cards are not in sight (folded, or on a phone) their places are rows. */
function PlacePanel(props: PanelProps) {
  const { choice, words, doc } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const cubes = choice.asked.options.filter((option) => !OTHER(option) && (held.value === null || colourOf(option) === held.value));
  const onCards = cubes.filter((option) => projectOf(parts, placeOf(option)) !== null);
  const inRows = onCards.length > 0 && (phone.value || isFolded(doc.game));
  const rest = choice.asked.options.filter((option) => OTHER(option) && option !== "none");
  const pointed = (phone.value ? null : choice.preview.value) ?? choice.chosen.value[0]; // on a phone pointing must not move what is pointed at
  const told = pointed !== undefined && choice.offers(pointed) && !OTHER(pointed) ? optionLabel(words, choice.asked, pointed, doc, props.parts) : null;
  return (
    <>
      <div class="stack ms-inhand">
        <Drawn {...props} />
        {told
          ? <div class={inRows ? "stack cq is-slim" : "stack cq"}><h3>{told.title}</h3><p>{told.text}</p></div>
          : <p class={inRows ? "stack cq is-empty is-slim" : "stack cq is-empty"}>{words.say(cubes.length === 0 ? (held.value ? "master-nowhere" : "master-nowhere-left") : held.value ? "master-held" : "master-take-one", { colour: held.value ? words.name(held.value, "colour") : "" })}</p>}
      </div>
      {(inRows || rest.length > 0) && <div role="radiogroup" aria-labelledby="dq" class="stack ms-places">
        {inRows && (
          <div class="stack" role="group" aria-label={words.say("master-places-cards")}>
            <span class="label no-phone">{words.say("master-places-cards")}</span>
            {onCards.map((option) => {
              const spot = placeOf(option);
              const cells = projectOf(parts, spot) && <span class="ms-after"><Cells project={spot} {...{ parts, zones, words }} choice={null} onTarget={props.onTarget} mark={option} /></span>;
              return <Row key={option} props={props} option={option} title={placeName(words, spot)} mark={<Cube colour={colourOf(option) as Colour} />} after={cells || undefined} />;
            })}
          </div>
        )}
        {rest.map((option) => <Row key={option} props={props} option={option} mark={<Icon name={option === "clear" ? "i-undo" : "x-diplomacy"} />} />)}
      </div>}
    </>
  );
}

/** Cards to choose from: each with its projects, what it does, and what it needs of me. */
function CardsPanel(props: PanelProps) {
  const { choice, words, info } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  const seat = choice.asked.seat;
  return (
    <div class="stack" role="radiogroup" aria-labelledby="dq">
      {choice.asked.options.map((option) => {
        const card = option.replace(/^lay@/, "");
        const face = parts.cards[card];
        if (!face) return <Row key={option} props={props} option={option} mark={<Icon name={option === "under" ? "i-down" : option === "none" ? "i-check" : "x-diplomacy"} />} />;
        const owner = zones.seats.findIndex((one) => one.cards.includes(card));
        const slim = choice.asked.ask === "cards" || choice.asked.ask === "ability";
        const after = slim ? undefined : (
          <span class="ms-after ms-face" aria-hidden="true">
            {owner >= 0 && owner !== seat && <Who info={info} seat={owner} />}
            {Object.entries(face.projects).map(([project, one]) => (
              <span key={project} class="ms-line2">
                {face.type !== "leader" && <ProjectLabel face={one} words={words} filled={0} slot={false} state={null} />}
                <Cells {...{ project, parts, zones, words }} choice={null} onTarget={props.onTarget} />
              </span>
            ))}
            {face.requirement.length > 0 && (
              <span class="ms-needs">
                {met(parts, zones, seat, face.requirement).map((one, i) => <span key={i} class={one.met ? "ms-need" : "ms-need is-lacking"}><SymbolIcon symbol={one.symbol} /></span>)}
              </span>
            )}
            {face.symbols.map((symbol, i) => <SymbolIcon key={i} symbol={symbol} />)}
          </span>
        );
        return <Row key={option} props={props} option={option} mark={<span class={`ms-type type-${face.type}`}><Icon name={option.startsWith("lay@") ? "x-military" : TYPE_ICON[face.type]} /></span>} after={after} />;
      })}
    </div>
  );
}

/** Amounts of cubes: slots that fill, and a heap of each colour to take from. */
function CubesPanel(props: PanelProps) {
  const { choice, words, doc, parts, onTarget } = props;
  const { options, limits, most } = choice.asked;
  const amounts = choice.amounts.value;
  const chosen = options.flatMap((colour) => Array.from({ length: amounts[colour] ?? 0 }, () => colour as Colour));
  return (
    <>
      {(most > 1 || chosen.length > 0) && <div class="row ms-slots" role="group" aria-label={words.say("master-slots", { count: chosen.length, of: most })}>
        {chosen.map((colour, i) => (
          <button key={i} type="button" class="ms-pick" aria-label={words.say("master-put-back", { colour: words.name(colour, "colour") })} onClick={() => choice.setAmount(colour, (amounts[colour] ?? 0) - 1)}>
            <Cube colour={colour} class="big" />
          </button>
        ))}
        {Array.from({ length: most - chosen.length }, (_, i) => <span key={`hole ${i}`} class="ms-hole" aria-hidden="true" />)}
      </div>}
      <div class="ms-heaps" role="group" aria-labelledby="dq">
        {options.map((option, i) => {
          const label = optionLabel(words, choice.asked, option, doc, parts);
          const full = (most > 1 && chosen.length >= most) || (amounts[option] ?? 0) >= (limits[i] ?? 0);
          return (
            <button
              key={option}
              type="button"
              class="stack ms-heap"
              data-opt={option}
              aria-disabled={full || undefined}
              style={{ "--q": `var(${CUBE[option as Colour]})` }}
              onClick={() => onTarget(option)}
            >
              <Cube colour={option as Colour} class="big" />
              <span>{label.title}</span>
              <small>{label.text}</small>
              {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** A cube of a rival: the projects it could be taken from, its cells as they are. */
function TakingPanel(props: PanelProps) {
  const { choice, info } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  return (
    <div class="stack" role="radiogroup" aria-labelledby="dq">
      {choice.asked.options.map((option) => {
        const spot = placeOf(option);
        const owner = ownerOfSpot(props, spot);
        const cells = projectOf(parts, spot) && <Cells project={spot} {...{ parts, zones, words: props.words }} choice={null} onTarget={props.onTarget} mark={option} />;
        const who = owner >= 0 && <Who info={info} seat={owner} />;
        const colour = colourOf(option) as Colour;
        return <Row key={option} props={props} option={option} title={placeName(props.words, spot)} mark={<Cube colour={colour} class="big" />} after={<span class="ms-after">{who}{cells}</span>} />;
      })}
    </div>
  );
}

/** A conflict to be laid: which side faces me (and what each side fights for), then the track. */
function LayPanel(props: PanelProps) {
  const { choice, words } = props;
  const parts = partsOf(props.parts);
  const zones = zonesOf(props.doc);
  const card = aboutOf(choice.asked).card ?? "";
  const [first] = choice.chosen.value;
  const [side, setSide] = useState<Side>("red");
  const now = first && first !== "none" ? ((first.split(".")[1] ?? side) as Side) : side;
  return (
    <>
      <div class="ms-sides" role="group" aria-label={words.say("master-which-side")}>
        {SIDES.map((one) => {
          const project = `${card}.${one}`;
          const told = projectOf(parts, project)?.told;
          return (
            <button
              key={one}
              type="button"
              class={one === now ? `ms-sidebox side-${one} is-on` : `ms-sidebox side-${one}`}
              aria-pressed={one === now}
              onClick={() => {
                setSide(one);
                if (first && first !== "none") choice.pick(`${first.split(".", 1)[0]}.${one}`);
              }}
            >
              <b><i class="ms-side" /> {words.say(one === now ? "master-side-mine" : "master-side-theirs", { side: words.say(`master-side-${one}`) })}</b>
              <Cells {...{ project, parts, zones, words }} choice={null} onTarget={props.onTarget} />
              {told && <small>{words.tell(told)}</small>}
            </button>
          );
        })}
      </div>
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {choice.asked.options.filter((option) => option === "none" || option.endsWith(`.${now}`)).map((option) => (
          <Row key={option} props={props} option={option} mark={<Icon name={option === "none" ? "i-x" : "x-military"} />} {...(option === "none" ? {} : { title: placeName(words, option.split(".", 1)[0] ?? "") })} />
        ))}
      </div>
    </>
  );
}

/** Whose route or project this is; -1 if nobody's. */
function ownerOfSpot(props: PanelProps, spot: string): number {
  const zones = zonesOf(props.doc);
  if (/^[a-z]\d-[a-z]\d$/.test(spot)) return zones.systems[spot.split("-", 1)[0] ?? ""]?.owner ?? -1;
  const [card = "", side] = spot.split(".");
  const lies = zones.conflicts[card];
  if (!lies) return zones.seats.findIndex((seat) => seat.cards.includes(card));
  const track = partsOf(props.parts).tracks[lies.track];
  const blue = track?.a === lies.red ? track.b : track?.a;
  return zones.systems[(side === "red" ? lies.red : blue) ?? ""]?.owner ?? -1;
}

/** Rivals by name. */
function RivalsPanel(props: PanelProps) {
  const { choice, info, onTarget } = props;
  return (
    <div class="stack" role="radiogroup" aria-labelledby="dq">
      {choice.asked.options.map((option, place) => {
        const row = info.seats[Number(option)];
        const on = choice.isChosen(option);
        return (
          <div key={option} class={on ? "opt ms-opt is-on" : "opt ms-opt"} data-opt={option}>
            <Sigil colour={row?.colour ?? 1} size="sm" />
            <span>
              <button type="button" class="opt-title" role="radio" aria-checked={on} onClick={() => onTarget(option)}>{row?.name ?? option}</button>
              <span class="opt-text">{props.words.name(zonesOf(props.doc).seats[Number(option)]?.cards[0] ?? "", "card")}</span>
            </span>
            <kbd aria-hidden="true">{place + 1}</kbd>
          </div>
        );
      })}
    </div>
  );
}

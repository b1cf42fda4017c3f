/** What is mine, and what all share: my board (a battle takes its place), technologies, the supply, the others' boards. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import type { BoardProps, TrayTab } from "../types.ts";
import { battleNow, battlesToCome } from "./battle.ts";
import { BattleScreen, BattlesToCome, StillTold } from "./Battle.tsx";
import { plus } from "./figures.ts";
import { PlayerBoard } from "./PlayerBoard.tsx";
import { PointsTable } from "./Result.tsx";
import { RoundSoFar } from "./RoundSoFar.tsx";
import { Supply, Tracks } from "./Technologies.tsx";
import { begin, phaseOf, untold } from "./telling.ts";
import { partsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, zonesOf } from "./zones.ts";

export function tray(props: BoardProps): readonly TrayTab[] {
  const { doc, words, seat } = props;
  const zones = zonesOf(doc);
  const own = zones.seats[seat];
  begin(props);
  const fought = battleNow(zones) !== null;
  const battle = fought || untold(props.info.id, phaseOf(props)) !== null;
  const Battle = fought ? BattleScreen : StillTold;
  const offered = Object.values(zones.tray).reduce((sum, count) => sum + count, 0);
  const coming = fought ? 0 : battlesToCome(zones, partsOf(props.parts)).length;
  const ask = props.choice?.asked.ask;
  const shared: readonly TrayTab[] = [
    ...(coming > 0 ? [{ id: "battles", label: words.say("eclipse-tab-battles"), count: coming, Body: BattlesToCome }] : []),
    { id: "supply", label: words.say("eclipse-tab-supply"), count: offered, asked: ask === "research", Body: Supply },
  ];
  const points: readonly TrayTab[] = [
    { id: "round", label: words.say("eclipse-tab-round", { round: zones.round }), Body: RoundSoFar },
    { id: "points", label: words.say("eclipse-tab-points"), Body: PointsTable },
  ];
  if (!own) {
    const all: TrayTab = { id: battle ? "others" : "board", label: words.say("eclipse-tab-boards"), Body: Others };
    return [...(battle ? [{ id: "board", label: words.say("eclipse-tab-battle"), Body: Battle }] : []), all, ...shared, ...points];
  }
  // The first tab keeps its id, so that a battle is in sight as soon as it begins.
  return [
    ...(battle ? [{ id: "board", label: words.say("eclipse-tab-battle"), asked: true, Body: Battle }] : []),
    { id: battle ? "mine" : "board", label: words.say("eclipse-tab-mine"), asked: ask === "upgrade", Body: Mine },
    { id: "technologies", label: words.say("eclipse-tab-technologies"), count: own.technologies?.length ?? 0, Body: MyTracks },
    ...shared,
    { id: "others", label: words.say("eclipse-tab-others"), Body: Others },
    ...points,
  ];
}

const Mine = (props: BoardProps): JSX.Element => <PlayerBoard {...props} of={props.seat} />;
const MyTracks = (props: BoardProps): JSX.Element => <Tracks {...props} of={props.seat} />;

/** The boards of the others, one at a time; to a spectator those of all. */
function Others(props: BoardProps): JSX.Element {
  const { info, seat, words } = props;
  const zones = zonesOf(props.doc);
  const seats = zones.seats.map((_, one) => one).filter((one) => one !== seat);
  const wanted = useSignal<number | null>(null);
  const at = wanted.value !== null && seats.includes(wanted.value) ? wanted.value : (seats[0] ?? 0);
  return (
    <div class="ec-others">
      <div class="ec-switch" role="group" aria-label={words.say("eclipse-b-whose")}>
        {seats.map((one) => (
          <button key={one} type="button" class={one === at ? "btn btn-sm is-on" : "btn btn-sm"} aria-pressed={one === at} onClick={() => { wanted.value = one; }}>
            <Sigil colour={info.seats[one]?.colour ?? 1} size="sm" />
            {info.seats[one]?.name}
          </button>
        ))}
      </div>
      <PlayerBoard {...props} of={at} />
      <Tracks {...props} of={at} />
    </div>
  );
}

/** The tray in one line: what is stored and comes in, the discs that are left, and what the upkeep leaves. */
export function EclipseSum({ doc, seat, words }: BoardProps): JSX.Element | null {
  const own = zonesOf(doc).seats[seat];
  if (!own?.species) return null;
  const due = own.upkeep ?? 0;
  const net = (own.production?.[0] ?? 0) - due;
  return (
    <>
      {RESOURCES.map((resource, n) => (
        <span key={resource}>
          <Icon name={RESOURCE_ICON[resource]} style={{ color: `var(${RESOURCE_INK[resource]})` }} />
          <span class="sr">{words.say(`resource-${resource}`)} </span>
          <b>{own.storage?.[n] ?? 0}</b> {plus(own.production?.[n] ?? 0)}
        </span>
      ))}
      <span><Icon name="r-disc" /><b>{own.discs ?? 0}</b> {words.say("eclipse-t-discs", { count: own.discs ?? 0 })}</span>
      <span>{words.say("eclipse-t-upkeep", { due })} <b class={net < 0 ? "is-bad" : undefined}>{plus(net)}</b></span>
    </>
  );
}

/** Battles at my tables of a game, to begin the fleets with: looked up when somebody asks for them. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { Speaks } from "../games/types.ts";
import { api, get } from "../net/api.ts";
import { mySeats } from "../net/store.ts";
import type { ComingBattle, TableInfo } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { say, words } from "../words.ts";
import { placeName } from "./place.ts";

interface Found {
  readonly table: TableInfo;
  readonly battle: ComingBattle;
}

/** Every battle that units lead to at my tables that are being played. */
async function search(game: string): Promise<readonly Found[]> {
  const { mine } = await api.tables();
  const playing = mine.filter((table) => table.game === game && table.state === "playing");
  const found = await Promise.all(playing.map(async (table) => {
    const battles = await get<ComingBattle[]>(`/api/tables/${table.id}/battles?viewer=${mySeats(table)[0] ?? -1}`);
    return battles.map((battle) => ({ table, battle }));
  }));
  return found.flat();
}

export function FromTable({ game, take }: { readonly game: string; take(fleets: readonly string[]): void }): JSX.Element {
  const of = words(game);
  const [found, set] = useState<readonly Found[] | null>(null);
  const [note, tell] = useState("");
  const ask = (): void => {
    tell(say("loading"));
    search(game).then(set, () => tell(say("odds-failed")));
  };
  if (!found) {
    return (
      <div class="stack od-from">
        <button type="button" class="btn btn-sm" onClick={ask}><Icon name="i-target" size="sm" />{say("odds-from-table")}</button>
        <p class="dim" role="status">{note}</p>
      </div>
    );
  }
  return (
    <div class="stack od-from">
      <h2 class="label">{say("odds-from-table")}</h2>
      {found.length === 0 && <p class="dim" role="status">{say("odds-from-none")}</p>}
      <ul>
        {found.map(({ table, battle }) => (
          <li key={`${table.id} ${battle.place}`}>
            <button type="button" class="btn btn-sm" onClick={() => take(battle.sides.map(({ fleet }) => fleet))}>
              <b>{placeName(battle.place, of)}</b> {fighters(table, battle, of)} <small class="dim">{table.name}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Mira – Tamsin": who fights, from the attacker on. */
function fighters(table: TableInfo, battle: ComingBattle, of: Speaks): string {
  return battle.sides.map(({ seat, neutral }) => (neutral ? of.name(neutral) : (table.seats[seat]?.name ?? ""))).join(" – ");
}

/** Covers: small windows to the night sky, in both themes. A game without one gets a planet of its own. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { gameCover } from "../games";
import type { GameCover } from "../games/types.ts";
import { Sky } from "../shell/Sky.tsx";

const PLANETS = ["pl-azuregas", "pl-rust", "pl-ocean", "pl-violet", "pl-ice", "pl-jungle", "pl-desert", "pl-city"];

/** The planet that stands for a text: always the same one. */
export function planetOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return PLANETS[sum % PLANETS.length]!;
}

/** Covers that have arrived; null: the game brings none. */
const covers = signal<Readonly<Record<string, GameCover | null>>>({});

function PlainCover({ game }: { game: string }): JSX.Element {
  return (
    <>
      <Sky seed={game.length * 77 + 5} top="#2A1746" low="#0A0F20" />
      <g fill="none" stroke="#b9c8ea" stroke-opacity=".3">
        <circle cx="160" cy="90" r="70" /><circle cx="160" cy="90" r="104" /><circle cx="160" cy="90" r="140" />
      </g>
      <use href={`#${planetOf(game)}`} x="116" y="46" width="88" height="88" />
    </>
  );
}

export function Cover({ game }: { game: string }): JSX.Element {
  const own = covers.value[game];
  useEffect(() => {
    if (own !== undefined) return;
    const arrive = (cover: GameCover | null): void => { covers.value = { ...covers.value, [game]: cover }; };
    gameCover(game).then(arrive, () => arrive(null));
  }, [game, own]);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {own === undefined ? <rect width="320" height="180" fill="#0A0F20" /> : own ? <own.Cover /> : <PlainCover game={game} />}
    </svg>
  );
}

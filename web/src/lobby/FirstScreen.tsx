/** The way into a guided first game: what it will be like, and one button. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { api } from "../net/api.ts";
import { games } from "../net/store.ts";
import type { GameInfo, NewTable } from "../net/wire.ts";
import { go } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { botName, gameName } from "../shell/seats.ts";
import { Segment } from "../shell/Segment.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { say } from "../words.ts";
import { Cover } from "./Cover.tsx";

const BEGINNERS = "first-game";

/** The table of a guided first game: a beginner's setup where the game has one, and a mild opponent. */
export function guidedTable(game: GameInfo): NewTable {
  const options: Record<string, string> = {};
  for (const [option, values] of Object.entries(game.options)) if (values.includes(BEGINNERS)) options[option] = BEGINNERS;
  const bot = game.bots[1] ?? game.bots[0] ?? null;
  const bots = Array.from({ length: Math.max(1, game.least - 1) }, () => ({ kind: "bot" as const, bot }));
  return { game: game.slug, seats: [{ kind: "me" }, ...bots], options, pace: "live", guided: true, rated: false, listed: false, watching: true };
}

export function FirstScreen(): JSX.Element {
  const busy = useSignal(false);
  const chosen = useSignal<string | null>(null);
  const easiest = games.value.find((one) => Object.values(one.options).some((values) => values.includes(BEGINNERS))) ?? games.value[0];
  const game = games.value.find((one) => one.slug === chosen.value) ?? easiest;
  if (!game) return <main class="stack page page-note" id="main"><h1 class="display">{say("first-none")}</h1></main>;
  const begin = (): void => {
    busy.value = true;
    api.open(guidedTable(game))
      .then((table) => go(`/table/${table.id}`, { replace: true }), toastProblem)
      .finally(() => { busy.value = false; });
  };
  return (
    <main class="page join" id="main">
      <div class="join-card panel">
        <div class="join-cover"><Cover game={game.slug} /><span class="game-title">{gameName(game.slug)}</span></div>
        <div class="join-in">
          <h1 class="display">{say("first-title")}</h1>
          <p class="soft">{say("first-text")}</p>
          {games.value.length > 1 && (
            <Segment value={game.slug} choices={games.value.map((one) => ({ value: one.slug, label: gameName(one.slug) }))} label={say("first-which")} change={(slug) => { chosen.value = slug; }} />
          )}
          <ul class="stack join-facts">
            <li><Icon name="i-info" />{say("first-explains")}</li>
            <li><Icon name="i-undo" />{say("first-undo")}</li>
            <li><Icon name="i-robot" />{say("first-bot", { bot: botName(guidedTable(game).seats[1]?.bot ?? "") })}</li>
          </ul>
          <button type="button" class="btn btn-strong" disabled={busy.value} onClick={begin}>{say("first-begin")}</button>
          <p class="dim">{say("first-rules")} <a href={`/rules/${game.slug}`}>{say("about-rules")}</a></p>
        </div>
      </div>
    </main>
  );
}

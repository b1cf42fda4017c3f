/** My name, my account, how Orrery looks and behaves for me, and how it reaches me while I am away. */

import type { JSX } from "preact";

import { games, me, set } from "../net/store.ts";
import type { Settings } from "../net/wire.ts";
import { Segment } from "../shell/Segment.tsx";
import { gameName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { Switch } from "../shell/Switch.tsx";
import { pace, PACES, setPace } from "../shell/pace.ts";
import { setMotion, setTheme } from "../shell/theme.ts";
import { toastProblem } from "../shell/Toast.tsx";
import { roving } from "../shell/keys.ts";
import { lang, number, say, speak } from "../words.ts";
import { Account } from "./Account.tsx";
import { Away } from "./Away.tsx";

/** When an answer by one click is asked for once more. */
const CONFIRMS = ["off", "irreversible", "always"] as const;

export const save = (change: Partial<Settings>): void => void set(change).catch((thrown: unknown) => toastProblem(thrown));

export function ProfileScreen(): JSX.Element | null {
  const person = me.value;
  if (!person) return null;
  return (
    <main class="page profile" id="main">
      <h1 class="display page-title">{say("nav-me")}</h1>
      <div class="profile-grid">
        <Account />
        <Looks settings={person.settings} />
        <Away settings={person.settings} />
        <Ratings ratings={person.ratings} />
      </div>
    </main>
  );
}

function Looks({ settings }: { settings: Settings }): JSX.Element {
  return (
    <section class="panel set" aria-labelledby="looks">
      <h2 class="sec" id="looks">{say("looks")}</h2>
      <div class="set-row">
        <span class="set-name">{say("language")}</span>
        <Segment
          label={say("language")} value={lang.value}
          choices={[{ value: "en", label: "English" }, { value: "ru", label: "Русский" }]}
          change={(one) => void speak(one).then(() => save({ lang: one }), toastProblem)}
        />
      </div>
      <div class="set-row">
        <span class="set-name">{say("theme")}</span>
        <Segment
          label={say("theme")} value={settings.theme ?? "system"}
          choices={[
            { value: "dark", label: say("theme-dark") }, { value: "light", label: say("theme-light") }, { value: "system", label: say("as-system") },
          ]}
          change={(one) => { const theme = one === "system" ? null : one; setTheme(theme); save({ theme }); }}
        />
      </div>
      <div class="set-row">
        <span class="set-name">{say("motion")}<small>{say("motion.about")}</small></span>
        <Segment
          label={say("motion")} value={settings.motion ?? "system"}
          choices={[
            { value: "full", label: say("motion-full") }, { value: "reduced", label: say("motion-reduced") }, { value: "system", label: say("as-system") },
          ]}
          change={(one) => { const motion = one === "system" ? null : one; setMotion(motion); save({ motion }); }}
        />
      </div>
      <div class="set-row">
        <span class="set-name">{say("pace-label")}<small>{say("pace-about")}</small></span>
        <Segment label={say("pace-label")} value={pace.value} choices={PACES.map((value) => ({ value, label: say(`pace-${value}`) }))} change={setPace} />
      </div>
      <div class="set-row set-column">
        <span class="set-name" id="colour-name">{say("colour")}<small>{say("colour.about")}</small></span>
        <div class="colours" role="radiogroup" aria-labelledby="colour-name" onKeyDown={(event) => roving(event, "[role=radio]", true)}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((one) => (
            <button
              type="button" role="radio" key={one} aria-checked={(settings.colour ?? 1) === one} aria-label={say(`colour-${one}`)} title={say(`colour-${one}`)}
              tabIndex={(settings.colour ?? 1) === one ? 0 : -1} onClick={() => save({ colour: one })}
            >
              <Sigil colour={one} />
            </button>
          ))}
        </div>
      </div>
      <div class="set-row">
        <span class="set-name">{say("ask-again")}<small>{say("ask-again.about")}</small></span>
        <Segment
          label={say("ask-again")} value={settings.confirm ?? "irreversible"}
          choices={CONFIRMS.map((value) => ({ value, label: say(`ask-again-${value}`) }))}
          change={(confirm) => save({ confirm })}
        />
      </div>
      <Toggle id="sound" on={settings.sound ?? false} change={(sound) => save({ sound })} />
    </section>
  );
}

export function Toggle({ id, on, change, disabled }: { id: string; on: boolean; change: (on: boolean) => void; disabled?: boolean }): JSX.Element {
  return (
    <div class="toggle">
      <span><b id={`${id}-name`}>{say(id)}</b><small id={`${id}-about`}>{say(`${id}.about`)}</small></span>
      <Switch on={on} change={change} labelledBy={`${id}-name`} describedBy={`${id}-about`} disabled={disabled ?? false} />
    </div>
  );
}

function Ratings({ ratings }: { ratings: Readonly<Record<string, number>> }): JSX.Element {
  const rated = games.value.filter((game) => ratings[game.slug] !== undefined);
  return (
    <section class="panel set" aria-labelledby="ratings">
      <h2 class="sec" id="ratings">{say("ratings")}</h2>
      {rated.length === 0 && <p class="dim">{say("ratings-none")}</p>}
      <dl class="ratings">
        {rated.map((game) => <div key={game.slug}><dt>{gameName(game.slug)}</dt><dd class="display">{number(ratings[game.slug] ?? 0)}</dd></div>)}
      </dl>
    </section>
  );
}

/** How Orrery reaches me while I am away: push, channels, quiet hours, how long a question waits before a ping. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import type { PushKey, Quiet, Settings } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { ago, say, spanLong } from "../words.ts";
import { save, Toggle } from "./ProfileScreen.tsx";
import { canPush, isPushed, startPush, stopPush } from "./push.ts";

const PING_AFTER = [0, 60, 300, 900, 3600, 4 * 3600];
const MOST_CHANNELS = 5;

export function Away({ settings }: { settings: Settings }): JSX.Element {
  const server = useSignal<PushKey | null>(null);
  useEffect(() => { api.pushKey().then((told) => { server.value = told; }, () => undefined); }, []);
  const channels = settings.channels ?? [];
  const testing = useSignal(false);
  const test = (): void => {
    testing.value = true;
    api.testPing().then((told) => {
      server.value = told;
      const failed = told.deliveries.filter((one) => one.problem !== null).length;
      toast(failed ? { kind: "warn", text: say("away-test-failed", { count: failed }) } : { kind: "good", text: say("away-test-sent") });
    }, toastProblem).finally(() => { testing.value = false; });
  };
  return (
    <section class="panel set" aria-labelledby="away">
      <h2 class="sec" id="away">{say("away")}</h2>
      <p class="soft">{say("away-about")}</p>
      <PushSwitch server={server.value} />
      <Channels channels={channels} />
      <div class="set-acts">
        <button type="button" class="btn" disabled={testing.value || (!channels.length && !server.value?.devices)} onClick={test}>
          <Icon name="i-send" size="sm" />{say("away-test")}
        </button>
      </div>
      {server.value && server.value.deliveries.length > 0 && (
        <ul class="deliveries" aria-label={say("deliveries")}>
          {server.value.deliveries.map((one) => (
            <li key={one.channel}>
              <Icon name={one.problem ? "i-x" : "i-check"} size="sm" class={one.problem ? "is-bad" : "is-good"} />
              <span>{one.channel}<small>{one.problem ? say(one.problem) : say("delivery-good", { ago: ago(one.when, Date.now()) })}</small></span>
            </li>
          ))}
        </ul>
      )}
      <div class="stack field-row">
        <label for="ping-after">{say("ping-after")}</label>
        <select class="field" id="ping-after" value={String(settings.ping_after ?? 60)} onChange={(event) => save({ ping_after: Number(event.currentTarget.value) })}>
          {PING_AFTER.map((time) => <option value={String(time)} key={time}>{time ? spanLong(time * 1000) : say("ping-at-once")}</option>)}
        </select>
      </div>
      <QuietHours quiet={settings.quiet ?? null} />
    </section>
  );
}

function PushSwitch({ server }: { server: PushKey | null }): JSX.Element {
  const on = useSignal(false);
  const busy = useSignal(false);
  useEffect(() => { isPushed().then((yes) => { on.value = yes; }, () => undefined); }, []);
  const possible = canPush() && Boolean(server?.key);
  const change = (wanted: boolean): void => {
    busy.value = true;
    (wanted ? startPush(server!.key) : stopPush().then(() => false)).then(
      (yes) => {
        on.value = yes;
        if (wanted && !yes) toast({ kind: "warn", text: say("push-denied") });
      },
      toastProblem,
    ).finally(() => { busy.value = false; });
  };
  return (
    <>
      <Toggle id="push" on={on.value} change={change} disabled={!possible || busy.value} />
      {server && !possible && <p class="dim set-hint">{say(canPush() ? "push-no-server" : "push-no-browser")}</p>}
    </>
  );
}

function Channels({ channels }: { channels: readonly string[] }): JSX.Element {
  const address = useSignal("");
  const add = (event: Event): void => {
    event.preventDefault();
    const one = address.value.trim();
    if (!one) return;
    save({ channels: [...channels, one] });
    address.value = "";
  };
  return (
    <div class="channels">
      <h3 class="set-name" id="channels">{say("channels")}</h3>
      <ul aria-labelledby="channels">
        {channels.map((one, place) => (
          <li key={one}>
            <code>{hidden(one)}</code>
            <button
              type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={say("channel-remove", { channel: hidden(one) })}
              onClick={() => save({ channels: channels.filter((_, at) => at !== place) })}
            >
              <Icon name="i-x" size="sm" />
            </button>
          </li>
        ))}
      </ul>
      {channels.length < MOST_CHANNELS && (
        <form class="stack field-row" onSubmit={add}>
          <label for="channel">{say("channel-add")}</label>
          <div class="with-button">
            <input class="field" id="channel" value={address.value} maxLength={500} placeholder="mailtos://…" autocomplete="off" spellcheck={false} onInput={(event) => { address.value = event.currentTarget.value; }} />
            <button class="btn" disabled={!address.value.trim()}>{say("add")}</button>
          </div>
        </form>
      )}
      <details class="set-help">
        <summary>{say("channel-help")}</summary>
        <ul>
          <li><code>name@example.org</code> {say("channel-mailbox")}</li>
          <li><code>mailtos://name:password@example.org</code> {say("channel-mail")}</li>
          <li><code>discord://id/token</code> {say("channel-discord")}</li>
          <li><code>tgram://token/chat</code> {say("channel-telegram")}</li>
          <li><code>ntfy://topic</code> {say("channel-ntfy")}</li>
        </ul>
      </details>
    </div>
  );
}

/** A channel without its secrets: they are no business of whoever looks over a shoulder. */
function hidden(address: string): string {
  if (!address.includes("://")) return address.split(" ")[0]!; // a mailbox, without its code
  const [scheme = "", rest = ""] = address.split("://", 2);
  const place = rest.includes("@") ? rest.slice(rest.lastIndexOf("@") + 1) : "";
  return place ? `${scheme}://…@${place.split("?")[0]}` : `${scheme}://${rest.slice(0, 4)}…`;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutes(text: string): number {
  const [h = "0", m = "0"] = text.split(":");
  return (Number(h) * 60 + Number(m)) % 1440 || 0;
}

function QuietHours({ quiet }: { quiet: Quiet | null }): JSX.Element {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const now = quiet ?? { start: 22 * 60, end: 8 * 60, zone };
  const change = (part: Partial<Quiet>): void => save({ quiet: { ...now, ...part, zone } });
  return (
    <>
      <Toggle id="quiet" on={quiet !== null} change={(on) => save({ quiet: on ? now : null })} />
      {quiet && (
        <div class="quiet-hours">
          <div class="stack field-row">
            <label for="quiet-start">{say("quiet-from")}</label>
            <input class="field" id="quiet-start" type="time" value={clock(now.start)} onChange={(event) => change({ start: minutes(event.currentTarget.value) })} />
          </div>
          <div class="stack field-row">
            <label for="quiet-end">{say("quiet-to")}</label>
            <input class="field" id="quiet-end" type="time" value={clock(now.end)} onChange={(event) => change({ end: minutes(event.currentTarget.value) })} />
          </div>
          <small class="dim">{say("quiet-zone", { zone: now.zone ?? zone })}</small>
        </div>
      )}
    </>
  );
}

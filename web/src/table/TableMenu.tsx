/** What belongs to the whole table and is seldom needed. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { InviteDialog } from "../lobby/InviteDialog.tsx";
import { me, set } from "../net/store.ts";
import type { Proposal } from "../net/wire";
import { Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { LanguageSwitch } from "../shell/SiteHeader.tsx";
import { Switch } from "../shell/Switch.tsx";
import { setTheme, theme } from "../shell/theme.ts";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { useRoom } from "./context";
import { leaving, stopWords } from "./Leaving";
import { ordersOpen } from "./orders";

/** The dialog that the menu opened. It outlives the menu. */
export const menuDialog = signal<"keys" | "describe" | null>(null);

/** The seat for which the host wants a link. */
export const inviting = signal<number | null>(null);

export function TableMenu({ close }: { close(): void }) {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const settings = me.value?.settings;
  const playing = info?.state === "playing" && room.mine.value.length > 0;
  const plays = info?.state === "playing" && room.own.value.length > 0; // also while a bot stands in
  const left = info?.host && info.state === "playing" ? info.seats.filter((seat) => seat.kind === "bot" && seat.resigned) : [];
  const leave = (what: "resign" | "stop") => () => {
    close();
    leaving.value = what;
  };
  const open = (what: "keys" | "describe") => () => {
    close();
    menuDialog.value = what;
  };
  const share = async () => {
    close();
    await navigator.clipboard.writeText(`${location.origin}/table/${room.id}`).then(
      () => toast({ kind: "good", text: words.say("menu-copied") }),
      () => toast({ kind: "warn", text: `${location.origin}/table/${room.id}` }),
    );
  };
  return (
    <div class="bell-list panel menu" role="region" aria-label={words.say("menu")}>
      <div class="menu-row only-phone">
        <span>{words.say("menu-theme")}</span>
        <button type="button" class="btn btn-sm btn-icon" aria-label={words.say("theme-to", { theme: theme.value === "dark" ? "light" : "dark" })} onClick={() => setTheme(theme.value === "dark" ? "light" : "dark")}>
          <Icon name={theme.value === "dark" ? "i-sun" : "i-moon"} />
        </button>
      </div>
      <div class="menu-row">
        <span>{words.say("menu-language")}</span>
        <LanguageSwitch />
      </div>
      {settings && (
        <>
          <div class="menu-row">
            <span id="menu-once">{words.say("menu-at-once")}</span>
            <Switch labelledBy="menu-once" on={settings.confirm === false} change={(on) => void set({ confirm: !on }).catch(toastProblem)} />
          </div>
          <div class="menu-row">
            <span id="menu-sound">{words.say("menu-sound")}</span>
            <Switch labelledBy="menu-sound" on={settings.sound === true} change={(sound) => void set({ sound }).catch(toastProblem)} />
          </div>
        </>
      )}
      <ul>
        {playing && !room.shared.value && <Item icon="i-orders" text={words.say("menu-orders")} run={() => { close(); ordersOpen.value = "list"; }} />}
        {playing && room.shared.value && room.curtain.value === null && <Item icon="i-link" text={words.say("hand-on")} run={() => { close(); room.handOn(); }} />}
        <Item icon="i-eye" text={words.say("menu-describe")} run={open("describe")} />
        <Item icon="i-info" text={words.say("menu-keys")} run={open("keys")} />
        <Item icon="i-link" text={words.say("menu-share")} run={() => void share()} />
        <li><a href={`/replay/${room.id}`}><Icon name="i-play" />{words.say("menu-replay")}</a></li>
        {left.map((seat) => <Item key={seat.seat} icon="i-seat" text={words.say("free-invite-to", { name: room.personOf(seat.seat) })} run={() => { close(); inviting.value = seat.seat; }} />)}
        {plays && !info.stop && <Item icon="i-x" text={stopWords(room)} run={leave("stop")} />}
        {plays && <Item icon="i-flag" text={words.say("menu-resign")} run={leave("resign")} />}
        <li><a href="/"><Icon name="i-home" />{words.say("over-lobby")}</a></li>
      </ul>
    </div>
  );
}

function Item({ icon, text, run }: { readonly icon: string; readonly text: string; run(): void }) {
  return (
    <li>
      <button type="button" onClick={run}><Icon name={icon} />{text}</button>
    </li>
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ["1 – 9", "keys-option"], ["Enter", "keys-confirm"], ["Z", "keys-undo"], ["O", "keys-speak"], ["← ↑ → ↓", "keys-arrows"], ["Alt + ↑ ↓", "keys-arrange"],
  ["/", "keys-search"], ["L", "keys-log"], ["C", "keys-chat"], ["R", "keys-rules"], ["+  −  0", "keys-zoom"], ["Shift + ← ↑ → ↓", "keys-pan"], ["[  ]", "keys-step"], ["Esc", "keys-escape"], ["?", "keys-help"],
];

export function MenuDialogs() {
  const room = useRoom();
  const { words } = room;
  const close = () => { menuDialog.value = null; };
  if (inviting.value !== null) return <InviteDialog table={room.id} seat={inviting.value} close={() => { inviting.value = null; }} />;
  switch (menuDialog.value) {
    case "keys":
      return (
        <Dialog title={words.say("menu-keys")} close={close}>
          <dl class="keys">
            {KEYS.map(([key, text]) => (
              <div key={text}>
                <dt>{key.split("  ").map((one) => <kbd key={one}>{one}</kbd>)}</dt>
                <dd>{words.say(text)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      );
    default:
      return null;
  }
}

/** The proposal whose dialog was closed without an answer, or which I have withdrawn. */
const put = signal<string | null>(null);

/** Tells whoever asked that the others did not agree: the proposal is gone, and nothing has happened. */
function useRefused(proposal: Proposal | null, mine: boolean, seq: number): void {
  const { words } = useRoom();
  const asked = useRef<{ readonly id: string; readonly seq: number } | null>(null);
  useEffect(() => {
    const before = asked.current;
    asked.current = proposal && mine ? { id: proposal.id, seq } : null;
    if (before && !proposal && before.seq === seq && put.value !== before.id) toast({ kind: "info", text: words.say("proposal-refused") });
  }, [proposal?.id]);
}

/** The others are asked whether somebody may go back beyond what was revealed. Closing the dialog is no answer yet. */
export function ProposalDialog() {
  const room = useRoom();
  const { words } = room;
  const proposal = room.info.value?.proposal ?? null;
  const mine = proposal !== null && room.mine.value.includes(proposal.seat);
  useRefused(proposal, mine, room.info.value?.seq ?? 0);
  if (!proposal || room.curtain.value !== null) return null;
  const asked = !mine && proposal.missing.some((seat) => room.own.value.includes(seat));
  const answers = (
    <>
      <button type="button" class="btn" autofocus onClick={() => void room.consent(false)}>{words.say("proposal-refuse")}</button>
      <button type="button" class="btn btn-strong" onClick={() => void room.consent(true)}>{words.say("proposal-agree")}</button>
    </>
  );
  if (asked && put.value !== proposal.id) {
    return (
      <Dialog title={words.say("proposal-title", { name: room.nameOf(proposal.seat) })} close={() => { put.value = proposal.id; }}>
        <p class="dialog-text">{words.say("proposal-text")}</p>
        <div class="dialog-foot">{answers}</div>
      </Dialog>
    );
  }
  return (
    <div class="proposal panel" role="status">
      <Icon name="i-undo" />
      <span>{words.say(mine ? "proposal-mine" : "proposal-others", { name: room.nameOf(proposal.seat), missing: proposal.missing.map((seat) => room.personOf(seat)).join(", ") })}</span>
      {mine && <button type="button" class="btn btn-sm" onClick={() => { put.value = proposal.id; void room.consent(false); }}>{words.say("proposal-withdraw")}</button>}
      {asked && answers}
    </div>
  );
}

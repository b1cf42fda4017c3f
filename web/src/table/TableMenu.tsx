/** What belongs to the whole table and is seldom needed. */

import { signal } from "@preact/signals";

import { InviteDialog } from "../lobby/InviteDialog.tsx";
import { me, set } from "../net/store.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { LanguageSwitch } from "../shell/SiteHeader.tsx";
import { Segment } from "../shell/Segment.tsx";
import { Switch } from "../shell/Switch.tsx";
import { setTheme, theme } from "../shell/theme.ts";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { Appeal, isGone, raise, useAwaited, useRefused } from "./Appeal";
import { claimArgs, useRipe } from "./Claims";
import { useRoom } from "./context";
import { leaving, type Leave } from "./leave";
import { showStop, stopHidden, stopWords } from "./Leaving";
import { myOrders, ordersOpen } from "./orders";

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
  const ripe = useRipe();
  const proposal = info?.proposal;
  const leave = (what: Leave) => () => {
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
            <span>{words.say("menu-ask-again")}</span>
            <Segment
              label={words.say("ask-again")} value={settings.confirm ?? "irreversible"}
              choices={CONFIRMS.map((value) => ({ value, label: words.say(`ask-again-${value}`) }))}
              change={(confirm) => void set({ confirm }).catch(toastProblem)}
            />
          </div>
          <div class="menu-row">
            <span id="menu-sound">{words.say("menu-sound")}</span>
            <Switch labelledBy="menu-sound" on={settings.sound === true} change={(sound) => void set({ sound }).catch(toastProblem)} />
          </div>
        </>
      )}
      <ul>
        {playing && !room.shared.value && <Item icon="i-orders" text={words.say("menu-orders")} count={myOrders(room).filter((order) => order.on !== false).length} run={() => { close(); ordersOpen.value = "list"; }} />}
        {playing && room.shared.value && room.curtain.value === null && <Item icon="i-link" text={words.say("hand-on")} run={() => { close(); room.handOn(); }} />}
        <Item icon="i-eye" text={words.say("menu-describe")} run={open("describe")} />
        <Item icon="i-info" text={words.say("menu-keys")} run={open("keys")} />
        <Item icon="i-link" text={words.say("menu-share")} run={() => void share()} />
        <li><a href={`/replay/${room.id}`}><Icon name="i-play" />{words.say("menu-replay")}</a></li>
        {left.map((seat) => <Item key={seat.seat} icon="i-seat" text={words.say("free-invite-to", { name: room.personOf(seat.seat) })} run={() => { close(); inviting.value = seat.seat; }} />)}
        {proposal && isGone(proposal.id) && <Item icon="i-undo" text={words.say("proposal-look")} run={() => { close(); raise(proposal.id); }} />}
        {stopHidden(room) && <Item icon="i-flag" text={words.say("stop-look")} run={() => { close(); showStop(room); }} />}
        {ripe.map((seat) => <Item key={seat.seat} icon="i-clock" text={words.say("claim", claimArgs(room, seat))} run={leave({ claim: seat.seat })} />)}
        {plays && !info.stop && <Item icon="i-x" text={stopWords(room)} run={leave("stop")} />}
        {plays && <Item icon="i-flag" text={words.say("menu-resign")} run={leave("resign")} />}
        <li><a href="/"><Icon name="i-home" />{words.say("over-lobby")}</a></li>
      </ul>
    </div>
  );
}

function Item({ icon, text, count = 0, run }: { readonly icon: string; readonly text: string; readonly count?: number; run(): void }) {
  return (
    <li>
      <button type="button" onClick={run}><Icon name={icon} />{text}{count > 0 && <span class="tag">{count}</span>}</button>
    </li>
  );
}

/** When an answer by one click is asked for once more. */
const CONFIRMS = ["off", "irreversible", "always"] as const;

const KEYS: readonly (readonly [string, string])[] = [
  ["1 – 9", "keys-option"], ["Enter", "keys-confirm"], ["Z", "keys-undo"], ["V", "keys-list"], ["B", "keys-hint"], ["O", "keys-speak"], ["← ↑ → ↓", "keys-arrows"], ["Alt + ↑ ↓", "keys-arrange"],
  ["/", "keys-search"], ["H", "keys-large"], ["L", "keys-log"], ["C", "keys-chat"], ["R", "keys-rules"], ["F", "keys-full"], ["T", "keys-tray"], ["+  −  0", "keys-zoom"], ["Shift + ← ↑ → ↓", "keys-pan"], ["[  ]", "keys-step"], ["Esc", "keys-escape"], ["?", "keys-help"],
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

/** The others are asked whether somebody may go back beyond what was revealed. Closing the dialog is no answer yet. */
export function ProposalDialog() {
  const room = useRoom();
  const { words } = room;
  const named = useAwaited();
  const proposal = room.info.value?.proposal ?? null;
  const mine = proposal !== null && room.mine.value.includes(proposal.seat);
  useRefused(proposal?.id ?? null, mine, room.info.value?.seq ?? 0);
  if (!proposal || room.curtain.value !== null) return null;
  const name = room.nameOf(proposal.seat);
  return (
    <Appeal
      key={proposal.id}
      id={proposal.id}
      icon="i-undo"
      asked={!mine && proposal.missing.some((seat) => room.own.value.includes(seat))}
      title={words.say("proposal-title", { name })}
      text={words.say("proposal-text")}
      banner={words.say(mine ? "proposal-mine" : "proposal-others", { name, missing: named(proposal.missing) })}
      answers={
        <>
          <button type="button" class="btn" autofocus onClick={() => void room.consent(false)}>{words.say("proposal-refuse")}</button>
          <button type="button" class="btn btn-strong" onClick={() => void room.consent(true)}>{words.say("proposal-agree")}</button>
        </>
      }
      back={mine ? () => void room.consent(false) : null}
    />
  );
}

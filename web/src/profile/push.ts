/** Web push in this browser: asking for it, and giving it up. */

import { api } from "../net/api.ts";
import type { PushAddress } from "../net/wire.ts";

/** Whether this browser can be pushed to at all. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/").padEnd(Math.ceil(text.length / 4) * 4, "="));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether this browser gets pushes now. */
export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Ask for pushes; false if the person or the browser said no. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api.push(addressOf(made));
  return true;
}

/** No more pushes to this browser. */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  const made = await worker?.pushManager.getSubscription();
  if (made) {
    await api.unpush(addressOf(made));
    await made.unsubscribe();
  }
}

function addressOf(made: PushSubscription): PushAddress {
  const keys = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

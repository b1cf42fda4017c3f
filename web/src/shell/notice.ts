import { tables } from "../net/store.ts";
import type { Notice } from "../net/wire.ts";
import { say, words } from "../words.ts";

/** What a notice says, with the name of its table where it is known. */
export function noticeText(notice: Notice): string {
  const known = tables.value?.mine.find((one) => one.id === notice.table)?.name;
  const args = { name: "", how: "", won: false, early: false, ...notice.args, table: notice.args["table"] ?? known ?? say("notice-table") };
  const key = `notice-${notice.kind}`;
  return words().has(key) ? say(key, args) : say("notice-other", args);
}

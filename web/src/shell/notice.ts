import { tables } from "../net/store.ts";
import type { Notice } from "../net/wire.ts";
import { say, words } from "../words.ts";

/** What a notice says, with the name of its table where it is known. */
export function noticeText(notice: Notice): string {
  const known = tables.value?.mine.find((one) => one.id === notice.table);
  const name = typeof notice.args["name"] === "string" ? notice.args["name"] : known?.name;
  const key = `notice-${notice.kind}`;
  const args = { ...notice.args, name: name ?? say("notice-table") };
  return words().has(key) ? say(key, args) : say("notice-other", args);
}

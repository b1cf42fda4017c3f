/** How a match came to its end, in words. Pure: `left` is the name of who resigned or did not come back. */

import type { MatchResult } from "../net/wire.ts";
import type { Words } from "../speech.ts";

/** Whether the rules ended the match: its scores are final. Otherwise they are those of the moment. */
export const playedOut = (result: MatchResult): boolean => result.how === "played";

/** Whether the match counts at all: of one that was aborted there are no scores to tell. */
export const counts = (result: MatchResult): boolean => result.how !== "aborted";

/** The seats in the order in which they are told: who has won first, then by score; as they sit where nothing counts. */
export function ranked(result: MatchResult, seats: readonly number[]): readonly number[] {
  if (!counts(result)) return seats;
  const won = (seat: number): number => Number(result.winners.includes(seat));
  return [...seats].sort((a, b) => won(b) - won(a) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
}

/** What ended the match instead of its rules: "by resignation of Anna"; empty if they did. */
export const endingText = (words: Words, result: MatchResult, left: string): string => (playedOut(result) ? "" : words.say(`ended-${result.how}`, { name: left }));

/** The end of such a match in one sentence, for somebody who holds the seats `mine`. `winners` are names. */
export function endingTitle(words: Words, result: MatchResult, mine: readonly number[], winners: readonly string[], left: string): string {
  const { how } = result;
  if (how === "aborted" || how === "stopped") return words.say(`over-${how}`);
  if (!winners.length || (result.left !== null && result.winners.includes(result.left))) return words.say("over-all-left");
  const own = mine.length === 1 ? mine[0]! : -1;
  const args = { how, name: left, names: winners.join(", ") };
  return words.say(result.winners.includes(own) ? "over-you-early" : result.left === own ? "over-left-early" : "over-won-early", args);
}

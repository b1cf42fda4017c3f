/** What every widget gets: the open question, words for its options, and how to choose. */

import type { ComponentChildren } from "preact";

import type { OptionLabel, Speaks } from "../../games/types";
import type { Choosing } from "../choosing";

export interface Asking {
  readonly choosing: Choosing;
  readonly words: Speaks;
  readonly game: string;
  /** The options to be listed, in the order of the question. */
  readonly rows: readonly string[];
  label(option: string): OptionLabel;
  /** The picture of an option, if the game draws them; null: options are rows. */
  readonly picture?: (option: string) => ComponentChildren | null;
  /** A tap: choose, and answer at once where the person wants that. */
  pick(option: string): void;
  /** Choose without answering (arrow keys). */
  quiet(option: string): void;
}

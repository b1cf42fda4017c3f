import { lang } from "../words.ts";
import { written } from "./written.ts";

/** A chance in percent in the language of the page (`written`). */
export const percent = (chance: number, most = 2, exact = true): string => written(lang.value, chance, most, exact);

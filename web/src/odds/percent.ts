import { lang } from "../words.ts";

/** What is nearer to certain or to impossible than this is said to be so near, and not to be so. */
const NEAR = 0.0001;
/** Sums of many chances come this near to 0 or 1 where they are so. */
const ROUNDING = 1e-12;

/** A chance in percent, with as many places as are worth reading, or as many as `most`. 100 and 0 are certain. */
export function percent(chance: number, most = 2): string {
  const sure = chance <= ROUNDING || chance >= 1 - ROUNDING;
  const value = sure ? Math.round(chance) * 100 : chance * 100;
  const near = most < 2 ? 0.01 : NEAR;
  const write = (one: number, places: number): string => new Intl.NumberFormat(lang.value, { minimumFractionDigits: 0, maximumFractionDigits: places }).format(one);
  if (sure) return write(value, 0);
  if (chance < near) return `< ${write(near * 100, 2)}`;
  if (chance > 1 - near) return `> ${write((1 - near) * 100, 2)}`;
  return write(value, Math.min(most, value >= 10 && value <= 90 ? 1 : 2));
}

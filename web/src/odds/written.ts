/** Chances as they are written. Pure. */

/** What is nearer to certain or to impossible than this is said to be so near, and not to be so. */
const NEAR = 0.0001;
/** Sums of many chances come this near to 0 or 1 where they are so. */
const ROUNDING = 1e-12;

/** A chance in percent, with as many places as are worth reading, or at most `most`. 100 and 0 are certain; of battles that
 * were played out, and not followed through, nothing is (`exact`). */
export function written(lang: string, chance: number, most = 2, exact = true): string {
  const write = (one: number, places: number): string => new Intl.NumberFormat(lang, { minimumFractionDigits: 0, maximumFractionDigits: places }).format(one);
  if (exact && chance <= ROUNDING) return write(0, 0);
  if (exact && chance >= 1 - ROUNDING) return write(100, 0);
  const near = most < 2 ? 0.01 : NEAR;
  if (chance < near) return `< ${write(near * 100, 2)}`;
  if (chance > 1 - near) return `> ${write((1 - near) * 100, 2)}`;
  return write(chance * 100, Math.min(most, chance >= 0.1 && chance <= 0.9 ? 1 : 2));
}

/** Whether one of the shares that make up a whole is 0 or 100 where it comes so near: nothing leads there, or nothing leads
 * elsewhere. The share itself does not tell: it is a sum of many chances, and the rest of it may be less than its rounding. */
export const certain = (share: number, all: readonly number[]): boolean => share === 0 || all.every((other) => other === share || other === 0);

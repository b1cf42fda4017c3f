import { lang } from "../words.ts";

/** A chance in percent, with as many places as are worth reading. */
export function percent(chance: number): string {
  const value = chance * 100;
  const places = value === 0 || value === 100 || (value >= 10 && value <= 90) ? 1 : 2;
  return new Intl.NumberFormat(lang.value, { minimumFractionDigits: 0, maximumFractionDigits: places }).format(value);
}

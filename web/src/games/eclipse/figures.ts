/** Figures as they are written on a board. Pure. */

export const plus = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A figure with its sign only where it is negative. */
export const minus = (value: number): string => (value < 0 ? plus(value) : String(value));

/** A figure of a part with its sign where it is added to a throw, an order or a balance. */
export function signed(figure: string, value: number): string {
  if (figure === "energy" || figure === "computer" || figure === "initiative") return plus(value);
  return figure === "shield" ? `−${value}` : String(value);
}

/** Where a map is looked at: pure geometry of pan and zoom. A view always has the shape of its box. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Box {
  readonly x: number;
  readonly y: number;
}

/** The smallest view of the box's shape that shows these bounds, with some pixels free on each side. */
export function fit(bounds: Rect, box: Box, free = 12): Rect {
  const scale = Math.min((box.width - 2 * free) / bounds.width, (box.height - 2 * free) / bounds.height);
  const width = box.width / Math.max(scale, 1e-6);
  const height = box.height / Math.max(scale, 1e-6);
  return { x: bounds.x + (bounds.width - width) / 2, y: bounds.y + (bounds.height - height) / 2, width, height };
}

/** The same beside what lies over a corner of the box, at its top left in pixels: right of it or below it, wherever more is
 * left; where it is in nobody's way, as if it were not there. */
export function fitBeside(bounds: Rect, box: Box, over: Rect | null, free = 12): Rect {
  const whole = fit(bounds, box, free);
  if (!over) return whole;
  const [right, bottom] = [over.x + over.width, over.y + over.height];
  const seen = box.width / whole.width;
  if ((bounds.x - whole.x) * seen >= right || (bounds.y - whole.y) * seen >= bottom) return whole;
  const views = [{ x: right, y: 0 }, { x: 0, y: bottom }].map(({ x, y }) => {
    const rest = { width: Math.max(1, box.width - x), height: Math.max(1, box.height - y) };
    const view = fit(bounds, rest, free);
    const unit = view.width / rest.width;
    return { x: view.x - x * unit, y: view.y - y * unit, width: box.width * unit, height: box.height * unit };
  });
  return views.reduce((best, one) => (one.width < best.width ? one : best));
}

/** The view after zooming by a factor (more than 1 is nearer) about a point of the box in pixels. */
export function zoom(view: Rect, box: Box, factor: number, px: number, py: number, limits: { readonly least: number; readonly most: number }): Rect {
  const width = Math.max(limits.least, Math.min(limits.most, view.width / factor));
  const by = width / view.width;
  const x = view.x + (px / box.width) * view.width;
  const y = view.y + (py / box.height) * view.height;
  return { x: x - (x - view.x) * by, y: y - (y - view.y) * by, width, height: view.height * by };
}

/** The view after dragging the map by some pixels. */
export function pan(view: Rect, box: Box, dx: number, dy: number): Rect {
  return { ...view, x: view.x - (dx / box.width) * view.width, y: view.y - (dy / box.height) * view.height };
}

/** Keep at least half of the view within the bounds, so that the map cannot be lost. */
export function hold(view: Rect, bounds: Rect): Rect {
  const x = Math.max(bounds.x - view.width / 2, Math.min(bounds.x + bounds.width - view.width / 2, view.x));
  const y = Math.max(bounds.y - view.height / 2, Math.min(bounds.y + bounds.height - view.height / 2, view.y));
  return { ...view, x, y };
}

/** The view moved so that it shows nothing beyond these bounds, as far as it is smaller than they are. */
export function inside(view: Rect, bounds: Rect): Rect {
  const along = (at: number, long: number, from: number, all: number): number => (long < all ? Math.max(from, Math.min(from + all - long, at)) : from - (long - all) / 2);
  return { ...view, x: along(view.x, view.width, bounds.x, bounds.width), y: along(view.y, view.height, bounds.y, bounds.height) };
}

/** The CSS transform that makes a drawing of one view look like another (origin at the top left). */
export function transform(drawn: Rect, wanted: Rect, box: Box): string {
  const scale = drawn.width / wanted.width;
  const dx = ((drawn.x - wanted.x) * box.width) / wanted.width;
  const dy = ((drawn.y - wanted.y) * box.height) / wanted.height;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** The smallest rectangle around some. */
export function around(rects: readonly Rect[], more = 0): Rect | null {
  if (!rects.length) return null;
  const left = Math.min(...rects.map((rect) => rect.x)) - more;
  const top = Math.min(...rects.map((rect) => rect.y)) - more;
  const right = Math.max(...rects.map((rect) => rect.x + rect.width)) + more;
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height)) + more;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * A map that is panned and zoomed by wheel, drag, pinch and keys. During a gesture only a CSS transform moves the
 * <svg>; when it ends the result is written into its viewBox, so that lines are sharp again.
 */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { SLIP } from "./dragging";
import { seen, tools } from "./tools";
import { around, fitBeside, hold, inside, pan, transform, zoom, type Rect } from "./view";

const SETTLE = 140;
const STEP = 1.35;
const NEAREST = 1 / 14;

interface Props {
  readonly children: ComponentChildren;
  readonly fitTargets: boolean;
  /** Told how many pixels wide a hex or a system is once the whole map is fitted into its box. */
  readonly onFit?: (unit: number) => void;
}

export function Viewport({ children, fitTargets, onFit }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(onFit);
  told.current = onFit;
  useEffect(() => {
    const box = place.current;
    const svg = box?.querySelector("svg");
    if (!box || !svg) return undefined;
    const map = new Camera(box, svg, fitTargets, (unit) => told.current?.(unit));
    tools.value = map;
    return () => {
      map.stop();
      if (tools.peek() !== map) return;
      tools.value = null;
      seen.value = null;
    };
  }, []);
  return <div class="viewport" ref={place}>{children}</div>;
}

class Camera {
  private readonly box: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly told: (unit: number) => void;
  /** The whole map. A map that grows says so by `data-bounds`. */
  private bounds: Rect;
  private drawn: Rect;
  private wanted: Rect;
  /** What the view was fitted to, as long as nobody has moved it: a box of another size is fitted anew. */
  private fitted: "map" | "targets" | null = null;
  private moved = false;
  /** The width of the box when the view was drawn. */
  private across = 1;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly resized: ResizeObserver;
  private readonly grown: MutationObserver;
  private readonly quit = new AbortController();

  constructor(box: HTMLElement, svg: SVGSVGElement, fitTargets: boolean, told: (unit: number) => void) {
    this.box = box;
    this.svg = svg;
    this.told = told;
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.bounds = { x, y, width, height };
    this.drawn = this.wanted = this.bounds;
    const { signal } = this.quit;
    box.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    box.addEventListener("pointerdown", (event) => this.down(event), { signal });
    box.addEventListener("pointermove", (event) => this.move(event), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) box.addEventListener(end, (event) => this.up(event), { signal });
    box.addEventListener("focusin", (event) => this.focused(event), { signal });
    box.addEventListener("scroll", () => box.scrollTo(0, 0), { signal });
    // A drag that began on a target must not choose it.
    box.addEventListener("click", (event) => this.moved && event.stopPropagation(), { signal, capture: true });
    let first = true;
    this.resized = new ResizeObserver(() => {
      if (first) {
        first = false;
        if (fitTargets) this.fitTargets();
        else this.fit();
      } else if (this.fitted === "map") this.fit();
      else if (this.fitted === "targets") this.fitTargets();
      else this.show(this.reshaped());
    });
    this.resized.observe(box);
    this.grown = new MutationObserver(() => this.grow());
    this.grown.observe(svg, { attributeFilter: ["data-bounds"] });
  }

  /** The map has become larger, or was turned: as long as nobody has moved the view it is fitted anew. */
  private grow(): void {
    const [x, y, width, height] = (this.svg.dataset["bounds"] ?? "").split(" ").map(Number);
    if (x === undefined || y === undefined || !width || !height) return;
    this.bounds = { x, y, width, height };
    if (this.fitted === "map") this.fit();
    else if (this.fitted === "targets") this.fitTargets();
  }

  stop(): void {
    this.quit.abort();
    this.resized.disconnect();
    this.grown.disconnect();
    clearTimeout(this.timer);
  }

  fit(): void {
    const view = this.beside(this.bounds);
    this.told((this.unit() * this.size().width) / view.width);
    this.show(view, "map");
  }

  /** The targets of the open decision with some room around, or what is one's own; the whole map without either. */
  fitTargets(): void {
    const targets = this.lying("[data-target]");
    const rects = targets.length ? targets : this.lying("[data-home]");
    const unit = this.unit();
    const wide = around(rects, unit / 2);
    if (!wide) return this.fit();
    // One target alone is not worth filling the screen: some of what lies around it is shown too.
    const least = 3 * unit;
    const more = { x: wide.x - Math.max(0, least - wide.width) / 2, y: wide.y - Math.max(0, least - wide.height) / 2, width: Math.max(wide.width, least), height: Math.max(wide.height, least) };
    const view = inside(this.beside(more), this.beside(this.bounds));
    this.show({ ...view, y: view.y + this.under(rects, view) }, "targets");
  }

  /** How far the map is raised so that the buttons over its lower corner cover no target, as far as there is room above. */
  private under(targets: readonly Rect[], view: Rect): number {
    const over = this.box.parentElement?.querySelector(":scope > .over");
    const { left = 0, top = 0, width = 0 } = over?.getBoundingClientRect() ?? {};
    if (!width) return 0;
    const box = this.box.getBoundingClientRect();
    const pixel = view.width / this.size().width;
    const [x, y] = [view.x + (left - box.left) * pixel, view.y + (top - box.top) * pixel];
    const covered = targets.filter((one) => one.x + one.width > x).map((one) => one.y + one.height - y);
    const room = Math.min(...targets.map((one) => one.y)) - view.y;
    return Math.max(0, Math.min(room, Math.max(0, ...covered)));
  }

  /** The same middle at the same scale in a box of another shape. */
  private reshaped(): Rect {
    const { x, y, width, height } = this.wanted;
    const size = this.size();
    const scale = width / this.across;
    return { x: x + (width - size.width * scale) / 2, y: y + (height - size.height * scale) / 2, width: size.width * scale, height: size.height * scale };
  }

  /** The targets of a new question; a view that a person has chosen stays as long as they are all in sight. */
  showTargets(): void {
    const { x, y, width, height } = this.drawn;
    const hidden = this.lying("[data-target]").some((one) => one.x < x || one.y < y || one.x + one.width > x + width || one.y + one.height > y + height);
    if (hidden || this.fitted !== null) this.fitTargets();
  }

  pan(right: number, down: number): void {
    const { width, height } = this.size();
    this.show(pan(this.wanted, this.size(), -right * width, -down * height));
  }

  look(piece: Element): void {
    const rect = this.onMap(piece);
    const most = 8 * this.unit();
    const width = Math.min(this.drawn.width, most);
    const height = (width * this.drawn.height) / this.drawn.width;
    this.show({ x: rect.x + rect.width / 2 - width / 2, y: rect.y + rect.height / 2 - height / 2, width, height });
  }

  /** The length of the map that decides how much detail is drawn: about as wide as a system or a hex. */
  private unit(): number {
    return Number(this.svg.dataset["unit"] ?? 100);
  }

  /** Sizes of the unit in pixels between which the map is drawn as fitted: smaller with less, larger with more detail. */
  private steps(): readonly [number, number] {
    const [fit = 44, near = 110] = (this.svg.dataset["steps"] ?? "44 110").split(" ").map(Number);
    return [fit, near];
  }

  private lying(what: string): readonly Rect[] {
    return [...this.svg.querySelectorAll(what)].map((one) => this.onMap(one));
  }

  /** Where a piece lies on the map, from where it is seen: that holds for turned pieces, and while the box changes. */
  private onMap(piece: Element): Rect {
    const seen = piece.getBoundingClientRect();
    const back = this.svg.getScreenCTM()?.inverse();
    const from = new DOMPoint(seen.left, seen.top).matrixTransform(back);
    const to = new DOMPoint(seen.right, seen.bottom).matrixTransform(back);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }

  /** What gets the focus by the keyboard is brought into view, by moving the map: the box itself never scrolls. */
  private focused(event: FocusEvent): void {
    this.box.scrollTo(0, 0);
    const piece = event.target as Element;
    if (!this.svg.contains(piece) || !piece.matches(":focus-visible")) return;
    const { x, y, width, height } = this.onMap(piece);
    const inside = x >= this.drawn.x && y >= this.drawn.y && x + width <= this.drawn.x + this.drawn.width && y + height <= this.drawn.y + this.drawn.height;
    if (!inside) this.show({ ...this.drawn, x: x + width / 2 - this.drawn.width / 2, y: y + height / 2 - this.drawn.height / 2 });
  }

  zoomIn(): void {
    const { width, height } = this.size();
    this.show(zoom(this.wanted, this.size(), STEP, width / 2, height / 2, this.limits()));
  }

  zoomOut(): void {
    const { width, height } = this.size();
    this.show(zoom(this.wanted, this.size(), 1 / STEP, width / 2, height / 2, this.limits()));
  }

  private size() {
    return { width: this.box.clientWidth || 1, height: this.box.clientHeight || 1 };
  }

  /** What shows this part of the map, and nothing of it under the list of seats that lies over a board of the whole window. */
  private beside(part: Rect): Rect {
    const { left, top } = this.box.getBoundingClientRect();
    const list = this.box.closest(".stage")?.querySelector(".corner")?.getBoundingClientRect();
    return fitBeside(part, this.size(), list ? { x: list.left - left, y: list.top - top, width: list.width, height: list.height } : null);
  }

  private limits() {
    const whole = this.beside(this.bounds).width;
    return { least: whole * NEAREST, most: whole * 1.25 };
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const { left, top } = this.box.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    this.gesture(zoom(this.wanted, this.size(), factor, event.clientX - left, event.clientY - top, this.limits()));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(this.wanted), SETTLE);
  }

  private down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.moved = false;
    } else this.moved = true;
  }

  private move(event: PointerEvent): void {
    const last = this.pointers.get(event.pointerId);
    if (!last || !this.start) return;
    if (!this.moved && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLIP) return;
    if (!this.moved) {
      this.moved = true;
      this.box.setPointerCapture(event.pointerId);
    }
    const { left, top } = this.box.getBoundingClientRect();
    let next = this.wanted;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y) || 1;
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y) || 1;
      const [cx, cy] = [(event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top];
      next = zoom(next, this.size(), after / before, cx, cy, this.limits());
      next = pan(next, this.size(), (event.clientX - last.x) / 2, (event.clientY - last.y) / 2);
    } else next = pan(next, this.size(), event.clientX - last.x, event.clientY - last.y);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.gesture(next);
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0 && this.moved) {
      this.show(this.wanted);
      setTimeout(() => { this.moved = false; }); // after the click that ends the drag
    }
  }

  /** While something moves: the transform alone. */
  private gesture(view: Rect): void {
    this.fitted = null;
    this.wanted = hold(view, this.bounds);
    this.svg.style.willChange = "transform";
    this.svg.style.transformOrigin = "0 0";
    this.svg.style.transform = transform(this.drawn, this.wanted, this.size());
  }

  /** At rest: the view box, and how much detail is worth drawing. */
  private show(view: Rect, fitted: typeof this.fitted = null): void {
    this.fitted = fitted;
    this.across = this.size().width;
    this.wanted = this.drawn = hold(view, this.bounds);
    const { x, y, width, height } = this.drawn;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.svg.style.transform = "";
    this.svg.style.willChange = "";
    const hex = (this.unit() * this.size().width) / width;
    const [fit, near] = this.steps();
    this.svg.classList.toggle("z-far", hex < fit);
    this.svg.classList.toggle("z-fit", hex >= fit && hex <= near);
    this.svg.classList.toggle("z-near", hex > near);
    // Units of the map in a pixel: words never fall under the size at which they can be read, and hit shapes
    // stay at least 44 px wide at every zoom (their radius is max(piece, --hit-r)).
    const pixel = width / this.size().width;
    this.svg.style.setProperty("--px", String(pixel));
    this.svg.style.setProperty("--hit-r", String(22 * pixel));
    seen.value = { view: this.drawn, box: this.size(), fitted: fitted !== null };
  }
}

/** Choose an amount: a graduated half dial with the figure inside; on the phone it flattens into a slider. */

import { useRef } from "preact/hooks";

import { NUMBER } from "../choice";
import type { Asking } from "./asking";
import { Stepper } from "./Stepper";

const CX = 140;
const CY = 138;
const RADIUS = 112;

export function Amount({ choosing, words }: Asking) {
  const { least, most } = choosing.asked;
  const value = choosing.amounts.value[NUMBER] ?? least;
  const set = (amount: number) => choosing.setAmount(NUMBER, amount);
  const said = words.say("decision-amount-of", { amount: value, most });
  return (
    <>
      <div class="dial no-phone">
        <Dial least={least} most={most} value={value} said={said} set={set} />
        <div class="dial-num" aria-hidden="true">
          <b>{value}</b>
          <span class="dim">{words.say("decision-of", { most })}</span>
        </div>
      </div>
      <div class="amount-slider only-phone">
        <b class="sum-big" aria-hidden="true">{value}</b>
        <input
          type="range"
          min={least}
          max={most}
          value={value}
          aria-label={words.say("decision-amount")}
          aria-valuetext={said}
          style={{ "--v": `${most > least ? ((value - least) * 100) / (most - least) : 100}%`, "--rc": "var(--brass)" }}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="row dial-row">
        <Stepper words={words} name={words.say("decision-amount")} value={value} least={least} most={most} limit={words.say("decision-limit", { limit: most })} onChange={set} />
        {quick(least, most).map((pick) => (
          <button key={pick} type="button" class={pick === value ? "btn btn-sm is-on" : "btn btn-sm"} aria-pressed={pick === value} onClick={() => set(pick)}>
            {pick === most ? words.say("decision-all", { amount: pick }) : pick}
          </button>
        ))}
      </div>
    </>
  );
}

/** The least, the middle and the most: what people reach for. */
function quick(least: number, most: number): number[] {
  const middle = Math.floor((least + most) / 2);
  return [...new Set([least, middle, most])];
}

interface DialProps {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly said: string;
  set(value: number): void;
}

function Dial({ least, most, value, said, set }: DialProps) {
  const box = useRef<SVGSVGElement>(null);
  const span = Math.max(1, most - least);
  const angle = (amount: number) => Math.PI * (1 - (amount - least) / span);
  const at = (amount: number, radius: number) => ({ x: CX + radius * Math.cos(angle(amount)), y: CY - radius * Math.sin(angle(amount)) });
  const knob = at(value, RADIUS);
  const every = Math.max(1, Math.ceil(span / 40));
  const named = span <= 8 ? 1 : span <= 24 ? 5 : Math.ceil(span / 4);
  const ticks: number[] = [];
  for (let amount = least; amount <= most; amount += every) ticks.push(amount);
  if (ticks.at(-1) !== most) ticks.push(most);

  const follow = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect();
    if (!rect) return;
    const x = ((event.clientX - rect.left) * 280) / rect.width - CX;
    const y = CY - ((event.clientY - rect.top) * 150) / rect.height;
    const turned = Math.atan2(Math.max(0, y), x);
    set(least + Math.round(span * (1 - turned / Math.PI)));
  };
  const keys = (event: KeyboardEvent) => {
    const leap = Math.max(1, Math.round(span / 5));
    const next = { ArrowUp: value + 1, ArrowRight: value + 1, ArrowDown: value - 1, ArrowLeft: value - 1, PageUp: value + leap, PageDown: value - leap, Home: least, End: most }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(next);
  };
  return (
    <svg
      ref={box}
      class="dial-face"
      viewBox="0 0 280 150"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <path class="dial-track" d={`M${CX - RADIUS} ${CY}A${RADIUS} ${RADIUS} 0 0 1 ${CX + RADIUS} ${CY}`} />
      {value > least && <path class="dial-done" d={`M${CX - RADIUS} ${CY}A${RADIUS} ${RADIUS} 0 0 1 ${knob.x} ${knob.y}`} />}
      {ticks.map((amount) => {
        const long = (amount - least) % named === 0 || amount === most;
        const outer = at(amount, 100);
        const inner = at(amount, long ? 90 : 95);
        const text = at(amount, 78);
        const crowded = amount !== most && most - amount < named / 2;
        return (
          <g key={amount}>
            <path class={amount <= value ? "dial-tick on" : "dial-tick"} d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} />
            {long && !crowded && (
              <text class="dial-text" x={text.x} y={text.y + 4}>
                {amount}
              </text>
            )}
          </g>
        );
      })}
      <circle
        class="dial-knob"
        cx={knob.x}
        cy={knob.y}
        r="9"
        role="slider"
        tabindex={0}
        aria-labelledby="dq"
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={said}
        onKeyDown={keys}
      />
    </svg>
  );
}

/** Allocate: a sum meter, and a row with stepper (and slider, where it can be long) for each option. */

import { Icon } from "../../shell/Icon.tsx";
import { highest, total } from "../choice";
import type { Asking } from "./asking";
import { Reasons } from "./Reasons";
import { Stepper } from "./Stepper";

const COLOURS = ["--c-money", "--c-influence", "--c-genes", "--c-science", "--c-materials", "--c-novelty", "--c-alien", "--c-red"] as const;
/** From this limit on a row has a slider too. */
const LONG = 6;

export function Allocate(props: Asking) {
  const { choosing, words, label } = props;
  const { options, limits, least, most } = choosing.asked;
  const amounts = choosing.amounts.value;
  const selection = choosing.now();
  const sum = total(selection);
  const complete = sum >= least;
  return (
    <>
      <div class="stack sum" id="decision-meter">
        <div class="sum-line">
          <span>
            <span class="sum-big">{sum}</span> <span class="dim">{words.say("decision-placed", { most })}</span>
          </span>
          {complete ? (
            <span class="tag tag-good">
              <Icon name="i-check" size="sm" />
              {sum >= most ? words.say("decision-complete") : words.say("decision-left", { count: most - sum })}
            </span>
          ) : (
            <span class="tag">{words.say("decision-more-to-place", { count: least - sum })}</span>
          )}
        </div>
        <div class="sum-bar" aria-hidden="true">
          {options.map((option, i) => {
            const amount = amounts[option] ?? 0;
            return amount > 0 && <i key={option} style={{ width: `${(amount * 100) / Math.max(1, most)}%`, background: `var(${colour(i)})` }} />;
          })}
        </div>
      </div>
      <div role="group" aria-labelledby="dq" aria-describedby="decision-meter">
        {options.map((option, i) => {
          const told = label(option);
          const amount = amounts[option] ?? 0;
          const limit = limits[i] ?? 0;
          const top = highest(choosing.asked, selection, option);
          const why = amount >= limit ? words.say("decision-limit", { limit }) : words.say("decision-none-left");
          return (
            <div
              key={option}
              class={limit >= LONG ? "alloc s3" : "alloc"}
              data-opt={option}
              onPointerEnter={() => { choosing.preview.value = option; }}
              onPointerLeave={() => { choosing.preview.value = null; }}
            >
              <div class="row alloc-name">
                {told.icon && <Icon name={told.icon} style={{ color: `var(${told.colour ?? colour(i)})` }} />}
                <span>
                  {told.title}
                  <small>{told.text ?? words.say("decision-up-to", { limit })}</small>
                </span>
              </div>
              <Stepper
                words={words}
                name={told.title}
                value={amount}
                least={0}
                most={top}
                limit={why}
                onChange={(value) => choosing.setAmount(option, value)}
              />
              {limit >= LONG && (
                <input
                  type="range"
                  min={0}
                  max={limit}
                  value={amount}
                  aria-label={told.title}
                  aria-valuetext={words.say("decision-amount-of", { amount, most: limit })}
                  style={{ "--v": `${(amount * 100) / limit}%`, "--rc": `var(${colour(i)})` }}
                  onInput={(event) => {
                    choosing.setAmount(option, event.currentTarget.valueAsNumber);
                    event.currentTarget.valueAsNumber = choosing.amounts.value[option] ?? 0;
                  }}
                />
              )}
            </div>
          );
        })}
      </div>
      <Reasons {...props} />
    </>
  );
}

function colour(place: number): string {
  return COLOURS[place % COLOURS.length] ?? "--ink-2";
}

/** Cubes and the cells that they fill. */

import { Icon } from "../../shell/Icon.tsx";
import type { BoardProps, Speaks } from "../types.ts";
import { cellsOf, meantBy, meets, type Cell } from "./cells.ts";
import { colourOf } from "./spots.ts";
import { CUBE, GLYPH, INK, MARK, type Colour, type MasterZones, type Parts, type SymbolKind } from "./zones.ts";

/** A cube. Its glyph is dark on every colour, in both themes. */
export function Cube({ colour, class: more }: { readonly colour: Colour; readonly class?: string }) {
  return (
    <span class={more ? `ms-cube ${more}` : "ms-cube"} style={{ "--q": `var(${CUBE[colour]})` }} aria-hidden="true">
      <Icon name={GLYPH[colour]} />
    </span>
  );
}

export const SymbolIcon = ({ symbol }: { readonly symbol: SymbolKind }) => <Icon name={MARK[symbol]} class="ms-sym" />;

/** A row of cells: filled ones as cubes, open ones as outlines, targets as buttons. */
export function Cells({ project, parts, zones, choice, words, onTarget, mark }: Pick<BoardProps, "choice" | "words" | "onTarget"> & {
  readonly project: string;
  readonly parts: Parts;
  readonly zones: MasterZones;
  /** The option whose cell is to be marked. */
  readonly mark?: string;
}) {
  const cells = cellsOf(parts, zones, choice, project);
  const marked = mark === undefined ? undefined : cells.find((cell) => meets(cell, mark));
  return (
    <span class="ms-cells" data-spot={project} role="group" aria-label={cellsText(words, cells)}>
      {cells.map((cell) => {
        const chosen = choice ? cell.options.find((option) => choice.isChosen(option)) : undefined;
        const lit = choice !== null && choice.preview.value !== null && cell.options.includes(choice.preview.value);
        const ghost = chosen && cell.cube === null ? colourOf(chosen) : null;
        const classes = ["ms-cell", cell.cube && "on", cell.star && "star", cell.options.length > 0 && "is-target", chosen && "is-chosen", lit && "is-preview", cell === marked && "is-marked"].filter(Boolean).join(" ");
        const style = { "--c": `var(${INK[cell.colour]})`, "--q": `var(${CUBE[cell.cube ?? ghost ?? cell.colour]})` };
        const shown = <Icon name={GLYPH[cell.cube ?? ghost ?? cell.colour]} />;
        const option = choice ? (chosen ?? cell.options[0]) : undefined;
        if (!choice || option === undefined) return <span key={cell.place} class={classes} style={style} data-cell={cell.colour} aria-hidden="true">{shown}</span>;
        return (
          <button
            key={cell.place}
            type="button"
            class={ghost ? `${classes} is-ghost` : classes}
            style={style}
            data-target={option}
            data-cell={cell.colour}
            aria-pressed={chosen !== undefined}
            aria-label={words.say(cell.cube ? "master-take-cell" : "master-put-cell", { cube: words.say(`colour-${colourOf(option) ?? cell.colour}`), cell: words.say(`colour-${cell.colour}`), card: words.name(project, "card"), star: String(cell.star) })}
            onClick={(event) => {
              event.stopPropagation();
              const next = meantBy(choice, cell);
              if (next) onTarget(next);
            }}
            onPointerEnter={() => { choice.preview.value = option; }}
            onPointerLeave={() => { choice.preview.value = null; }}
            onFocus={() => { choice.preview.value = option; }}
            onBlur={() => { choice.preview.value = null; }}
          >
            {shown}
          </button>
        );
      })}
    </span>
  );
}

/** The cells in words: "green, blue filled, yellow, blue". */
export function cellsText(words: Speaks, cells: readonly Cell[]): string {
  return cells
    .map((cell) => {
      const name = words.say(`colour-${cell.colour}`);
      const filled = cell.cube === null ? name : cell.cube === cell.colour ? words.say("master-cell-filled", { colour: name }) : words.say("master-cell-instead", { colour: name, cube: words.say(`colour-${cell.cube}`) });
      return cell.star ? words.say("master-cell-star", { cell: filled }) : filled;
    })
    .join(", ");
}

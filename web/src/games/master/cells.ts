/** The cells of a project, and the options that they stand for. Pure. */

import type { Choice } from "../types.ts";
import { cellColourOf, colourOf, isStar, meant, optionsBySpot } from "./spots.ts";
import { cubesOn, projectOf, type Colour, type MasterZones, type Parts } from "./zones.ts";

/** One cell of a project at this moment. */
export interface Cell {
  readonly place: number;
  readonly colour: Colour;
  readonly star: boolean;
  readonly cube: Colour | null;
  /** Options of the open question that put a cube here, or take this one: the first of equal cells has them. */
  readonly options: readonly string[];
}

/** Questions about cubes that lie on projects, and about cubes that go there. */
const TAKING: ReadonlySet<string> = new Set(["steal", "knock", "spoils"]);

/** The cells of a project with the options that they stand for. */
export function cellsOf(parts: Parts, zones: MasterZones, choice: Choice | null, project: string): readonly Cell[] {
  const face = projectOf(parts, project);
  if (!face) return [];
  const cubes = cubesOn(zones, project, face.cells.length);
  const taking = choice !== null && TAKING.has(choice.asked.ask);
  const asked = choice !== null && (taking || choice.asked.ask === "place");
  const open = asked ? [...meant(choice, optionsBySpot(choice).get(project) ?? [])] : [];
  return face.cells.map((colour, place) => {
    const star = face.stars.includes(place);
    const cube = cubes[place] ?? null;
    const fits = (option: string): boolean =>
      cellColourOf(option) === colour && isStar(option) === star && (taking ? cube === colourOf(option) : cube === null);
    const options = open.filter(fits);
    for (const option of options) open.splice(open.indexOf(option), 1); // equal cells after it need no offer of their own
    return { place, colour, star, cube, options };
  });
}

/** Whether this is a cell that an option speaks of: it holds the cube to be taken, or is empty and takes the cube. */
export const meets = (cell: Cell, option: string): boolean =>
  cell.star === isStar(option) && cell.colour === cellColourOf(option) && (cell.cube === null || cell.cube === colourOf(option));

/** What a tap on a cell stands for: its only option, or the one after the chosen one. */
export function meantBy(choice: Choice, cell: Cell): string | null {
  const at = cell.options.findIndex((option) => choice.isChosen(option));
  return cell.options[(at + 1) % Math.max(1, cell.options.length)] ?? null;
}

/** How far a project is: "2 of 4". */
export function progressOf(parts: Parts, zones: MasterZones, project: string): { readonly filled: number; readonly of: number } {
  const face = projectOf(parts, project);
  const of = face?.cells.length ?? 0;
  return { filled: cubesOn(zones, project, of).filter(Boolean).length, of };
}

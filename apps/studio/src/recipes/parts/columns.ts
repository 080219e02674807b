import type { FrontStyle, Notch } from "./front.ts";
import type { HandleStyle } from "./handle.ts";

/** What is on a front beyond what its whole cabinet has. */
export interface CellLook {
  style?: FrontStyle;
  handle?: HandleStyle;
  notch?: Notch;
  panes?: readonly [columns: number, rows: number];
  grain?: "x" | "y";
}

/** One field of a cabinet's front. `share` is its part of the column's height. */
export interface Cell extends CellLook {
  kind: "door" | "drawer" | "flap" | "open";
  share: number;
  /** side of the hinges; doors beside each other open away from each other by default */
  hinge?: "left" | "right";
  /** shelves in an open field or behind glass */
  shelves?: number;
}

/** A column of fields, from the top down. `share` is its part of the cabinet's width. */
export interface Column {
  share: number;
  cells: readonly Cell[];
}

export const stack = (cells: readonly Cell[], share = 1): Column => ({ share, cells });

export const doorCell = (look: CellLook & { hinge?: "left" | "right"; shelves?: number } = {}, share = 1): Cell => ({
  kind: "door",
  share,
  ...look,
});
export const drawerCell = (look: CellLook = {}, share = 1): Cell => ({ kind: "drawer", share, ...look });
export const flapCell = (look: CellLook = {}, share = 1): Cell => ({ kind: "flap", share, ...look });
export const openCell = (shelves = 0, share = 1): Cell => ({ kind: "open", share, shelves });

export const door = (look: Parameters<typeof doorCell>[0] = {}, share = 1): Column => stack([doorCell(look)], share);
/** Pairs that open away from each other; an odd one at the end opens to the right. */
export const doors = (count: number, look: CellLook = {}, share = 1): Column[] =>
  Array.from({ length: count }, (_, index) =>
    door({ hinge: index % 2 === 0 && (index < count - 1 || count === 1) ? "left" : "right", ...look }, share),
  );
/** Drawers of one height, or of the given relative heights from the top. */
export const drawers = (heights: number | readonly number[], look: CellLook = {}, share = 1): Column =>
  stack(
    (typeof heights === "number" ? Array.from({ length: heights }, () => 1) : heights).map((height) =>
      drawerCell(look, height),
    ),
    share,
  );
export const open = (shelves = 0, share = 1): Column => stack([openCell(shelves)], share);

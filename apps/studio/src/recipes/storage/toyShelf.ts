import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bin } from "../parts/basket.ts";
import { bookRow } from "../parts/books.ts";
import { openCell, stack } from "../parts/columns.ts";
import { cabinet } from "./cabinet.ts";

export interface ToyShelfParameters {
  body: Surface;
  columns?: number;
  rows?: number;
  /** colours of the bins, in turn */
  bins: readonly Surface[];
  /** fields from the top left that stay without a bin */
  free?: readonly number[];
}

/** A low shelf of square fields with boxes that a child can pull out. */
export const toyShelf: Recipe<ToyShelfParameters> = (size, parameters): Object3D => {
  const { body, columns = 3, rows = 2, bins, free = [0] } = parameters;
  const made = cabinet(size, {
    body,
    front: body,
    base: "plinth",
    baseHeight: 0.05,
    board: 0.022,
    columns: Array.from({ length: columns }, () => stack(Array.from({ length: rows }, () => openCell()))),
  });
  const things = made.bays.map((bay, index) => {
    const tint = bins[index % bins.length] ?? body;
    const thing = free.includes(index)
      ? group([bookRow(bay.width * 0.8, bay.height, bay.depth, 3)], [-bay.width / 2 + 0.02, 0, 0])
      : bin(bay.width - 0.03, bay.height * 0.74, bay.depth - 0.03, tint);
    return group([thing], [bay.x, bay.floor, bay.z]);
  });
  return group([made.object, ...things]);
};

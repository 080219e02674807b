import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { Bay } from "../parts/casework.ts";
import { furnish, type ShelfProp } from "../parts/shelfProps.ts";

export interface ShelfParameters {
  boards: Surface;
  frame: Surface;
  shelves?: number;
  /** thickness of the boards */
  board?: number;
  /** thickness of the square tube */
  tube?: number;
  /** crossed rods behind the upper half */
  crossed?: boolean;
  props?: readonly (ShelfProp | readonly [ShelfProp, ShelfProp])[];
}

/** Boards between two ladder frames of square steel tube, open on all sides. */
export const shelf: Recipe<ShelfParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { boards, frame, shelves = 5, board = 0.028, tube = 0.022, crossed = false, props = [] } = parameters;
  const [x, z] = [width / 2 - tube / 2, depth / 2 - tube / 2];
  const lowest = 0.08;
  const levels = Array.from(
    { length: shelves },
    (_, index) =>
      lowest + (index * (height - lowest - tube / 2)) / (shelves - 1) - (index === shelves - 1 ? board / 2 + 0.006 : 0),
  );
  const posts = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => part(box(tube, height, tube, 0.002, 2), frame, [side * x, height / 2, end * z])),
  );
  const rungs = [-1, 1].flatMap((side) =>
    [...levels.map((y) => y - board / 2 - tube / 2 + 0.004), height - tube / 2].map((y) =>
      part(box(tube, tube, depth - 2 * tube, 0.002, 2), frame, [side * x, y, 0]),
    ),
  );
  const planks = levels.map((y) =>
    part(box(width - 2 * tube - 0.001, board, depth - 0.004, 0.003), boards, [0, y, 0], { grain: "x" }),
  );
  const bays: Bay[] = levels.slice(0, -1).map((y, index) => ({
    x: 0,
    floor: y + board / 2,
    width: width - 2 * tube - 0.03,
    height: (levels[index + 1] ?? height) - y - board,
    z: 0,
    depth: depth - 0.05,
  }));
  const [low, high] = [levels[1] ?? 0, levels[shelves - 2] ?? height];
  const ties = crossed
    ? [-1, 1].map((way) =>
        between([-way * x, low, -z - tube / 2 + 0.004], [way * x, high, -z - tube / 2 + 0.004], 0.003, frame),
      )
    : [];
  return group([...posts, ...rungs, ...planks, ...ties, furnish(bays, props)]);
};

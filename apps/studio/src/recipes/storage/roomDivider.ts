import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { Bay } from "../parts/casework.ts";
import { furnish, type ShelfProp } from "../parts/shelfProps.ts";

export interface RoomDividerParameters {
  boards: Surface;
  frame: Surface;
  /** where the uprights stand in each row, from the bottom up, as parts of the width */
  rows?: readonly (readonly number[])[];
  /** relative heights of the rows */
  heights?: readonly number[];
  board?: number;
  props?: readonly (ShelfProp | readonly [ShelfProp, ShelfProp])[];
}

const ROWS = [
  [0.36, 0.72],
  [0.22, 0.58],
  [0.44, 0.8],
  [0.3, 0.62],
] as const;

/** Cubes of unequal width shifted against each other, open to both sides, in a frame of flat steel. */
export const roomDivider: Recipe<RoomDividerParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { boards, frame, rows = ROWS, heights = [1.15, 1, 1, 0.9], board = 0.022, props = [] } = parameters;
  const steel = 0.012;
  const foot = 0.04;
  const inner = width - 2 * steel;
  const total = heights.reduce((sum, share) => sum + share, 0);
  const unit = (height - foot - board) / total;
  const parts: Object3D[] = [-1, 1].flatMap((side) => [
    ...[-1, 1].map((end) =>
      part(box(steel, height, 0.03, 0.0015, 2), frame, [
        side * (width / 2 - steel / 2),
        height / 2,
        end * (depth / 2 - 0.015),
      ]),
    ),
    ...[0.006, height - 0.006].map((y) =>
      part(box(steel, 0.012, depth - 0.06, 0.0015, 2), frame, [side * (width / 2 - steel / 2), y, 0]),
    ),
  ]);
  const bays: Bay[] = [];
  let y = foot + board / 2;
  rows.forEach((row, index) => {
    const next = y + unit * (heights[index] ?? 1);
    parts.push(part(box(inner, board, depth - 0.006, 0.002), boards, [0, y, 0], { grain: "x" }));
    const edges = [0, ...row, 1];
    edges.forEach((share, place) => {
      const [from, to] = [-inner / 2 + share * inner, -inner / 2 + (edges[place + 1] ?? 1) * inner];
      if (place > 0 && share < 1)
        parts.push(
          part(box(board, next - y - board, depth - 0.02, 0.002), boards, [from, (y + next) / 2, 0], { grain: "y" }),
        );
      if (share < 1)
        bays.push({
          x: (from + to) / 2,
          floor: y + board / 2,
          width: to - from - board,
          height: next - y - board,
          z: 0,
          depth: depth - 0.04,
        });
    });
    y = next;
  });
  parts.push(part(box(inner, board, depth - 0.006, 0.002), boards, [0, y, 0], { grain: "x" }));
  return group([...parts, furnish(bays, props)]);
};

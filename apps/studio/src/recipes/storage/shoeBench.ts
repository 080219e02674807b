import type { Object3D } from "three";
import { row } from "../../geometry/merge.ts";
import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import { shoePair } from "../parts/shoes.ts";

export interface ShoeBenchParameters {
  wood: Surface;
  cover: Surface;
  /** heights of the slatted shelves */
  levels?: readonly number[];
  /** slats in each shelf */
  slats?: number;
  pad?: number;
  shoes?: boolean;
}

/** A bench with slatted shelves for shoes and a loose seat pad. */
export const shoeBench: Recipe<ShoeBenchParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { wood, cover, levels = [0.08, 0.23], slats = 5, pad = 0.05, shoes = true } = parameters;
  const post = 0.035;
  const board = 0.022;
  const seat = height - pad;
  const [x, z] = [width / 2 - post / 2, depth / 2 - post / 2];
  const pitch = (depth - 0.02) / slats;
  const slat = box(pitch - 0.018, 0.016, width - 2 * post + 0.004, 0.003, 2);
  const shelves = levels.map((y) =>
    group([part(row(slat, slats, pitch), wood, [0, 0, 0], { grain: "z" })], [0, y + 0.02, 0], Math.PI / 2),
  );
  const rails = [...levels, seat - board - 0.022].flatMap((y) =>
    [-1, 1].map((side) =>
      part(box(post * 0.6, 0.04, depth - 2 * post, 0.003), wood, [side * x, y - 0.008, 0], { grain: "z" }),
    ),
  );
  return group([
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        part(box(post, seat - board, post, 0.004), wood, [side * x, (seat - board) / 2, end * z], { grain: "y" }),
      ),
    ),
    ...rails,
    ...shelves,
    part(box(width, board, depth, 0.004), wood, [0, seat - board / 2, 0], { grain: "x" }),
    part(
      cushion(width - 0.012, pad, depth - 0.01, {
        puff: 0.04,
        edge: 0.018,
        wrinkle: 0.0012,
        seed: 4,
        flatBottom: true,
      }),
      cover,
      [0, seat + pad / 2 - 0.001, 0],
    ),
    ...(shoes ? pairs(levels, width) : []),
  ]);
};

function pairs(levels: readonly number[], width: number): Object3D[] {
  const [low = 0, high = 0] = levels;
  return [
    shoePair(cloth("leather", "cognac"), [-width * 0.28, low + 0.028, 0.01]),
    shoePair(cloth("weave", "#e4dfd4"), [width * 0.02, low + 0.028, 0.01]),
    shoePair(cloth("leather", "#33302e"), [width * 0.24, high + 0.028, 0.01]),
  ];
}

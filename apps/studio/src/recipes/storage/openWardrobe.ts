import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import { basket } from "../parts/basket.ts";
import { foldedPile, hungClothes } from "../parts/clothes.ts";

export interface OpenWardrobeParameters {
  frame: Surface;
  boards: Surface;
  /** width of the part with shelves */
  shelfWidth?: number;
  shelves?: number;
  /** the board above the rail */
  topShelf?: boolean;
  clothes?: number;
}

/** Steel posts, a rail for clothes on the left, shelves on the right. */
export const openWardrobe: Recipe<OpenWardrobeParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { frame, boards, shelfWidth = width * 0.36, shelves = 4, topShelf = true, clothes = 7 } = parameters;
  const tube = 0.025;
  const board = 0.02;
  const divide = width / 2 - shelfWidth;
  const [x, z] = [width / 2 - tube / 2, depth / 2 - tube / 2];
  const posts = [-x, divide, x].flatMap((at) =>
    [-1, 1].map((end) => part(box(tube, height, tube, 0.003, 2), frame, [at, height / 2, end * z])),
  );
  const rungs = [-x, divide, x].flatMap((at) =>
    [0.09, height - tube / 2].map((y) => part(box(tube, tube, depth - 2 * tube, 0.002, 2), frame, [at, y, 0])),
  );
  const beams = [-1, 1].map((end) =>
    part(box(width - 2 * tube, tube, tube, 0.002, 2), frame, [0, height - tube / 2, end * z]),
  );
  const plank = (from: number, to: number, y: number): Object3D =>
    part(box(to - from, board, depth - 0.012, 0.003), boards, [(from + to) / 2, y, 0], { grain: "x" });
  const upper = height - 0.26;
  const railHeight = topShelf ? upper - 0.07 : height - 0.08;
  const levels = Array.from({ length: shelves }, (_, index) => 0.11 + (index * (upper - 0.11)) / (shelves - 1));
  const [left, right] = [-x - tube / 2 + 0.004, x + tube / 2 - 0.004];
  const hung = group(
    [hungClothes(divide - left - 0.2, clothes, railHeight - 0.42, depth - 0.1)],
    [(left + divide) / 2 - 0.03, railHeight, 0],
  );
  const tints = [
    cloth("knit", "#8d9482"),
    cloth("linen", "#e5ddcd"),
    cloth("knit", "#6f7d88"),
    cloth("linen", "#c9b49a"),
  ];
  const shelfX = (divide + x) / 2;
  return group([
    ...posts,
    ...rungs,
    ...beams,
    plank(left, divide, 0.11),
    ...(topShelf ? [plank(left, divide, upper)] : []),
    ...levels.map((y) => plank(divide, right, y)),
    part(
      rod(
        [
          [left + 0.01, railHeight, 0],
          [divide, railHeight, 0],
        ],
        0.012,
        { segments: 1 },
      ),
      frame,
    ),
    hung,
    ...levels
      .slice(0, -1)
      .map((y, index) =>
        index === 0
          ? group([basket(shelfWidth * 0.8, 0.22, depth * 0.72)], [shelfX, y + board / 2, 0])
          : group(
              [foldedPile(shelfWidth * 0.62, depth * 0.62, index === 1 ? tints : tints.slice(1).toReversed())],
              [shelfX, y + board / 2, 0],
            ),
      ),
    group([basket(0.36, 0.16, depth * 0.7)], [left + 0.3, upper + board / 2, 0]),
  ]);
};

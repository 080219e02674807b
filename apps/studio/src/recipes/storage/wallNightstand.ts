import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bookPile } from "../parts/books.ts";
import { front, type Notch } from "../parts/front.ts";
import { extra } from "../parts/extra.ts";
import { powderCoat } from "../../surfaces/surfaces.ts";

export interface WallNightstandParameters {
  surface: Surface;
  /** height of the open compartment above the drawer */
  niche?: number;
  notch?: Notch;
  board?: number;
  /** mitred rim: the boards of the body show their whole thickness around the drawer */
  rim?: boolean;
  book?: boolean;
}

/** A drawer that hangs on the wall, with an open shelf above it. */
export const wallNightstand: Recipe<WallNightstandParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { surface, niche = 0.065, notch = "round", board = 0.02, rim = true, book = true } = parameters;
  const inner = width - 2 * board;
  const drawer = height - niche - 3 * board;
  const face = depth / 2;
  const inset = rim ? 0.003 : 0;
  const level = (y: number, wide: number, back = 0): Object3D =>
    part(box(wide, board, depth - back, 0.003), surface, [0, y, -back / 2], { grain: "x" });
  const middle = board + drawer + board / 2;
  return group([
    level(height - board / 2, width),
    level(board / 2, width),
    ...(niche > 0 ? [level(middle, inner, 0.01)] : []),
    ...[-1, 1].map((side) =>
      part(box(board, height - 2 * board, depth, 0.003), surface, [side * (width / 2 - board / 2), height / 2, 0], {
        grain: "y",
      }),
    ),
    part(box(inner, height - 2 * board, 0.008, 0.001, 1), surface, [0, height / 2, -depth / 2 + 0.008], { grain: "x" }),
    part(box(inner, drawer, 0.003, 0.0005, 1), powderCoat("#14110f"), [0, board + drawer / 2, face - 0.03]),
    group(
      [front("flat", inner - 0.006, drawer - 0.005, { surface, notch, grain: "x" })],
      [0, board + drawer / 2, face - inset],
    ),
    ...(book ? [extra(group([bookPile(2, 4)], [width * 0.2, height, 0], 0.3))] : []),
  ]);
};

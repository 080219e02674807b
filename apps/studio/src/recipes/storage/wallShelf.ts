import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceramic } from "../../surfaces/surfaces.ts";
import { bookPile, bookRow } from "../parts/books.ts";
import { bowls, jar } from "../parts/crockery.ts";
import { extra } from "../parts/extra.ts";

export interface WallShelfParameters {
  surface: Surface;
  /** how many hang in the picture; the measures are those of one */
  count?: number;
  /** from one board to the next */
  spacing?: number;
  /** how far every second board is shifted aside */
  shift?: number;
  board?: number;
  props?: boolean;
}

/** Thick boards on a hidden fixing, an upright at one end that keeps the books from falling. */
export const wallShelf: Recipe<WallShelfParameters> = (size, parameters): Object3D => {
  const { count = 3, spacing = 0.34, shift = 0.16, props = true } = parameters;
  return group(
    Array.from({ length: count }, (_, index) => {
      const isOdd = index % 2 === 1;
      const one = shelfOf(size, parameters, isOdd);
      const whole = group(
        [one, ...(props ? [extra(group(propsOf(size, parameters.board ?? 0.03, index, isOdd)))] : [])],
        [isOdd ? shift : 0, index * spacing, 0],
      );
      return index === 0 ? whole : extra(whole);
    }),
  );
};

function shelfOf(
  { width, depth, height }: { width: number; depth: number; height: number },
  { surface, board = 0.03 }: WallShelfParameters,
  mirrored: boolean,
): Object3D {
  const side = mirrored ? 1 : -1;
  return group([
    part(box(width, board, depth, 0.003), surface, [0, board / 2, 0], { grain: "x" }),
    part(
      box(0.018, height - board, depth - 0.03, 0.003),
      surface,
      [side * (width / 2 - 0.009), board + (height - board) / 2, -0.015],
      { grain: "y" },
    ),
  ]);
}

function propsOf(
  { width, depth }: { width: number; depth: number },
  board: number,
  index: number,
  mirrored: boolean,
): Object3D[] {
  const side = mirrored ? 1 : -1;
  const edge = side * (width / 2 - 0.022);
  const row = bookRow(width * 0.3, 0.24, depth, index + 3);
  const books = group([row], [mirrored ? edge - width * 0.3 : edge, board, 0]);
  const others = [
    jar(0.19, 0.06, ceramic("#d9c7b0", "matt"), [-side * width * 0.26, board, 0]),
    bowls(2, 0.075, ceramic("#e0d8c8", "speckled"), [-side * width * 0.2, board, 0]),
    group([bookPile(2, 5)], [-side * width * 0.22, board, 0]),
  ];
  const other = others[index % others.length];
  return other === undefined ? [books] : [books, other];
}

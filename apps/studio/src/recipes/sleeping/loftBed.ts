import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { BedLinen } from "../parts/bedding.ts";
import { bedDeck, endGuard, guard } from "../parts/bedDeck.ts";
import { bookRow } from "../parts/books.ts";
import { ladder } from "../parts/ladder.ts";
import { jar } from "../parts/crockery.ts";
import { ceramic } from "../../surfaces/surfaces.ts";

export interface LoftBedParameters {
  wood: Surface;
  linen: BedLinen;
  /** surface of the desk and the shelves */
  desk?: Surface;
  post?: number;
  /** lower edge of the bed's boards */
  deck?: number;
  deskHeight?: number;
  deskDepth?: number;
  shelves?: number;
  rungs?: number;
}

/** A high bed, open to the left; under it a desk along the wall and shelves at the head end. */
export const loftBed: Recipe<LoftBedParameters> = ({ width, depth, height }, parameters): Object3D => {
  const {
    wood,
    linen,
    desk = wood,
    post = 0.06,
    deck = height - 0.52,
    deskHeight = 0.73,
    deskDepth = 0.56,
    shelves = 4,
    rungs = 5,
  } = parameters;
  const tall = 0.12;
  const [x, z] = [width / 2 - post / 2, depth / 2 - post / 2];
  const levels = [height - 0.07, height - 0.19];
  const step = z - post / 2 - 0.36;
  const deskFrom = -z + post / 2 + 0.34;
  const deskTo = step - 0.02;
  const deskX = width / 2 - post - deskDepth / 2 + 0.02;
  const shelfWidth = 0.32;
  const shelfZ = -z + post / 2 + shelfWidth / 2;
  const rise = (deck - 0.1) / (shelves - 0.4);
  const boards = Array.from({ length: shelves }, (_, index) => 0.06 + index * rise);
  const side = width - 2 * post;
  return group([
    ...[-1, 1].flatMap((way) =>
      [-1, 1].map((end) => part(box(post, height, post, 0.009), wood, [way * x, height / 2, end * z], { grain: "y" })),
    ),
    bedDeck({ wood, linen, width, depth, post, from: deck, tall, thickness: 0.12, seed: 7 }),
    guard(wood, x, -z + post / 2, z - post / 2, levels),
    guard(wood, -x, -z + post / 2, step, levels),
    ...[-1, 1].map((end) => endGuard(wood, end * z, width - 2 * post, levels)),
    guard(wood, x, -z + post / 2, z - post / 2, [0.3], 0.09),
    endGuard(wood, z, width - 2 * post, [0.3], 0.09),
    ladder(wood, -x, step, z - post / 2, height, rungs),
    part(box(deskDepth, 0.024, deskTo - deskFrom, 0.003), desk, [deskX, deskHeight, (deskFrom + deskTo) / 2], {
      grain: "z",
    }),
    part(
      box(0.02, 0.09, deskTo - deskFrom, 0.003),
      wood,
      [deskX + deskDepth / 2 - 0.03, deskHeight - 0.057, (deskFrom + deskTo) / 2],
      { grain: "z" },
    ),
    part(
      box(deskDepth - 0.04, deskHeight - 0.012, 0.022, 0.003),
      desk,
      [deskX, (deskHeight - 0.012) / 2, deskTo - 0.04],
      { grain: "y" },
    ),
    part(box(side, deck - 0.04, 0.02, 0.003), desk, [0, (deck - 0.04) / 2, shelfZ + shelfWidth / 2 + 0.01], {
      grain: "y",
    }),
    ...boards.map((y) => part(box(side, 0.02, shelfWidth, 0.003), desk, [0, y, shelfZ], { grain: "x" })),
    group(
      [bookRow(0.26, rise - 0.04, 0.24, 4)],
      [-side / 2 + 0.12, (boards[2] ?? 0) + 0.01, shelfZ - 0.13],
      -Math.PI / 2,
    ),
    group(
      [bookRow(0.22, rise - 0.04, 0.24, 9)],
      [-side / 2 + 0.12, (boards[1] ?? 0) + 0.01, shelfZ - 0.1],
      -Math.PI / 2,
    ),
    jar(0.1, 0.04, ceramic("#7d94a3"), [deskX + 0.12, deskHeight + 0.012, deskFrom + 0.2]),
  ]);
};

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { BedLinen } from "../parts/bedding.ts";
import { bedDeck, endGuard, guard } from "../parts/bedDeck.ts";
import { ladder } from "../parts/ladder.ts";

export interface BunkBedParameters {
  wood: Surface;
  linen: BedLinen;
  upperLinen?: BedLinen;
  post?: number;
  /** lower edge of the lower and the upper bed's boards */
  lower?: number;
  upper?: number;
  rungs?: number;
  /** ladder's distance from the post, which is the way in */
  entrance?: number;
}

/** Two beds above each other; the ladder stands at the foot of the left long side. */
export const bunkBed: Recipe<BunkBedParameters> = ({ width, depth, height }, parameters): Object3D => {
  const {
    wood,
    linen,
    upperLinen = linen,
    post = 0.06,
    lower = 0.2,
    upper = height - 0.54,
    rungs = 4,
    entrance = 0.36,
  } = parameters;
  const tall = 0.12;
  const [x, z] = [width / 2 - post / 2, depth / 2 - post / 2];
  const upperTop = upper + tall;
  const step = z - post / 2 - entrance;
  const levels = [height - 0.07, height - 0.19];
  const deck = { wood, width, depth, post, tall };
  return group([
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) => part(box(post, height, post, 0.009), wood, [side * x, height / 2, end * z], { grain: "y" })),
    ),
    bedDeck({ ...deck, linen, from: lower, seed: 3 }),
    bedDeck({ ...deck, linen: upperLinen, from: upper, thickness: 0.12, seed: 5 }),
    guard(wood, x, -z + post / 2, z - post / 2, levels),
    guard(wood, -x, -z + post / 2, step, levels),
    ...[-1, 1].map((end) => endGuard(wood, end * z, width - 2 * post, levels)),
    endGuard(wood, -z, width - 2 * post, [lower + 0.26, lower + 0.38]),
    endGuard(wood, z, width - 2 * post, [lower + 0.26]),
    ladder(wood, -x, step, z - post / 2, upperTop + 0.28 > height ? height : upperTop + 0.28, rungs),
  ]);
};

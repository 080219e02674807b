import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { cabinetBase } from "../parts/cabinetBase.ts";
import { headboard, type Quilting } from "../parts/headboard.ts";
import { seamCord } from "../parts/seamCord.ts";

export interface BoxSpringBedParameters {
  cover: Surface;
  legs: Surface;
  linen: BedLinen;
  quilting?: Quilting;
  pitch?: number;
  headThickness?: number;
  /** the spring box */
  springs?: number;
  /** the mattress on it, covered in the same cloth */
  mattress?: number;
  topper?: number;
  legHeight?: number;
}

/** Two spring boxes side by side, a covered mattress on each, one topper over both. */
export const boxSpringBed: Recipe<BoxSpringBedParameters> = ({ width, depth, height }, parameters): Object3D => {
  const {
    cover,
    legs,
    linen,
    quilting = "buttoned",
    pitch = 0.2,
    headThickness = 0.11,
    springs = 0.24,
    mattress = 0.2,
    topper = 0.07,
    legHeight = 0.1,
  } = parameters;
  const back = -depth / 2;
  const head = back + headThickness;
  const foot = depth / 2;
  const long = foot - head - 0.012;
  const middle = (head + foot) / 2;
  const half = (width - 0.03) / 2;
  const block = (tall: number, y: number): Object3D[] =>
    [-1, 1].flatMap((side) => [
      part(box(half - 0.004, tall, long, 0.045, 6), cover, [side * (half / 2), y + tall / 2, middle]),
      ...[y + tall - 0.026, y + 0.026].map((at) =>
        seamCord(half - 0.001, long + 0.003, 0.045, 0.0045, cover, [side * (half / 2), at, middle]),
      ),
    ]);
  const upper = legHeight + springs;
  const top = upper + mattress;
  return group([
    group(
      [headboard(width, height - legHeight * 0.35, headThickness, { cover, quilting, pitch, relief: 0.036 })],
      [0, legHeight * 0.35, back],
    ),
    ...block(springs, legHeight),
    ...block(mattress, upper),
    cabinetBase("straight", width - 0.16, depth - 0.2, legHeight + 0.01, legs),
    bedding({
      width: width - 0.05,
      length: long - 0.01,
      head: head + 0.004,
      bottom: top - 0.004,
      thickness: topper,
      linen,
      hang: 0.12,
      hangFoot: 0.09,
      headTop: height,
      within: [width / 2, top - mattress * 0.62, foot],
      frame: [{ center: [0, upper + mattress / 2, middle], size: [width - 0.03, mattress, long], radius: 0.028 }],
    }),
  ]);
};

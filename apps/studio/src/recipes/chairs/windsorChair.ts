import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import { mirrored, pointOn } from "../../geometry/path.ts";
import type { Section } from "../../geometry/sweep.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { woodenSeat } from "../parts/chairSeat.ts";
import { fitted } from "../parts/fitted.ts";
import { bellied, stick } from "../parts/stick.ts";

export interface WindsorChairParameters {
  body: Surface;
  /** 7 by default */
  spindles?: number;
  /** of the seat; 4 cm by default */
  thickness?: number;
  /** how far the feet stand out; 6.5 cm by default */
  splay?: number;
  /** share of the spindles' spread at the seat to that under the bow; 0.72 by default */
  fan?: number;
}

/** Legs and spindles socketed into a saddled seat, the spindles held by a steamed bow. */
export function windsorChair(size: Size, parameters: WindsorChairParameters): Object3D {
  const { body, spindles = 7, thickness = 0.042, splay = 0.065, fan = 0.72 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.45;
  const seatDepth = depth * 0.83;
  const z = 0.03;
  const seat = woodenSeat({ width: width * 0.93, backWidth: width * 0.76, depth: seatDepth, top, thickness, z }, body, {
    hollow: 0.014,
    saddle: 0.006,
    corner: 0.13,
  });
  const rear = z - seatDepth / 2 + 0.045;
  const hind = -depth / 2 + 0.012;
  const side: Point[] = [
    [width * 0.35, top - 0.015, rear + 0.035],
    [width * 0.415, top + 0.12, rear - 0.008],
    [width * 0.4, height - 0.14, hind + 0.04],
    [width * 0.25, height - 0.035, hind + 0.008],
  ];
  const bow: Point[] = [...side, [0, height - 0.01, hind], ...mirrored(side).toReversed()];
  const pieces: Object3D[] = [
    seat,
    stick(bow, { width: 0.022, depth: 0.02, radius: 0.008 }, body, { across: [0, 0, 1], segments: 90 }),
  ];
  for (let index = 0; index < spindles; index += 1) {
    const share = spindles === 1 ? 0 : (index / (spindles - 1)) * 2 - 1;
    const x = share * width * 0.34 * fan;
    // The feet of the spindles follow the round back of the seat; their heads go into the bow where it passes above.
    const foot: Point = [x, top - 0.012, rear + 0.05 * share * share];
    const head = above(bow, share * width * 0.345);
    pieces.push(
      stick(
        [foot, [(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2, (foot[2] + head[2]) / 2 - 0.006], head],
        spindle,
        body,
        { segments: 16, cornerPoints: 4 },
      ),
    );
  }
  return fitted(group([...pieces, ...legs(width, depth, top - thickness + 0.012, splay, body)]), size);
}

const spindle = (t: number): Section => {
  const diameter = 0.0095 + 0.0065 * Math.exp(-(((t - 0.3) / 0.22) ** 2));
  return { width: diameter, depth: diameter };
};

/** The place on the bow's upper half with this x. */
function above(bow: readonly Point[], x: number): Point {
  let best = pointOn(bow, 0.5);
  for (let share = 0.18; share < 0.82; share += 0.004) {
    const place = pointOn(bow, share);
    if (Math.abs(place[0] - x) < Math.abs(best[0] - x)) best = place;
  }
  return best;
}

function legs(width: number, depth: number, under: number, splay: number, surface: Surface): Object3D[] {
  const [x, front, rear] = [width / 2 - 0.016 - splay, depth / 2 - 0.075, -depth / 2 + 0.105];
  const foot = (side: number, end: 1 | -1): Point => [side * (x + splay), 0, end > 0 ? front + 0.055 : rear - 0.09];
  const head = (side: number, end: 1 | -1): Point => [side * x, under + 0.012, end > 0 ? front : rear];
  const at = (side: number, end: 1 | -1, share: number): Point => {
    const [from, to] = [foot(side, end), head(side, end)];
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
  };
  const posts = [-1, 1].flatMap((side) =>
    ([1, -1] as const).map((end) =>
      stick([foot(side, end), head(side, end)], bellied(0.02, 0.036), surface, { level: true, segments: 16 }),
    ),
  );
  const sides = [-1, 1].map((side) => stick([at(side, 1, 0.42), at(side, -1, 0.42)], bellied(0.014, 0.024), surface));
  const [left, right] = [-1, 1].map((side): Point => {
    const [one, other] = [at(side, 1, 0.42), at(side, -1, 0.42)];
    return [(one[0] + other[0]) / 2, one[1], (one[2] + other[2]) / 2];
  });
  return left === undefined || right === undefined
    ? posts
    : [...posts, ...sides, stick([left, right], bellied(0.014, 0.024), surface)];
}

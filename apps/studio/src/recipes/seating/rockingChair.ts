import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { buttons } from "../../geometry/relief.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { member } from "../parts/timberFrame.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface RockingChairParameters {
  timber: Surface;
  cover: Surface;
  /** bars in the back; 8 */
  bars?: number;
  /** radius on which it rocks; 1.15 */
  rocking?: number;
  /** slope of the back, metres per metre; 0.3 */
  lean?: number;
  /** how far the top rail is bent; 0.05 */
  bow?: number;
}

/** A spindle-back chair with arms on two bent runners; a pad lies on the seat. */
export const rockingChair: Recipe<RockingChairParameters> = (
  size,
  { timber, cover, bars = 8, rocking = 1.15, lean = 0.3, bow = 0.05 },
) => {
  const { width, depth, height, seatHeight: seat = 0.43 } = size;
  const half = depth / 2;
  const x = width / 2 - 0.075;
  const board = seat - 0.055;
  const middle = 0.06;
  const seatDeep = 0.46;
  const back = middle - seatDeep / 2;
  const under = (z: number): number => 0.017 + (z * z) / (2 * rocking);
  const parts: Object3D[] = [];
  const backAt = (y: number): number => back + 0.02 - lean * (y - board);
  for (const side of [1, -1]) {
    const at = side * x;
    const runner: Point[] = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((t) => [
      at,
      under(t * half),
      t * (half - 0.002),
    ]);
    const armAt = board + 0.24;
    const frontLeg: Point = [at, under(middle + 0.19), middle + 0.21];
    const rearLeg: Point = [at, under(back), back - 0.02];
    const frontTop: Point = [side * (width / 2 - 0.035), armAt, middle + 0.13];
    parts.push(
      member(runner, { width: 0.03, depth: 0.034, radius: 0.009 }, timber, { segments: 40, ease: 0.008 }),
      between(frontLeg, [at - side * 0.012, board, middle + 0.17], 0.016, timber, { radiusTo: 0.019 }),
      between(rearLeg, [at - side * 0.02, board, back + 0.05], 0.016, timber, { radiusTo: 0.019 }),
      between([at - side * 0.012, board - 0.005, middle + 0.15], frontTop, 0.013, timber, { radiusTo: 0.015 }),
      between(
        [at - side * 0.012, board - 0.005, middle - 0.03],
        [side * (width / 2 - 0.033), armAt - 0.005, middle - 0.05],
        0.011,
        timber,
      ),
      member(
        [
          [at, 0.19, middle + 0.19],
          [at, 0.2, back],
        ],
        { width: 0.02, depth: 0.02 },
        timber,
      ),
      member(
        [
          [side * (width / 2 - 0.035), armAt + 0.004, middle + 0.2],
          [side * (width / 2 - 0.03), armAt + 0.002, middle],
          [side * (x - 0.035), armAt - 0.01, backAt(armAt) - 0.004],
        ],
        (t) => ({ width: 0.064 - 0.026 * t, depth: 0.024, radius: 0.011 }),
        timber,
        { ease: 0.01 },
      ),
    );
  }
  for (const z of [middle + 0.19, back + 0.01])
    parts.push(
      member(
        [
          [-x, 0.22, z],
          [x, 0.22, z],
        ],
        { width: 0.02, depth: 0.02 },
        timber,
        { across: [0, 0, 1], segments: 2 },
      ),
    );
  const seatWide = 2 * x + 0.02;
  parts.push(
    upholstered(
      padded(seatWide, 0.032, seatDeep, { edge: 0.013, wrinkle: 0, cell: 0.04, bend: dished(seatWide, seatDeep) }),
      timber,
      { at: [0, board, middle] },
    ),
    upholstered(
      padded(seatWide - 0.05, 0.05, seatDeep - 0.03, {
        edge: 0.022,
        crown: { top: 0.016 },
        wrinkle: 0.004,
        reliefs: [
          buttons(
            [
              [-0.11, -0.09],
              [0.11, -0.09],
              [-0.11, 0.09],
              [0.11, 0.09],
            ],
            0.014,
            0.06,
            "top",
          ),
        ],
      }),
      cover,
      { at: [0, seat - 0.025, middle], piped: ["top"] },
    ),
    ...backOf(x - 0.035, bars, height, board, backAt, bow, timber),
  );
  return fitted(group(parts), size);
};

const dished =
  (width: number, depth: number) =>
  ([x, y, z]: Point): Point => [x * (1 - 0.1 * Math.max(0, -z / depth)), y - 0.008 * (1 - ((2 * x) / width) ** 2), z];

function backOf(
  x: number,
  bars: number,
  height: number,
  board: number,
  backAt: (y: number) => number,
  bow: number,
  timber: Surface,
): Object3D[] {
  const bent = (t: number): number => -bow * (1 - t * t);
  const rail = (y: number, tall: number): Object3D =>
    member(
      [-1, -0.5, 0, 0.5, 1].map((t): Point => [
        t * (x + 0.01),
        y - (tall > 0.05 ? 0.012 * t * t : 0),
        backAt(y) + bent(t),
      ]),
      { width: 0.02, depth: tall, radius: 0.009 },
      timber,
      { across: [0, 0, 1], ease: 0.006, segments: 30 },
    );
  const top = height - 0.045;
  const posts = [1, -1].map((side) =>
    member(
      [
        [side * (x - 0.012), board, backAt(board) + 0.01],
        [side * (x - 0.004), (board + top) / 2, backAt((board + top) / 2)],
        [side * x, top + 0.012, backAt(top)],
      ],
      { width: 0.03, depth: 0.03 },
      timber,
    ),
  );
  const sticks = Array.from({ length: bars }, (_, index) => {
    const t = ((index + 0.5) / bars) * 2 - 1;
    return between(
      [t * (x - 0.03) * 0.92, board, backAt(board) + 0.012 + bent(t) * 0.25],
      [t * (x - 0.02), top - 0.02, backAt(top - 0.02) + bent(t)],
      0.0085,
      timber,
      { radiusTo: 0.0065, sides: 12 },
    );
  });
  return [...posts, ...sticks, rail(top, 0.09)];
}

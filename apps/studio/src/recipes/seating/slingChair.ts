import type { Object3D } from "three";
import { bent } from "../../geometry/path.ts";
import { group, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { channels } from "../../geometry/relief.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { member } from "../parts/timberFrame.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface SlingChairParameters {
  cover: Surface;
  /** the tube */
  frame: Surface;
  /** radius of the tube; 0.0125 */
  tube?: number;
  /** ribs across each pad; 4 */
  ribs?: number;
  /** radius of the tube's bends; 0.09 */
  bend?: number;
}

/** Two loops of bent tube with leather pads hung between them. */
export const slingChair: Recipe<SlingChairParameters> = (
  size,
  { cover, frame, tube = 0.0125, ribs = 4, bend = 0.09 },
) => {
  const { width, depth, height, seatHeight: seat = 0.42 } = size;
  // The padded rests are wider than the tube.
  const x = width / 2 - 0.025;
  const round = { width: 2 * tube, depth: 2 * tube };
  const armTop = seat + 0.17;
  const half = depth / 2 - tube;
  const inner = 2 * x - 4 * tube - 0.03;
  const slope = 0.17;
  const lean = 0.34;
  const pad = 0.11;
  const rear = -depth / 2 + lean * (height - seat) + pad - 0.022;
  const deep = half - 0.02 - rear + 0.05;
  const tall = height - seat + 0.09;
  const parts: Object3D[] = [1, -1].map((side) => {
    const at = side * x;
    const loop: Point[] = [
      [at, tube, half],
      [at, armTop, half],
      [at, armTop, -half + 0.1],
      [at, tube, -half + 0.1],
    ];
    return member(bent(loop, bend, { closed: true }), round, frame, { exact: true, closed: true });
  });
  // The rails lie close under the sloping pad.
  const seatAt = (z: number): number => seat - pad - tube + 0.014 - slope * (half - z);
  const low = seatAt(rear);
  for (const side of [1, -1]) {
    const at = side * (x - 2 * tube);
    parts.push(
      member(
        bent(
          [
            [at, seatAt(half), half - 0.03],
            [at, seatAt(rear), rear - 0.02],
            [at, height - 0.05, rear - 0.02 - lean * (height - 0.05 - low)],
          ],
          0.06,
        ),
        round,
        frame,
        { exact: true, ease: 0.004 },
      ),
    );
    parts.push(
      upholstered(padded(0.05, 0.03, depth * 0.52, { edge: 0.014, wrinkle: 0.001 }), cover, {
        at: [side * x, armTop, 0.03],
      }),
    );
  }
  const across = (y: number, z: number, reach = x): Object3D =>
    member(
      [
        [-reach, y, z],
        [reach, y, z],
      ],
      round,
      frame,
      { across: [0, 0, 1], segments: 2 },
    );
  parts.push(
    across(tube, -half + 0.2),
    across(seatAt(half) - 0.0, half - 0.03),
    across(seatAt(rear), rear - 0.02),
    across(height - 0.05, rear - 0.02 - lean * (height - 0.05 - low), x - 2 * tube),
  );
  const soft = { edge: 0.045, wrinkle: 0.005, fullness: 3 };
  const seatPad = padded(inner, pad, deep, {
    ...soft,
    crown: { top: 0.02, front: 0.015 },
    reliefs: [channels("z", -deep / 2, deep / 2, ribs, 0.014, "top")],
    bend: ([px, py, pz]) => [px, py + slope * (pz - deep / 2), pz],
  });
  const backPad = padded(inner, tall, pad, {
    ...soft,
    crown: { front: 0.02, top: 0.01 },
    seed: 3,
    reliefs: [channels("y", -tall / 2, tall / 2, ribs, 0.014)],
    bend: ([px, py, pz]) => [px, py, pz - lean * (py + tall / 2)],
  });
  parts.push(
    upholstered(seatPad, cover, { at: [0, seat - pad / 2 + 0.022, half - 0.01 - deep / 2], piped: ["top", "bottom"] }),
    upholstered(backPad, cover, { at: [0, height - tall / 2, rear - pad / 2 + 0.055], piped: ["front", "back"] }),
  );
  return fitted(group(parts), size);
};

import { bent } from "../../geometry/path.ts";
import { group, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { seam } from "../../geometry/relief.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bolster } from "../parts/arm.ts";
import { fitted } from "../parts/fitted.ts";
import { member } from "../parts/timberFrame.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface RunnerSofaParameters {
  cover: Surface;
  /** steel of the frame */
  frame: Surface;
  seats: number;
  /** thickness of seat and back; 0.13 */
  pad?: number;
  /** radius of the bolsters that serve as arms; 0.085 */
  bolsters?: number;
}

/** Thin firm pads on two bent steel runners; bolsters in place of arms. */
export const runnerSofa: Recipe<RunnerSofaParameters> = (
  size,
  { cover, frame, seats, pad = 0.13, bolsters = 0.085 },
) => {
  const { width, depth, height, seatHeight: seat = 0.44 } = size;
  const lean = 0.2;
  const tall = height - seat + 0.03;
  const wide = width - 0.05;
  const rear = -depth / 2 + lean * tall + pad * 0.9 + 0.004;
  const deep = depth / 2 - rear + pad * 0.7;
  const lines = (where: "top" | "front") =>
    Array.from({ length: seats - 1 }, (_, index) => seam("x", ((index + 1) / seats - 0.5) * wide, 0.014, where, 0.009));
  const seatPad = padded(wide, pad, deep, {
    edge: 0.035,
    crown: { top: 0.018, front: 0.012 },
    fullness: 3.5,
    wrinkle: 0.003,
    reliefs: lines("top"),
  });
  const backPad = padded(wide, tall, pad * 0.9, {
    edge: 0.035,
    crown: { front: 0.02 },
    fullness: 3.5,
    wrinkle: 0.003,
    seed: 4,
    reliefs: lines("front"),
    bend: ([x, y, z]) => [x, y, z - lean * (y + tall / 2)],
  });
  const x = width / 2 - 0.012;
  const under = seat - pad - 0.012;
  const back = rear - 0.05;
  const runners = [x, -x].map((at) => {
    const loop: Point[] = [
      [at, height - 0.16, -depth / 2 + 0.028 + lean * 0.1],
      [at, under, back - 0.04],
      [at, 0.012, back - 0.09],
      [at, 0.012, depth / 2 - 0.05],
      [at, under, depth / 2 - 0.075],
      [at, under, back - 0.03],
    ];
    return member(
      bent(loop, (corner) => (corner === 1 ? 0.06 : 0.05)),
      { width: 0.024, depth: 0.024, radius: 0.011 },
      frame,
      { exact: true },
    );
  });
  const cross = [depth / 2 - 0.16, back + 0.02].map((z) =>
    member(
      [
        [-x, under, z],
        [x, under, z],
      ],
      { width: 0.022, depth: 0.022 },
      frame,
      { across: [0, 0, 1], segments: 2 },
    ),
  );
  const roll = deep - pad - 0.06;
  return fitted(
    group([
      upholstered(seatPad, cover, { at: [0, seat - pad / 2, depth / 2 - deep / 2], piped: ["top", "bottom"] }),
      upholstered(backPad, cover, { at: [0, height - tall / 2, rear - (pad * 0.9) / 2], piped: ["front", "back"] }),
      ...runners,
      ...cross,
      ...[-1, 1].map((side) =>
        bolster(bolsters, roll, cover, [
          side * (wide / 2 - bolsters - 0.004),
          seat + bolsters * 0.87,
          depth / 2 - roll / 2 - 0.03,
        ]),
      ),
    ]),
    size,
  );
};

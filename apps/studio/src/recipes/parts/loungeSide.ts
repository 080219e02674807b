import type { Object3D } from "three";
import type { Point } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { member } from "./timberFrame.ts";

/** `curved`: a bow from front leg to back; `paddle`: a wide flat board; `straight`: a slim rail */
export type LoungeArms = "curved" | "paddle" | "straight";

export interface LoungeSide {
  /** top of the seat rails in the middle, and at any depth */
  rail: number;
  railAt: (z: number) => number;
  /** where the back runs at a height */
  rearAt: (y: number) => number;
  front: number;
  arms: LoungeArms;
  timber: Surface;
  side: number;
  boardWidth: number;
}

/** One side of the frame: post, leg, rail and arm, at `x`. */
export function loungeSide(
  x: number,
  { depth, height }: Size,
  { rail, railAt, rearAt, front, arms, timber, side, boardWidth }: LoungeSide,
): Object3D[] {
  const armTop = rail + 0.3;
  const post = (t: number) => ({ width: 0.03, depth: 0.052 - 0.018 * t, radius: 0.012 });
  const rearFoot = -depth / 2 + 0.05;
  const rear = member(
    [
      [x, 0, rearFoot],
      [x, rail * 0.6, rearAt(0) - 0.005],
      [x, rail, rearAt(rail)],
      [x, height - 0.03, rearAt(height)],
    ],
    (t) => ({ width: 0.03, depth: 0.036 + 0.018 * Math.sin(t * Math.PI), radius: 0.012 }),
    timber,
    { across: [1, 0, 0] },
  );
  const lowRail = member(
    [
      [x, railAt(front) - 0.04, front],
      [x, railAt(rearAt(0)) - 0.04, rearAt(0)],
    ],
    { width: 0.026, depth: 0.06, radius: 0.008 },
    timber,
  );
  const frontPost = (top: number) =>
    member(
      [
        [x, 0, front + 0.02],
        [x, top, front - 0.005],
      ],
      (t) => post(1 - t),
      timber,
      { level: true },
    );
  const behind = rearAt(armTop);
  switch (arms) {
    case "straight":
      return [
        rear,
        lowRail,
        frontPost(armTop - 0.012),
        member(
          [
            [x, armTop, front + 0.045],
            [x, armTop - 0.012, (front + behind) / 2],
            [x, armTop - 0.02, behind],
          ],
          { width: 0.044, depth: 0.026, radius: 0.012 },
          timber,
          { ease: 0.01 },
        ),
      ];
    case "paddle": {
      const board = x + side * (boardWidth / 2 - 0.025);
      const points: Point[] = [
        [board, armTop + 0.005, depth / 2 - 0.006],
        [board, armTop, front - 0.12],
        [x + side * 0.012, armTop - 0.02, behind - 0.05],
      ];
      return [
        rear,
        lowRail,
        frontPost(armTop - 0.01),
        member(
          points,
          (t) => ({
            width: boardWidth * (1 - 0.45 * t ** 1.3) * Math.min(1, 0.66 + t * 4),
            depth: 0.026,
            radius: 0.012,
          }),
          timber,
          { ease: 0.012, segments: 36 },
        ),
      ];
    }
    case "curved": {
      // One bow: up from the floor, forward over the arm, back into the post.
      const bow: Point[] = [
        [x, 0, front + 0.03],
        [x, rail * 0.9, front + 0.012],
        [x, armTop - 0.09, front + 0.018],
        [x, armTop - 0.012, front - 0.035],
        [x, armTop + 0.006, front - 0.14],
        [x - side * 0.002, armTop - 0.012, (front + behind) / 2],
        [x, armTop - 0.05, behind],
      ];
      return [
        rear,
        lowRail,
        member(
          bow,
          (t) => ({ width: 0.032 + 0.014 * Math.sin(Math.min(1, t * 1.2) * Math.PI), depth: 0.034, radius: 0.014 }),
          timber,
          { segments: 60 },
        ),
      ];
    }
  }
}

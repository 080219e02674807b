import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bentBoard } from "../parts/bentBoard.ts";
import { cordSeat } from "../parts/cordSeat.ts";
import { fitted } from "../parts/fitted.ts";
import { stick, tapering } from "../parts/stick.ts";

export interface LadderChairParameters {
  frame: Surface;
  cord: Surface;
  /** under the cord */
  shade: Surface;
  /** slats of the back; 4 by default */
  slats?: number;
  /** diameter of the posts; 3.4 cm by default */
  post?: number;
  /** bars on each side between the legs; 2 by default */
  bars?: 1 | 2;
  /** how much the slats rise in their middle; 1.2 cm by default */
  crest?: number;
}

/** Tall turned posts with bent slats between them, a seat of wound cord. */
export function ladderChair(size: Size, parameters: LadderChairParameters): Object3D {
  const { frame, cord, shade, slats = 4, post = 0.034, bars = 2, crest = 0.012 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.45;
  const [x, front] = [width / 2 - post / 2, depth / 2 - post / 2];
  const [hindX, hind] = [x * 0.84, -depth / 2 + post / 2 + 0.055];
  const lean = 0.12;
  const rise = height - top;
  const backPost: Point[] = [
    [hindX, 0, hind - 0.018],
    [hindX, top * 0.5, hind],
    [hindX, top, hind],
    [hindX, top + rise * 0.4, hind - 0.018],
    [hindX, height, hind - 0.055],
  ];
  const behind = (y: number): number => hind - 0.055 * Math.max(0, (y - top) / rise) ** 1.5;
  const pieces: Object3D[] = [
    ...[-1, 1].map((side) =>
      stick(
        backPost.map(([px, y, z]): Point => [px * side, y, z]),
        tapering(post * 0.82, post * 0.86),
        frame,
        { level: true, segments: 36, ease: 0.012 },
      ),
    ),
    ...[-1, 1].map((side) =>
      stick(
        [
          [side * x, 0, front],
          [side * x, top + 0.012, front],
        ],
        (t) => ({
          width: post * (0.72 + 0.28 * Math.min(1, t * 1.6)),
          depth: post * (0.72 + 0.28 * Math.min(1, t * 1.6)),
        }),
        frame,
        { level: true, ease: 0.009, segments: 12 },
      ),
    ),
    cordSeat(
      { width: 2 * x - 0.002, backWidth: 2 * hindX - 0.002, depth: front - hind, top, z: (front + hind) / 2, shade },
      cord,
    ),
  ];
  for (let index = 0; index < slats; index += 1) {
    const y = top + 0.125 + ((rise - 0.175) * index) / Math.max(1, slats - 1);
    const tall = 0.052 + 0.012 * (index / slats);
    pieces.push(
      bentBoard(hindX * 2 - 0.004, tall, 0.011, frame, [0, y, behind(y) - 0.018], {
        bow: 0.018,
        lean,
        corners: 9,
        taper: 0.12,
        crest,
      }),
    );
  }
  for (let index = 0; index < bars; index += 1) {
    const y = top * (0.28 + 0.3 * index);
    pieces.push(
      stick(
        [
          [-x, y + 0.02, front],
          [x, y + 0.02, front],
        ],
        0.02,
        frame,
      ),
      ...[-1, 1].map((side) =>
        stick(
          [
            [side * x, y, front],
            [side * hindX, y, hind - 0.01 + 0.005 * index],
          ],
          0.02,
          frame,
        ),
      ),
    );
  }
  pieces.push(
    stick(
      [
        [-hindX, top * 0.4, hind - 0.004],
        [hindX, top * 0.4, hind - 0.004],
      ],
      0.02,
      frame,
    ),
  );
  return fitted(group(pieces), size);
}

import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Section } from "../../geometry/sweep.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bentBoard } from "../parts/bentBoard.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";

export interface SettleBenchParameters {
  frame: Surface;
  seat: Surface;
  /** distance of the spindles; 7 cm by default */
  pitch?: number;
  /** how far the back leans; 0.2 by default */
  lean?: number;
  /** arms on turned posts; true by default */
  arms?: boolean;
  /** how much the crest rail rises in its middle; 2 cm by default */
  crest?: number;
}

/** A kitchen bench: a plank to sit on, a back of turned spindles, arms. */
export function settleBench(size: Size, parameters: SettleBenchParameters): Object3D {
  const { frame, seat, pitch = 0.07, lean = 0.2, arms = true, crest = 0.02 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.46;
  const thickness = 0.034;
  const [x, front] = [width / 2 - 0.03, depth / 2 - 0.045];
  const rear = -depth / 2 + (height - top) * Math.tan(lean) * 0.9 + 0.03;
  const behind = (y: number): number => rear - (y - top) * Math.tan(lean) * 0.9;
  const crestHeight = 0.085;
  const crestY = height - crest * 0.6 - crestHeight / 2;
  const pieces: Object3D[] = [
    ...[0, 1, 2].map((index) => {
      const board = (depth / 2 - rear + 0.02) / 3;
      return part(
        box(width - 0.006, thickness, board - 0.0006, 0.004),
        seat,
        [0, top - thickness / 2, depth / 2 - board * (index + 0.5)],
        { grain: "x" },
      );
    }),
    bentBoard(width - 0.01, crestHeight, 0.024, frame, [0, crestY, behind(crestY)], {
      bow: 0.004,
      lean,
      corners: 12,
      taper: 0,
      crest,
    }),
    ...legs(x, front, rear, top - thickness, width, frame),
  ];
  const count = Math.round((width - 0.16) / pitch);
  for (let index = 0; index <= count; index += 1) {
    const at = (index / count - 0.5) * (width - 0.14);
    pieces.push(
      stick(
        [
          [at, top - 0.006, rear + 0.006],
          [at, crestY - crestHeight * 0.3, behind(crestY - crestHeight * 0.3)],
        ],
        spindle,
        frame,
        { cornerPoints: 4 },
      ),
    );
  }
  for (const side of [-1, 1])
    pieces.push(
      stick(
        [
          [side * (x - 0.005), top - 0.01, rear + 0.006],
          [side * (x - 0.005), crestY, behind(crestY)],
        ],
        { width: 0.036, depth: 0.03, radius: 0.01 },
        frame,
      ),
    );
  if (arms) for (const side of [-1, 1]) pieces.push(...arm(side * (x - 0.008), top, front, behind(top + 0.22), frame));
  return fitted(group(pieces), size);
}

/** A bead, a belly, thin at both ends. */
const spindle = (t: number): Section => {
  const diameter =
    0.012 + 0.012 * Math.exp(-(((t - 0.34) / 0.17) ** 2)) + 0.006 * Math.exp(-(((t - 0.62) / 0.03) ** 2));
  return { width: diameter, depth: diameter };
};

const turnedLeg = (t: number): Section => {
  const diameter =
    0.03 +
    0.02 * Math.exp(-(((t - 0.62) / 0.2) ** 2)) +
    0.012 * Math.exp(-(((t - 0.92) / 0.04) ** 2)) -
    0.008 * Math.exp(-(((t - 0.84) / 0.03) ** 2));
  return { width: diameter, depth: diameter };
};

function legs(x: number, front: number, rear: number, under: number, width: number, surface: Surface): Object3D[] {
  const places = width > 1.3 ? [-1, 0, 1] : [-1, 1];
  const out = rear - 0.055;
  return [
    ...places.flatMap((side) => [
      stick(
        [
          [side * (x - 0.03), 0, front + 0.03],
          [side * (x - 0.07), under + 0.01, front - 0.02],
        ],
        turnedLeg,
        surface,
        { level: true, segments: 40 },
      ),
      stick(
        [
          [side * (x - 0.03), 0, out],
          [side * (x - 0.07), under + 0.01, rear + 0.04],
        ],
        turnedLeg,
        surface,
        { level: true, segments: 40 },
      ),
      stick(
        [
          [side * (x - 0.04), under * 0.36, front + 0.01],
          [side * (x - 0.04), under * 0.36, out + 0.03],
        ],
        (t) => ({ width: 0.018 + 0.01 * Math.sin(t * Math.PI), depth: 0.018 + 0.01 * Math.sin(t * Math.PI) }),
        surface,
      ),
    ]),
    stick(
      [
        [-(x - 0.04), under * 0.36, (front + out) / 2],
        [x - 0.04, under * 0.36, (front + out) / 2],
      ],
      0.024,
      surface,
    ),
  ];
}

function arm(x: number, top: number, front: number, rear: number, surface: Surface): Object3D[] {
  const y = top + 0.215;
  const line: Point[] = [
    [x, y + 0.012, rear],
    [x, y + 0.004, rear + 0.12],
    [x, y, front - 0.1],
    [x, y - 0.006, front + 0.015],
  ];
  return [
    stick(line, (t) => ({ width: 0.04 + 0.022 * t * t, depth: 0.026, radius: 0.011 }), surface, { ease: 0.011 }),
    stick(
      [
        [x, top - 0.01, front - 0.03],
        [x, y - 0.004, front - 0.03],
      ],
      (t) => ({ width: 0.022 + 0.012 * Math.sin(t * Math.PI) ** 2, depth: 0.022 + 0.012 * Math.sin(t * Math.PI) ** 2 }),
      surface,
    ),
    stick(
      [
        [x, top - 0.01, (front + rear) / 2],
        [x, y - 0.004, (front + rear) / 2],
      ],
      spindle,
      surface,
    ),
  ];
}

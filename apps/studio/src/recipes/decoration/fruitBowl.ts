import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, type Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { profile } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import { plastic, timber } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

type Kind = "lemon" | "pear" | "apple" | "lime";

const FRUIT: Record<Kind, { line: readonly (readonly [number, number])[]; color: `#${string}`; stalk: number }> = {
  lemon: {
    line: [
      [0, 0],
      [0.007, 0.003],
      [0.017, 0.013],
      [0.03, 0.035],
      [0.031, 0.052],
      [0.019, 0.075],
      [0.008, 0.085],
      [0, 0.089],
    ],
    color: "#e2b93b",
    stalk: 0,
  },
  lime: {
    line: [
      [0, 0],
      [0.01, 0.004],
      [0.023, 0.02],
      [0.027, 0.035],
      [0.022, 0.052],
      [0.008, 0.066],
      [0, 0.068],
    ],
    color: "#8aa04a",
    stalk: 0,
  },
  pear: {
    line: [
      [0, 0.006],
      [0.012, 0],
      [0.034, 0.014],
      [0.039, 0.036],
      [0.03, 0.062],
      [0.019, 0.084],
      [0.011, 0.096],
      [0, 0.098],
    ],
    color: "#b5ab5c",
    stalk: 0.022,
  },
  apple: {
    line: [
      [0, 0.012],
      [0.012, 0.002],
      [0.03, 0.008],
      [0.04, 0.034],
      [0.037, 0.056],
      [0.022, 0.07],
      [0.01, 0.069],
      [0, 0.062],
    ],
    color: "#a8483a",
    stalk: 0.018,
  },
};

/** One piece, lying as it likes. */
export function fruit(kind: Kind, at: Point, turn: Point, seed = 1): Object3D {
  const { line, color, stalk } = FRUIT[kind];
  const lumps = noise(seed * 41 + 3, 5, 4, 3);
  const skin: Surface = { ...plastic(color, 0.42), clearcoat: 0.25 };
  const outline = profile(line, 26);
  const height = Math.max(...outline.map(([, y]) => y));
  const body = turned(outline, skin, [0, -height / 2, 0], {
    segments: 40,
    ripple: (angle, y) => (lumps(angle / (2 * Math.PI), y / 0.1) - 0.5) * 0.003,
  });
  const pieces =
    stalk > 0
      ? [
          body,
          between([0, height / 2 - 0.008, 0], [0.003, height / 2 - 0.006 + stalk, 0.001], 0.0016, timber("walnut"), {
            radiusTo: 0.0022,
            sides: 8,
          }),
        ]
      : [body];
  const whole = group(pieces, at);
  whole.rotation.set(...turn);
  return whole;
}

/** Pears and lemons lying in a shallow bowl whose bottom is at `floor`. */
export function fruits(floor: number): Object3D {
  const lie = (kind: Kind, angle: number, far: number, lift: number, turn: Point, seed: number): Object3D =>
    fruit(kind, [Math.sin(angle) * far, floor + lift, Math.cos(angle) * far], turn, seed);
  return group([
    lie("pear", 0.3, 0.062, 0.052, [0.5, 0.3, -0.35], 1),
    lie("lemon", 1.7, 0.066, 0.044, [1.5, 0.5, 0.3], 2),
    lie("pear", 2.9, 0.064, 0.05, [-0.9, 0.9, 0.4], 3),
    lie("lemon", 4.2, 0.068, 0.044, [1.45, -0.9, 0.2], 4),
    lie("lime", 5.3, 0.062, 0.04, [1.4, 0.2, 1.1], 5),
    lie("lemon", 0.9, 0.008, 0.088, [1.35, 2.2, 0.15], 6),
  ]);
}

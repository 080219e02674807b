import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, cylinder, fourLegs, lathe, leg, profile, rod } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface Feet {
  /**
   * `tapered`: round, splayed; `straight`: upright round pins; `block`: low square feet; `bun`, `turned`: from the lathe; `plinth`: a recessed
   * board all round; `sled`: two closed runners of flat steel; `blade`: upright flat steel; `none`: the body stands on hidden glides
   */
  kind: "tapered" | "straight" | "block" | "bun" | "turned" | "plinth" | "sled" | "blade" | "none";
  surface: Surface;
  height: number;
}

const INTO = 0.02;

/** Feet under a body of width × depth; `inset` from its edges. They reach a little into the body. */
export function feet(made: Feet, width: number, depth: number, inset = 0.09): Object3D {
  const { kind, surface, height } = made;
  const x = width / 2 - inset;
  const z = depth / 2 - inset;
  if (kind === "tapered") return fourLegs(height + INTO, 0.024, 0.0135, surface, x, z, [0.035, 0.028]);
  if (kind === "sled") return group([-1, 1].map((side) => runner(surface, side * x, depth - 2 * inset, height)));
  if (kind === "plinth" || kind === "none")
    return part(box(width - 2 * inset, height + INTO, depth - 2 * inset, 0.004), surface, [0, (height + INTO) / 2, 0]);
  return group([-1, 1].flatMap((side) => [-1, 1].map((end) => foot(made, side * x, end * z))));
}

/** One foot, upright. */
export function foot({ kind, surface, height }: Feet, x: number, z: number): Object3D {
  const tall = height + INTO;
  switch (kind) {
    case "tapered":
      return leg(tall, 0.024, 0.0145, surface, x, z);
    case "straight":
      return leg(tall, 0.013, 0.011, surface, x, z);
    case "bun":
      return part(bun(tall), surface, [x, 0, z], { grain: "y" });
    case "turned":
      return part(turned(tall), surface, [x, 0, z], { grain: "y" });
    case "blade":
      return part(box(0.012, tall, 0.05, 0.0015), surface, [x, tall / 2, z], { grain: "y" });
    default:
      return part(box(0.075, tall, 0.075, 0.004), surface, [x, tall / 2, z], { grain: "y" });
  }
}

/** A closed loop of bent steel in the y-z plane, on the floor. */
function runner(surface: Surface, x: number, length: number, height: number): Object3D {
  const radius = 0.011;
  const top = height + 0.006;
  const half = length / 2;
  const r = 0.03;
  return part(
    rod(
      [
        [x, radius, -half + r],
        [x, radius, 0],
        [x, radius, half - r],
        [x, radius + r * 0.3, half - r * 0.3],
        [x, radius + r, half],
        [x, top - r, half],
        [x, top - r * 0.3, half - r * 0.3],
        [x, top, half - r],
        [x, top, 0],
        [x, top, -half + r],
        [x, top - r * 0.3, -half + r * 0.3],
        [x, top - r, -half],
        [x, radius + r, -half],
        [x, radius + r * 0.3, -half + r * 0.3],
      ],
      radius,
      { closed: true, segments: 120, sides: 12 },
    ),
    surface,
  );
}

const bun = (height: number) =>
  lathe(
    [
      [0, 0],
      ...profile(
        [
          [0.02, 0],
          [0.036, height * 0.25],
          [0.04, height * 0.5],
          [0.03, height * 0.82],
          [0.026, height],
        ],
        24,
      ),
    ],
    36,
  );

const turned = (height: number) =>
  lathe(
    [
      [0, 0],
      ...profile(
        [
          [0.013, 0],
          [0.0145, height * 0.08],
          [0.016, height * 0.3],
          [0.022, height * 0.55],
          [0.026, height * 0.66],
          [0.019, height * 0.74],
        ],
        24,
      ),
      ...profile(
        [
          [0.027, height * 0.77],
          [0.029, height * 0.8],
          [0.02, height * 0.84],
          [0.03, height * 0.9],
          [0.033, height],
        ],
        16,
      ),
    ],
    36,
  );

/** One low round foot under a swivelling seat. */
export const swivel = (radius: number, height: number, surface: Surface): Object3D =>
  part(cylinder(radius, radius * 1.02, height, 64), surface, [0, height / 2, 0]);

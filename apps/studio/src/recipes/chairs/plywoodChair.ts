import type { Object3D } from "three";
import { mould, type Sheet } from "../../geometry/mould.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";
import { covered } from "../parts/upholstery.ts";

export interface PlywoodChairParameters {
  seat: Surface;
  tube: Surface;
  /** rivets and glides */
  fittings: Surface;
  /** of the plywood; 1.1 cm by default */
  thickness?: number;
  /** of the tube; 2 cm by default */
  diameter?: number;
  /** height of the back board; 20 cm by default */
  backHeight?: number;
  /** how square the boards' outlines are; 4 by default */
  corners?: number;
}

/** A stacking chair: seat and back of bent plywood on steel tube. */
export function plywoodChair(size: Size, parameters: PlywoodChairParameters): Object3D {
  const { seat, tube, fittings, thickness = 0.011, diameter = 0.02, backHeight = 0.2, corners = 4 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.45;
  const radius = diameter / 2;
  const [x, rail] = [width / 2 - 0.075, top - 0.018 - thickness - radius];
  const [front, hind] = [depth / 2 - 0.012, -depth / 2];
  const rear = hind + 0.115;
  const seatWidth = width - 0.04;
  const seatSheet: Sheet = (s, t) => {
    const share = (t + 1) / 2;
    const waterfall = -0.05 * Math.max(0, 0.22 - share) ** 2 * 14;
    const rise = 0.03 * Math.max(0, share - 0.75) ** 2 * 10;
    const bowl = -0.014 * (1 - s * s) * Math.exp(-(((share - 0.62) / 0.35) ** 2));
    return [
      (s * (seatWidth - thickness) * (1 - 0.08 * share)) / 2,
      top - thickness / 2 + 0.004 + bowl + waterfall + rise,
      front - 0.006 - share * (depth * 0.79),
    ];
  };
  const lean = 0.24;
  const middle = height - backHeight / 2;
  const backZ = hind + 0.064;
  const backSheet: Sheet = (s, t) => {
    const up = (t * (backHeight - thickness)) / 2;
    return [
      (s * (width * 0.9 - thickness)) / 2,
      middle + up,
      backZ - up * Math.tan(lean) + 0.048 * s * s - 0.03 + 0.006 * t * t,
    ];
  };
  const behind = (y: number): number => backZ - (y - middle) * Math.tan(lean) - 0.03 - thickness / 2 - radius;
  const at = 0.42;
  const bow = 0.048 * ((x - 0.03) / (width * 0.45)) ** 2;
  const frames = [-1, 1].flatMap((side) => {
    const upper: Point[] = [
      [side * (x - 0.03), height - 0.05, behind(height - 0.05) + bow],
      [side * (x - 0.03), middle - 0.06, behind(middle - 0.06) + bow],
      [side * x, rail, rear - 0.012],
      [side * x, rail, front - 0.075],
      [side * (x + 0.06), 0.006, front - 0.016],
    ];
    const lower: Point[] = [
      [side * (x + 0.062), 0.006, hind + 0.012],
      [side * (x + diameter * 0.9), rail - 0.004, front - depth * at],
    ];
    return [
      stick(
        bent(upper, (corner) => (corner === 1 ? 0.3 : 0.05)),
        diameter,
        tube,
        { exact: true, across: [1, 0, 0] },
      ),
      stick(lower, diameter, tube, { across: [1, 0, 0] }),
      ...[upper.at(-1), lower[0]].map((foot = [0, 0, 0]) =>
        part(cylinder(radius * 1.2, radius * 1.25, 0.022, 20), fittings, [foot[0], 0.011, foot[2]]),
      ),
      ...[0.05, 0.13].map((y) =>
        part(
          cylinder(0.006, 0.006, 0.002, 16),
          fittings,
          [side * (x - 0.03), height - y, behind(height - y) + bow + radius + thickness + 0.0022],
          { turn: [Math.PI / 2 - lean, 0, 0] },
        ),
      ),
      ...[front - 0.12, rear + 0.1].map((z) =>
        part(cylinder(0.006, 0.006, 0.002, 16), fittings, [side * x, top - 0.0065 + (z < 0 ? -0.002 : 0.003), z]),
      ),
    ];
  });
  const cross = [front - 0.13, rear + 0.06].map((z) =>
    stick(
      [
        [-x, rail - 0.001, z],
        [x, rail - 0.001, z],
      ],
      diameter * 0.85,
      tube,
    ),
  );
  return fitted(
    group([
      covered(mould(seatSheet, thickness, { corners, rings: 18 }), seat),
      covered(mould(backSheet, thickness, { corners, rings: 12 }), seat),
      ...frames,
      ...cross,
    ]),
    size,
  );
}

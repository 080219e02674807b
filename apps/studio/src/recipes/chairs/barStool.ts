import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";
import { piping } from "../parts/upholstery.ts";

export interface BarStoolParameters {
  seat: Surface;
  /** the board under the cushion, and the legs */
  frame: Surface;
  metal: Surface;
  /** height of the foot ring; 44 cm below the seat by default */
  footring?: number;
  /** of the cushion; 6.5 cm by default */
  cushion?: number;
  /** diameter of the seat as a part of the width; 0.88 by default */
  seatShare?: number;
  /** legs; 4 by default */
  count?: 3 | 4;
}

/** A round cushion on splayed legs that a steel ring ties together. */
export function barStool(size: Size, parameters: BarStoolParameters): Object3D {
  const { width, depth, height } = size;
  const { seat, frame, metal, footring = height - 0.46, cushion = 0.065, seatShare = 0.88, count = 4 } = parameters;
  const diameter = width * seatShare;
  const board = 0.024;
  const under = height - cushion - board;
  const foot = width / 2 - 0.012;
  const head = diameter / 2 - 0.055;
  const turns = Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2);
  const legs = turns.map((angle) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle) * (depth / width)];
    const line: Point[] = [
      [x * foot, 0, z * foot],
      [x * head, under + 0.004, z * head],
    ];
    return stick(line, (t) => ({ width: 0.024 + 0.011 * t, depth: 0.024 + 0.011 * t }), frame, { level: true });
  });
  const radius = foot + ((head - foot) * footring) / under - 0.01;
  const hoop = Array.from({ length: 80 }, (_, index): Point => [
    Math.cos((index / 80) * Math.PI * 2) * radius,
    footring,
    Math.sin((index / 80) * Math.PI * 2) * radius * (depth / width),
  ]);
  const seam = Array.from({ length: 72 }, (_, index): Point => [
    Math.cos((index / 72) * Math.PI * 2) * (diameter / 2 - 0.003),
    under + board + cushion * 0.52,
    Math.sin((index / 72) * Math.PI * 2) * (diameter / 2 - 0.003),
  ]);
  const pad = slab(oval(diameter, diameter, 2, 96), cushion - 0.012, { edge: 0.026, under: 0.014, crown: 0.012 });
  return fitted(
    group([
      part(pad, seat, [0, under + board, 0]),
      piping(seam, seat, { radius: 0.0035 }),
      part(slab(oval(diameter - 0.03, diameter - 0.03, 2, 80), board, { edge: 0.003, under: 0.008 }), frame, [
        0,
        under,
        0,
      ]),
      ...legs,
      stick(hoop, 0.013, metal, { closed: true, exact: true, across: [0, 1, 0] }),
      ...turns.map((angle) =>
        part(cylinder(0.004, 0.004, 0.03, 10), metal, [Math.cos(angle) * radius, footring, Math.sin(angle) * radius], {
          turn: [0, -angle, Math.PI / 2],
        }),
      ),
    ]),
    size,
  );
}

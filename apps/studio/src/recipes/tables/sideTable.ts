import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import { slab } from "../../geometry/slab.ts";
import { shell } from "../../geometry/soft.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "../parts/stick.ts";

export interface SideTableParameters {
  body: Surface;
  /** height of the rim; 2.2 cm by default */
  rim?: number;
  /** how much higher the rim rises where it is gripped; 2.6 cm by default */
  grip?: number;
  /** width of the bent band that carries the tray; 6 cm by default */
  band?: number;
  /** diameter of the floor plate as a part of the tray's; 0.72 by default */
  foot?: number;
}

/** A tray with a rim on one bent band of steel: it reaches over the arm of a sofa. */
export function sideTable({ width, depth, height }: Size, parameters: SideTableParameters): Object3D {
  const { body, rim = 0.022, grip = 0.026, band = 0.06, foot = 0.72 } = parameters;
  const floor = height - rim - grip;
  const sheet = 0.003;
  const radius = width / 2;
  const bead = Array.from({ length: 120 }, (_, index): Point => {
    const angle = (index / 120) * Math.PI * 2;
    return [
      Math.cos(angle) * (radius - 0.003),
      floor + rise(angle, rim, grip) - 0.003,
      Math.sin(angle) * (depth / 2 - 0.003),
    ];
  });
  const wall = shell(
    120,
    4,
    (u, v) => {
      const angle = -u * Math.PI * 2;
      return [
        Math.cos(angle) * (radius - 0.002),
        floor - sheet + (rise(angle, rim, grip) - 0.002 + sheet) * v,
        Math.sin(angle) * (depth / 2 - 0.002),
      ];
    },
    0.002,
  );
  const [back, plate] = [-radius * 0.82, width * foot];
  const plateAt = back + plate / 2 - 0.03;
  const line: Point[] = [
    [radius * 0.3, floor - sheet - 0.004, 0],
    [back, floor - sheet - 0.004, 0],
    [back, 0.012, 0],
    [plateAt, 0.012, 0],
  ];
  return group([
    part(slab(oval(width - 0.006, depth - 0.006, 2, 96), sheet, { edge: 0.0008 }), body, [0, floor - sheet, 0]),
    part(wall, body),
    stick(bead, 0.006, body, { exact: true, closed: true, across: [0, 1, 0], cornerPoints: 3 }),
    stick(bent(line, 0.035, { steps: 12 }), { width: band, depth: 0.008, radius: 0.002 }, body, {
      exact: true,
      across: [0, 0, 1],
    }),
    part(slab(oval(plate, plate, 2, 96), 0.008, { edge: 0.0025 }), body, [plateAt, 0, 0]),
  ]);
}

/** Two soft waves, left and right. */
function rise(angle: number, rim: number, grip: number): number {
  const side = Math.abs(Math.sin(angle));
  return rim + grip * Math.max(0, 1 - (1 - side) / 0.16) ** 0.7 * Math.min(1, side);
}

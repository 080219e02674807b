import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { cylinder } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";

export interface ScrewStoolParameters {
  seat: Surface;
  frame: Surface;
  screw: Surface;
  /** feet; 3 by default */
  feet?: 3 | 4;
  /** diameter of the seat as a part of the width; 0.86 by default */
  seatShare?: number;
  /** threads per decimetre; 12 by default */
  threads?: number;
  /** height of the foot ring as a part of the stool's; 0.34 by default */
  ring?: number;
}

/** A hollowed wooden seat that turns up and down on a threaded spindle. */
export function screwStool(size: Size, parameters: ScrewStoolParameters): Object3D {
  const { seat, frame, screw, feet = 3, seatShare = 0.86, threads = 12, ring = 0.34 } = parameters;
  const { width, height } = size;
  const radius = (width * seatShare) / 2;
  const thickness = 0.05;
  const nut = height * 0.62;
  const foot = width * 0.545;
  const board = slab(oval(radius * 2, radius * 2, 2, 112), thickness, {
    edge: 0.012,
    under: 0.03,
    sink: (x, z) => -0.026 * Math.max(0, 1 - (x * x + z * z) / (radius * 0.9) ** 2) ** 0.8,
  });
  const turns = Array.from({ length: feet }, (_, index) => Math.PI / 2 + (index / feet) * Math.PI * 2);
  const legs = turns.map((angle) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const out = (distance: number, y: number): Point => [x * distance, y, z * distance];
    const leg = stick(
      [out(foot - 0.01, 0), out(0.082, nut - 0.1), out(0.045, nut - 0.02), out(0.022, nut - 0.004)],
      { width: 0.02, depth: 0.02 },
      frame,
      { segments: 24, across: [-z, 0, x] },
    );
    return group([leg, part(cylinder(0.013, 0.015, 0.012, 20), frame, out(foot - 0.012, 0.006))]);
  });
  const share = (height * ring) / (nut - 0.1);
  const hoopRadius = foot - 0.01 + (0.082 - foot + 0.01) * share + 0.012;
  const hoop = Array.from({ length: 72 }, (_, index): Point => [
    Math.cos((index / 72) * Math.PI * 2) * hoopRadius,
    height * ring,
    Math.sin((index / 72) * Math.PI * 2) * hoopRadius,
  ]);
  return fitted(
    group([
      part(board, seat, [0, height - thickness, 0], { grain: "x" }),
      part(cylinder(0.075, 0.06, 0.012, 40), frame, [0, height - thickness - 0.004, 0]),
      thread(nut - 0.16, height - thickness - 0.008, 0.0135, threads, screw),
      part(cylinder(0.028, 0.028, 0.07, 36), frame, [0, nut - 0.03, 0]),
      stick(hoop, 0.014, frame, { closed: true, exact: true, across: [0, 1, 0] }),
      ...legs,
    ]),
    { ...size },
    0.05,
  );
}

function thread(from: number, to: number, radius: number, perDecimetre: number, surface: Surface): Object3D {
  const pitch = 0.1 / perDecimetre;
  const line: [number, number][] = [
    [0, from],
    [radius * 0.7, from],
  ];
  for (let y = from + 0.004; y + pitch < to; y += pitch)
    line.push(
      [radius * 0.8, y],
      [radius, y + pitch * 0.3],
      [radius, y + pitch * 0.55],
      [radius * 0.8, y + pitch * 0.85],
    );
  return turned([...line, [radius, to]], surface, [0, 0, 0], { segments: 24 });
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, cylinder, rod, sphere } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { lyingArea } from "./lying.ts";

export interface MetalBedParameters {
  metal: Surface;
  linen: BedLinen;
  /** height of the foot end */
  footHeight?: number;
  /** bars in head and foot end */
  bars?: number;
  tube?: number;
  /** height of the rails' upper edge */
  rail?: number;
  /** balls on the joints */
  knots?: boolean;
}

/** An iron bed: hoops of round tube at head and foot, upright bars between them. */
export const metalBed: Recipe<MetalBedParameters> = (size, parameters): Object3D => {
  const { metal, linen, footHeight = 0.7, bars = 9, tube = 0.0135, rail = 0.34, knots = true } = parameters;
  const { width, depth, height } = size;
  const lying = lyingArea(size);
  const [head, foot] = [-depth / 2 + tube, depth / 2 - tube];
  const x = width / 2 - tube;
  return group([
    end(height, head, x, { metal, bars, tube, rail, knots, arch: 0.16 }),
    end(footHeight, foot, x, { metal, bars, tube, rail, knots, arch: 0.1 }),
    ...[-1, 1].map((side) =>
      part(box(0.02, 0.045, depth - 4 * tube, 0.003), metal, [side * (x - 0.004), rail - 0.0225, 0]),
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      part(box(2 * x - 0.03, 0.02, 0.03, 0.003, 1), metal, [
        0,
        rail - 0.05,
        head + 0.12 + (index * (foot - head - 0.24)) / 8,
      ]),
    ),
    bedding({
      width: lying.width - 0.02,
      length: Math.min(lying.length, depth - 4 * tube - 0.03),
      head: head + tube + 0.008,
      bottom: rail - 0.035,
      thickness: 0.2,
      linen,
      headTop: height,
      hang: 0.21,
      hangFoot: 0.03,
      within: [width / 2 + 0.05, rail - 0.12, foot - tube - 0.004],
      style: "turned",
      seed: 6,
      frame: [{ center: [0, rail, foot], size: [width, 1, 2 * tube], radius: 0.01 }],
    }),
  ]);
};

interface EndOptions {
  metal: Surface;
  bars: number;
  tube: number;
  rail: number;
  knots: boolean;
  arch: number;
}

function end(height: number, z: number, x: number, { metal, bars, tube, rail, knots, arch }: EndOptions): Object3D {
  const shoulder = height - arch;
  const top = (share: number): number => shoulder + (arch - tube) * Math.sqrt(Math.max(0, 1 - (share * share) ** 1.15));
  const across = Array.from({ length: 21 }, (_, index): Point => {
    const share = Math.cos(Math.PI * (1 - index / 20));
    return [share * x, top(share), z];
  });
  const hoop: Point[] = [
    [-x, 0.03, z],
    [-x, shoulder * 0.5, z],
    [-x, shoulder * 0.85, z],
    ...across,
    [x, shoulder * 0.85, z],
    [x, shoulder * 0.5, z],
    [x, 0.03, z],
  ];
  const upper = shoulder - 0.05;
  const lower = rail + 0.02;
  const uprights = Array.from({ length: bars }, (_, index) => {
    const share = ((index + 1) / (bars + 1)) * 2 - 1;
    const tall = index % 2 === 0 ? top(share) : upper;
    return group([
      between([share * x, lower, z], [share * x, tall, z], 0.0055, metal, { sides: 12 }),
      ...(knots ? [part(sphere(0.0135, 16), metal, [share * x, upper, z])] : []),
    ]);
  });
  return group([
    part(rod(hoop, tube, { segments: 150, sides: 14, tension: 0.3 }), metal),
    ...[lower, upper].map((y) => between([-x, y, z], [x, y, z], 0.008, metal)),
    ...uprights,
    ...[-1, 1].map((side) =>
      part(cylinder(tube * 1.2, tube, 0.035, 20), metal, [side * x * 0.9985, 0.0175, z * 0.9985]),
    ),
  ]);
}

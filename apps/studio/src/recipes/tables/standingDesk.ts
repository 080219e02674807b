import type { Object3D } from "three";
import { rounded } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface StandingDeskParameters {
  top: Surface;
  frame: Surface;
  /** the tubes that slide out */
  columns: Surface;
  /** display and buttons of the panel */
  panel: Surface;
  display: Surface;
  /** of the top; 2.5 cm by default */
  thickness?: number;
  /** length of a foot as a part of the depth; 0.92 by default */
  foot?: number;
  /** a grommet for cables in the top */
  grommet?: boolean;
}

/** Sitting or standing: a top on two telescopic columns with T-shaped feet. */
export function standingDesk({ width, depth, height }: Size, parameters: StandingDeskParameters): Object3D {
  const { top, frame, columns, panel, display, thickness = 0.025, foot = 0.92, grommet = true } = parameters;
  const under = height - thickness;
  const pieces: Object3D[] = [
    part(slab(rounded(width, depth, 0.03), thickness, { edge: 0.002 }), top, [0, under, 0], { grain: "x" }),
  ];
  if (grommet)
    pieces.push(part(cylinder(0.031, 0.031, 0.003, 40), panel, [width * 0.32, height - 0.0005, -depth / 2 + 0.09]));
  for (const side of [-1, 1]) pieces.push(...column(side * (width / 2 - 0.22), depth, under, foot, frame, columns));
  pieces.push(
    part(box(width - 0.5, 0.04, 0.06, 0.003), frame, [0, under - 0.022, 0.05]),
    part(box(width - 0.5, 0.04, 0.06, 0.003), frame, [0, under - 0.022, -0.07]),
    part(box(width * 0.5, 0.07, 0.1, 0.004), frame, [0, under - 0.06, -depth / 2 + 0.12]),
    part(box(0.2, 0.035, 0.14, 0.006), panel, [-width * 0.1, under - 0.02, 0.12]),
    ...control(width / 2 - 0.3, depth / 2, under, panel, display),
  );
  return group(pieces);
}

function column(x: number, depth: number, under: number, foot: number, frame: Surface, inner: Surface): Object3D[] {
  const length = depth * foot;
  const half = length / 2;
  // The foot slopes down to both ends.
  const beam = slab(rounded(0.075, length, 0.012), 0.034, {
    edge: 0.006,
    under: 0.001,
    sink: (_, z) => (-0.014 * Math.max(0, Math.abs(z) - 0.06)) / half,
    carved: true,
  });
  return [
    part(beam, frame, [x, 0.006, 0]),
    ...[-1, 1].map((end) => part(cylinder(0.02, 0.02, 0.008, 24), inner, [x, 0.004, end * (half - 0.045)])),
    part(box(0.078, under * 0.46, 0.05, 0.006), frame, [x, 0.036 + under * 0.23, 0]),
    part(box(0.068, under * 0.36, 0.041, 0.005), inner, [x, 0.036 + under * 0.62, 0]),
    part(box(0.058, under * 0.24, 0.033, 0.004), inner, [x, under - under * 0.12, 0]),
    part(box(0.09, 0.006, depth * 0.8, 0.0015), frame, [x, under - 0.003, 0]),
    part(box(0.11, 0.04, 0.17, 0.004), frame, [x, under - 0.023, 0]),
  ];
}

/** Up, down, four places remembered, the height in figures. */
function control(x: number, front: number, under: number, panel: Surface, display: Surface): Object3D[] {
  const z = front - 0.012;
  const buttons = Array.from({ length: 6 }, (_, index) =>
    part(
      cylinder(0.0055, 0.0055, 0.003, 20),
      display,
      [x - 0.052 + index * 0.013 + (index > 1 ? 0.034 : 0), under - 0.014, z + 0.001],
      { turn: [Math.PI / 2, 0, 0] },
    ),
  );
  return [
    part(box(0.13, 0.026, 0.05, 0.005), panel, [x, under - 0.0125, z - 0.025]),
    part(box(0.026, 0.012, 0.002, 0.0008), display, [x - 0.017, under - 0.014, z + 0.0005]),
    ...buttons,
  ];
}

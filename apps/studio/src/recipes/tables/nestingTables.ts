import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "../parts/stick.ts";
import { edgeProfile } from "../parts/tableTop.ts";

export interface NestingTablesParameters {
  top: Surface;
  frame: Surface;
  /** the smaller one's diameter and height as parts of the larger one's; 0.75 and 0.8 by default */
  smaller?: { diameter: number; height: number };
  /** of the tops; 2.2 cm by default */
  thickness?: number;
  /** diameter of the bars; 1.4 cm by default */
  bar?: number;
  /** the edge of the tops; `round` by default */
  edge?: "eased" | "round" | "tapered";
}

/** Two round tables of different heights; the lower one is half drawn out from under the other. */
export function nestingTables({ width, depth, height }: Size, parameters: NestingTablesParameters): Object3D {
  const { smaller = { diameter: 0.75, height: 0.8 } } = parameters;
  const small = depth * smaller.diameter;
  return group([
    group([table(depth, height, parameters)], [-width / 2 + depth / 2, 0, 0], 0),
    group(
      [table(small, height * smaller.height, parameters)],
      [width / 2 - small / 2, 0, depth / 2 - small / 2 - 0.02],
      0.9,
    ),
  ]);
}

function table(
  diameter: number,
  height: number,
  { top, frame, thickness = 0.022, bar = 0.014, edge = "round" }: NestingTablesParameters,
): Object3D {
  const under = height - thickness;
  const radius = diameter / 2 - 0.045;
  const hoop = Array.from({ length: 64 }, (_, index): Point => {
    const angle = (index / 64) * Math.PI * 2;
    return [Math.cos(angle) * radius, under - bar / 2, Math.sin(angle) * radius];
  });
  const legs = [60, 180, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const foot = radius + 0.028;
    return group([
      stick(
        [
          [x * foot, 0.004, z * foot],
          [x * radius, under - bar / 2, z * radius],
        ],
        bar,
        frame,
      ),
      part(cylinder(bar * 0.62, bar * 0.62, 0.006, 20), frame, [x * foot, 0.003, z * foot]),
    ]);
  });
  return group([
    part(
      slab(oval(diameter, diameter, 2, 112), thickness, { profile: edgeProfile(edge, thickness) }),
      top,
      [0, under, 0],
      { grain: "x" },
    ),
    stick(hoop, bar, frame, { exact: true, closed: true, across: [0, 1, 0] }),
    ...legs,
  ]);
}

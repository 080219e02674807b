import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, cylinder, ring } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "../parts/stick.ts";
import { crossedLegs } from "../parts/tableLegs.ts";

export interface SlattedTableParameters {
  slats: Surface;
  legs: Surface;
  /** width of a slat; 8.5 cm by default */
  slat?: number;
  /** between slats; 9 mm by default */
  gap?: number;
  /** distance of the crossed legs from the ends; 32 cm by default */
  inset?: number;
  /** a hole for a parasol */
  parasol?: Surface;
}

/** A garden table: slats in a frame, crossed legs, a beam with braces. */
export function slattedTable({ width, depth, height }: Size, parameters: SlattedTableParameters): Object3D {
  const { slats, legs, slat = 0.085, gap = 0.009, inset = 0.32, parasol } = parameters;
  const thickness = 0.025;
  const frame = 0.07;
  const y = height - thickness / 2;
  const count = Math.round((depth - 2 * frame - gap) / (slat + gap));
  const pitch = (depth - 2 * frame - gap) / count;
  const under = height - thickness - 0.03;
  const boards = Array.from({ length: count }, (_, index) =>
    part(
      box(width - 2 * frame - 0.004, thickness * 0.85, pitch - gap, 0.003),
      slats,
      [0, y - 0.001, -depth / 2 + frame + gap / 2 + pitch * (index + 0.5)],
      { grain: "x" },
    ),
  );
  const border = [
    ...[-1, 1].map((end) => part(box(width, thickness, frame, 0.004), slats, [0, y, end * (depth / 2 - frame / 2)])),
    ...[-1, 1].map((side) =>
      part(box(frame, thickness, depth - 2 * frame - 0.001, 0.004), slats, [side * (width / 2 - frame / 2), y, 0]),
    ),
  ];
  const bearers = [-1, 0, 1].map((side) =>
    part(box(0.06, 0.03, depth - 0.12, 0.003), legs, [side * (width / 2 - inset), under + 0.015, 0]),
  );
  const braces = [-1, 1].map((side) =>
    stick(
      [
        [side * (width / 2 - inset - 0.05), under * 0.52, 0],
        [side * 0.22, under - 0.01, 0],
      ],
      { width: 0.035, depth: 0.05, radius: 0.004 },
      legs,
      { across: [0, 0, 1] },
    ),
  );
  const hole =
    parasol === undefined
      ? []
      : [
          part(ring(0.024, 0.0035, 48), parasol, [0, height - 0.0034, 0], { turn: [Math.PI / 2, 0, 0] }),
          part(
            cylinder(0.0235, 0.0235, 0.001, 40),
            { ...parasol, name: `${parasol.name}-hole`, color: "#14110e", metalness: 0, roughness: 1 },
            [0, height - 0.0015, 0],
          ),
        ];
  return group([
    ...boards,
    ...border,
    ...bearers,
    ...braces,
    ...hole,
    crossedLegs({ width, depth: depth - 0.06, height: under }, legs, { beam: [0.045, 0.075], inset, stretcher: true }),
  ]);
}

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { rails } from "../parts/tableLegs.ts";
import { tableTop } from "../parts/tableTop.ts";

export interface BenchParameters {
  seat: Surface;
  legs: Surface;
  /** of the seat; 4 cm by default */
  thickness?: number;
  /** boards side by side; 3 by default */
  planks?: number;
  /** edge of a square leg; 6.5 cm by default */
  leg?: number;
  /** how far the legs stand in from the ends; 4 cm by default */
  inset?: number;
}

/** A bench of planks on four square legs. */
export function bench({ width, depth, height }: Size, parameters: BenchParameters): Object3D {
  const { seat, legs, thickness = 0.04, planks = 3, leg = 0.065, inset = 0.04 } = parameters;
  const under = height - thickness;
  const [x, z] = [width / 2 - inset - leg / 2, depth / 2 - 0.02 - leg / 2];
  return group([
    tableTop(width, depth, height, seat, { thickness, planks }),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) => part(box(leg, under, leg, 0.004), legs, [side * x, under / 2, end * z], { grain: "y" })),
    ),
    rails(2 * x - leg * 0.5, 2 * z - leg * 0.4, under, 0.07, legs),
    part(box(2 * x - leg, 0.045, 0.03, 0.003), legs, [0, 0.12, 0]),
    ...[-1, 1].map((side) => part(box(0.03, 0.045, 2 * z - leg, 0.003), legs, [side * x, 0.12, 0])),
  ]);
}

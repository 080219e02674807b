import type { Object3D } from "three";
import { chartGeometry, sheetChart } from "../../geometry/charts.ts";
import { group, type Point } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { extra } from "../parts/extra.ts";
import { padding, type Stitching } from "../parts/quilt.ts";
import { facesWhere } from "../parts/splitFaces.ts";
import { covered } from "../parts/upholstery.ts";

export interface TopperParameters {
  cover: Surface;
  stitching?: Stitching;
  /** how much of the front right corner is rolled back, along the edges; 0 lies flat */
  corner?: number;
  /** radius of that roll */
  roll?: number;
}

/** A thin quilted mattress, one corner rolled back to show how supple it is. */
export const topper: Recipe<TopperParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { cover, stitching = "channels", corner = 0.55, roll = 0.1 } = parameters;
  const half = height / 2;
  // Distance of a place beyond the line where the roll begins.
  const beyond = (x: number, z: number): number => (x - width / 2 + (z - depth / 2) + corner) / Math.SQRT2;
  const side =
    (sign: 1 | -1) =>
    (u: number, v: number): Point => {
      const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
      const rim = Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(z));
      const round = Math.sqrt(1 - (1 - Math.min(1, rim / (half * 0.8))) ** 2);
      const out = sign * half * round * (sign > 0 ? 0.82 + 0.18 * padding(stitching, x, z) : 1);
      const past = corner > 0 ? beyond(x, z) : 0;
      if (past <= 0) return [x, half + out, z];
      const angle = past / roll;
      const reach = roll - out;
      const along = (Math.sin(angle) * reach - past) / Math.SQRT2;
      return [x + along, half + roll - Math.cos(angle) * reach, z + along];
    };
  const [columns, rows] = [Math.round(width / 0.028), Math.round(depth / 0.028)];
  const geometry = chartGeometry([sheetChart(columns, rows, side(1), true), sheetChart(columns, rows, side(-1))]);
  const lying = half * 2 + 0.0005;
  const flat = facesWhere(geometry, (y) => y <= lying);
  const rolled = facesWhere(geometry, (y) => y > lying);
  return group([covered(flat, cover), ...(corner > 0 ? [extra(covered(rolled, cover))] : [])]);
};

import { sheet } from "../../geometry/charts.ts";
import { group, type Point } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { covered } from "../parts/upholstery.ts";

export interface KnitPoufParameters {
  cover: Surface;
  /** stitches round the middle; 26 */
  stitches?: number;
  /** rows from pole to pole; 13 */
  rows?: number;
  /** thickness of the yarn in relief; 0.016 */
  yarn?: number;
}

/** A filled bag knitted of rope-thick yarn, sitting a little broad. */
export const knitPouf: Recipe<KnitPoufParameters> = (size, { cover, stitches = 26, rows = 13, yarn = 0.016 }) => {
  const { width, depth, height } = size;
  const at = (u: number, v: number): Point => {
    const around = u * 2 * Math.PI;
    const up = (v - 0.5) * Math.PI;
    // Rounder than a box, squarer than a ball; it rests on a flat foot.
    const ring = Math.cos(up) ** 0.62;
    const rise = Math.sign(Math.sin(up)) * Math.abs(Math.sin(up)) ** 0.8;
    const bump = yarn * (stitch(u * stitches, v * rows) - 1) * Math.min(1, ring * 1.6);
    const y = rise < -0.86 ? -0.86 + (rise + 0.86) * 0.2 : rise;
    return [
      Math.cos(around) * ((width / 2) * ring + bump * ring),
      ((y + 0.888) / 1.888) * height + bump * rise,
      -Math.sin(around) * ((depth / 2) * ring + bump * ring),
    ];
  };
  return fitted(group([covered(sheet(stitches * 8, rows * 6, at), cover)]), size, 0.06);
};

/** 0…1: the two slanting legs of a stocking stitch. */
function stitch(column: number, row: number): number {
  const c = column - Math.floor(column) - 0.5;
  const across = (Math.abs(c) - 0.25) / 0.25;
  const slanted = row + Math.abs(c) * 0.9;
  const along = (slanted - Math.floor(slanted) - 0.5) * 2;
  return Math.sqrt(Math.max(0, 1 - across ** 2)) * Math.sqrt(Math.max(0, 1 - Math.abs(along) ** 2.5));
}

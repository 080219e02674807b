import type { Object3D } from "three";
import { chartGeometry, sheetChart } from "../../geometry/charts.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { extra } from "../parts/extra.ts";
import { padding, type Stitching } from "../parts/quilt.ts";
import { facesWhere } from "../parts/splitFaces.ts";
import { covered } from "../parts/upholstery.ts";

export interface TopperParameters {
  cover: Surface;
  /** cloth of the lower side, which the turned corner shows, and of the cord in the seam */
  reverse: Surface;
  stitching?: Stitching;
  /** how much of the front right corner is turned over, along the edges; 0 lies flat */
  corner?: number;
  /** radius of the fold */
  roll?: number;
}

/** A thin quilted mattress, one corner turned over to show how supple it is and what it lies on. */
export const topper: Recipe<TopperParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { cover, reverse, stitching = "channels", corner = 0.75, roll = 0.075 } = parameters;
  const half = height / 2;
  const folded = ([x, y, z]: Point): Point => {
    const past = corner > 0 ? (x - width / 2 + (z - depth / 2) + corner) / Math.SQRT2 : 0;
    if (past <= 0) return [x, half + y, z];
    // Around the fold, then straight back over the rest.
    const angle = Math.min(past / roll, Math.PI);
    const reach = roll - y;
    const along = (Math.sin(angle) * reach - Math.max(0, past - Math.PI * roll) - past) / Math.SQRT2;
    return [x + along, half + roll - Math.cos(angle) * reach, z + along];
  };
  const side =
    (sign: 1 | -1) =>
    (u: number, v: number): Point => {
      const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
      const rim = Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(z));
      const round = Math.sqrt(1 - (1 - Math.min(1, rim / (half * 0.8))) ** 2);
      const out = sign * half * round * (sign > 0 ? 0.5 + 0.5 * padding(stitching, x, z) : 1);
      return folded([x, out, z]);
    };
  const [columns, rows] = [Math.round(width / 0.025), Math.round(depth / 0.025)];
  const lying = height + 0.0005;
  const sheets = [
    [chartGeometry([sheetChart(columns, rows, side(1), true)]), cover],
    [chartGeometry([sheetChart(columns, rows, side(-1))]), reverse],
  ] as const;
  const seam = outline(width, depth).map((point) => folded(point));
  return group([
    ...sheets.map(([geometry, surface]) =>
      covered(
        facesWhere(geometry, (y) => y <= lying),
        surface,
      ),
    ),
    ...(corner > 0
      ? sheets.map(([geometry, surface]) =>
          extra(
            covered(
              facesWhere(geometry, (y) => y > lying),
              surface,
            ),
          ),
        )
      : []),
    extra(part(rod(seam, 0.006, { closed: true, segments: 480, sides: 6, tension: 0 }), reverse)),
  ]);
};

/** The seam all around, a point every few centimetres. */
function outline(width: number, depth: number): Point[] {
  const [x, z] = [width / 2, depth / 2];
  const corners = [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ] as const;
  return corners.flatMap(([fromX, fromZ], index) => {
    const [toX, toZ] = corners[(index + 1) % 4] ?? corners[0];
    return Array.from({ length: 40 }, (_, step): Point => {
      const share = step / 40;
      return [fromX + (toX - fromX) * share, 0, fromZ + (toZ - fromZ) * share];
    });
  });
}

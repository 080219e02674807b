import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { gardenSeat } from "../parts/gardenSeat.ts";

export interface GardenSofaParameters {
  frame: Surface;
  cover: Surface;
  /** boards of the table */
  table: Surface;
  /** depth of the seats; 0.74 */
  seatDepth?: number;
  /** on which side the sofa turns the corner, seen from the front; left */
  corner?: "left" | "right";
  /** an easy chair opposite; true */
  chair?: boolean;
  /** height of the table; 0.32 */
  tableHeight?: number;
}

/** A lounge group: a sofa round a corner in two parts, a low table in its angle, an easy chair. */
export const gardenSofa: Recipe<GardenSofaParameters> = (
  size,
  { frame, cover, table, seatDepth = 0.74, corner = "left", chair = true, tableHeight = 0.32 },
) => {
  const { width, depth, height, seatHeight: seat = 0.38 } = size;
  const side: 1 | -1 = corner === "left" ? -1 : 1;
  const make = { depth: seatDepth, height, seat, frame, cover };
  const rear = -depth / 2 + seatDepth / 2;
  const chairWidth = 0.72;
  const parts: Object3D[] = [
    group([gardenSeat({ ...make, width, places: 4, arms: [side > 0 ? -1 : 1] })], [0, 0, rear]),
    group(
      [gardenSeat({ ...make, width: depth - seatDepth - 0.006, places: 2, arms: [side] })],
      [side * (width / 2 - seatDepth / 2), 0, seatDepth / 2 + 0.003],
      -side * (Math.PI / 2),
    ),
  ];
  const [wide, deep] = [0.72, 0.56];
  parts.push(
    group(
      [lowTable(wide, deep, tableHeight, frame, table)],
      [side * (width / 2 - seatDepth - 0.26 - wide / 2), 0, rear + seatDepth / 2 + 0.22 + deep / 2],
    ),
  );
  if (chair) {
    const x = -side * (width / 2 - seatDepth / 2);
    parts.push(
      group(
        [gardenSeat({ ...make, width: chairWidth, places: 1, arms: [1, -1] })],
        [x, 0, depth / 2 - chairWidth / 2],
        side * (Math.PI / 2),
      ),
    );
  }
  return fitted(group(parts), size);
};

/** A square-tube frame under a top of narrow boards. */
export function lowTable(width: number, depth: number, height: number, frame: Surface, boards: Surface): Object3D {
  const tube = 0.03;
  const parts: Object3D[] = [];
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      parts.push(
        part(box(tube, height - 0.02, tube, 0.003), frame, [
          x * (width / 2 - tube / 2),
          (height - 0.02) / 2,
          z * (depth / 2 - tube / 2),
        ]),
      );
  for (const x of [-1, 1])
    parts.push(part(box(tube, tube, depth - 2 * tube, 0.003), frame, [x * (width / 2 - tube / 2), height - 0.037, 0]));
  for (const z of [-1, 1])
    parts.push(part(box(width - 2 * tube, tube, tube, 0.003), frame, [0, height - 0.037, z * (depth / 2 - tube / 2)]));
  const count = Math.round(depth / 0.08);
  const each = depth / count;
  for (let index = 0; index < count; index += 1)
    parts.push(
      part(box(width, 0.02, each - 0.006, 0.003, 1), boards, [0, height - 0.01, (index + 0.5) * each - depth / 2]),
    );
  return group(parts);
}

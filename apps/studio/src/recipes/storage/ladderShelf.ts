import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, extrude, outline } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { Bay } from "../parts/casework.ts";
import { furnish, type ShelfProp } from "../parts/shelfProps.ts";

export interface LadderShelfParameters {
  surface: Surface;
  shelves?: number;
  /** height of the lowest shelf */
  lowest?: number;
  /** height of the rim behind and beside each shelf */
  rim?: number;
  props?: readonly (ShelfProp | readonly [ShelfProp, ShelfProp])[];
}

/** Two rails that lean against the wall; the shelves between them are the deeper the lower they are. */
export const ladderShelf: Recipe<LadderShelfParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { surface, shelves = 5, lowest = 0.16, rim = 0.045, props = [] } = parameters;
  const rail = 0.028;
  const foot = 0.052;
  const [back, front] = [-depth / 2, depth / 2];
  // The rail's cut ends lie on the floor and against the wall.
  const shape = outline([
    [front - foot, 0],
    [front, 0],
    [back + 0.022, height],
    [back, height],
    [back, height - 0.16],
  ]);
  const rails = [-1, 1].map((side) =>
    part(extrude(shape, rail, 0.003), surface, [side * (width / 2 - rail / 2), 0, 0], {
      grain: "y",
      turn: [0, -Math.PI / 2, 0],
    }),
  );
  const bays: Bay[] = [];
  const trays = Array.from({ length: shelves }, (_, index) => {
    const y = lowest + (index * (height - lowest - 0.2)) / (shelves - 1);
    const reach = front - 0.012 + (back + 0.022 - front) * (y / height);
    const deep = reach - back;
    const z = (reach + back) / 2;
    const inner = width - 2 * rail;
    bays.push({ x: 0, floor: y + 0.009, width: inner - 0.04, height: 0.3, z, depth: deep - 0.02 });
    return group([
      part(box(inner, 0.018, deep, 0.003), surface, [0, y, z], { grain: "x" }),
      part(box(inner, rim, 0.014, 0.003), surface, [0, y + rim / 2 + 0.008, back + 0.007], { grain: "x" }),
      ...[-1, 1].map((side) =>
        part(
          box(0.014, rim, deep - 0.014, 0.003),
          surface,
          [side * (inner / 2 - 0.007), y + rim / 2 + 0.008, z + 0.007],
          { grain: "z" },
        ),
      ),
    ]);
  });
  return group([...rails, ...trays, furnish(bays, props)]);
};

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { cylinder, rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import { shoePair } from "../parts/shoes.ts";

export interface ShoeRackParameters {
  frame: Surface;
  shelves?: number;
  /** how much higher the back of a shelf is than its front */
  slope?: number;
  wires?: number;
  shoes?: boolean;
}

/** Two bent loops of steel and sloping shelves of wire, whose front edge keeps the shoes; the feet fit onto the rack below. */
export const shoeRack: Recipe<ShoeRackParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { frame, shelves = 3, slope = 0.05, wires = 7, shoes = true } = parameters;
  const r = 0.007;
  const [x, z] = [width / 2 - r, depth / 2 - r];
  const bend = 0.045;
  const loop = (side: number): Object3D => {
    const line: Point[] = [
      [side * x, 0.012, -z],
      [side * x, height / 2, -z],
      [side * x, height - bend, -z],
      [side * x, height - r - bend * 0.3, -z + bend * 0.3],
      [side * x, height - r, -z + bend],
      [side * x, height - r, z - bend],
      [side * x, height - r - bend * 0.3, z - bend * 0.3],
      [side * x, height - bend, z],
      [side * x, height / 2, z],
      [side * x, 0.012, z],
    ];
    const feet = [-1, 1].map((end) =>
      part(cylinder(0.0095, 0.0095, 0.024, 16), frame, [side * x, 0.012, end * (z - 0.0025)]),
    );
    return group([part(rod(line, r, { segments: 100, sides: 12, tension: 0.2 }), frame), ...feet]);
  };
  const trays = Array.from({ length: shelves }, (_, index) => {
    const y = 0.07 + (index * (height - 0.2)) / (shelves - 1 || 1);
    const at = (share: number): [number, number] => [y + slope * (1 - share), -z + share * 2 * z];
    const across = Array.from({ length: wires }, (__, wire) => {
      const [level, deep] = at((wire + 0.5) / wires);
      return between([-x, level, deep], [x, level, deep], 0.0028, frame, { sides: 8 });
    });
    const rails = [-1, 1].map((side) =>
      between([side * x, ...at(0)], [side * x, ...at(1)], 0.0045, frame, { sides: 10 }),
    );
    const [low, front] = at(1);
    const lip = between([-x, low + 0.03, front], [x, low + 0.03, front], 0.0045, frame, { sides: 10 });
    return group([...across, ...rails, lip]);
  });
  const angle = Math.atan2(slope, 2 * z);
  const pairs = shoes
    ? [
        shoePair(cloth("weave", "#e4dfd4"), [-width * 0.27, 0.098, 0.005], angle),
        shoePair(cloth("leather", "cognac"), [width * 0.02, 0.098 + (height - 0.2) / 2, 0.005], angle),
      ]
    : [];
  return group([loop(-1), loop(1), ...trays, ...pairs]);
};

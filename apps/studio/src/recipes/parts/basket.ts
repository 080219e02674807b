import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { woven } from "../../surfaces/surfaces.ts";

/** A storage basket standing on y = 0, open on top, its sides leaning out a little. */
export function basket(width: number, height: number, depth: number, surface: Surface = woven("wicker")): Object3D {
  const around =
    (inset: number) =>
    (u: number, v: number): readonly [number, number, number] => {
      const angle = u * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const square = (Math.abs(cos) ** 8 + Math.abs(sin) ** 8) ** (-1 / 8);
      const lean = 0.88 + 0.12 * v;
      return [
        cos * square * (width / 2 - inset) * lean,
        inset + v * (height - inset),
        sin * square * (depth / 2 - inset) * lean,
      ];
    };
  const rim = sheet(72, 3, (u, v) => {
    const [x, , z] = around(0.006)(u, 1);
    const swell = 1 + (0.007 * Math.cos((v * 2 - 0.5) * Math.PI * 2)) / width;
    return [x * swell, height - 0.006 + 0.006 * Math.sin(v * Math.PI * 2), z * swell] as const;
  });
  return group([
    part(sheet(72, 6, around(0), true), surface, [0, 0, 0], { grain: "x" }),
    part(sheet(72, 6, around(0.006)), surface, [0, 0, 0], { grain: "x" }),
    part(rim, surface, [0, 0, 0], { grain: "x" }),
    part(box(width * 0.86, 0.008, depth * 0.86, 0.003, 1), surface, [0, 0.006, 0]),
  ]);
}

/** A plain lidded or open box: felt, board, painted wood. */
export function bin(width: number, height: number, depth: number, surface: Surface): Object3D {
  const wall = 0.006;
  return group([
    part(box(width - 2 * wall, 0.006, depth, 0.001, 1), surface, [0, 0.003, 0]),
    ...[-1, 1].map((side) =>
      part(box(wall, height, depth, 0.002, 1), surface, [side * (width / 2 - wall / 2), height / 2, 0]),
    ),
    ...[-1, 1].map((end) =>
      part(box(width - 2 * wall, height, wall, 0.002, 1), surface, [0, height / 2, end * (depth / 2 - wall / 2)]),
    ),
  ]);
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { eased, vessel } from "../../geometry/profiles.ts";
import { box } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { CABLE_RADIUS } from "../parts/cable.ts";
import { extra } from "../parts/extra.ts";
import { lampBulb } from "../parts/lampBulb.ts";

export interface LinearPendantParameters {
  bar: Surface;
  shades: Surface;
  /** default 5 */
  count?: number;
  /** width of each shade; default 0.15 m */
  shadeWidth?: number;
  /** "bell" opens downwards, "tumbler" upwards; default "bell" */
  shade?: "bell" | "tumbler";
}

/** A bar over a long table; its glasses stand alternately a little before and behind it. */
export function linearPendant(size: Size, parameters: LinearPendantParameters): Object3D {
  const { bar, shades, count = 5, shadeWidth = 0.15, shade = "bell" } = parameters;
  const thick = 0.022;
  const radius = shadeWidth / 2;
  const stagger = size.depth / 2 - radius;
  const barY = size.height - thick / 2;
  const glassHeight = size.height * 0.58;
  const line =
    shade === "bell"
      ? eased(
          [
            [radius, 0],
            [radius * 0.98, glassHeight * 0.45],
            [radius * 0.5, glassHeight * 0.93],
            [0.02, glassHeight],
          ],
          0.05,
          6,
        )
      : eased(
          [
            [radius * 0.6, 0],
            [radius, glassHeight],
            [radius * 0.99, glassHeight],
          ],
          0.02,
          6,
        );
  const flipped = line.map(([r, y]) => [r, -y] as const).toReversed();
  const wall = vessel(flipped, { wall: 0.0026 })
    .map(([r, y]) => [r, -y] as const)
    .toReversed();
  const pieces: Object3D[] = [part(box(size.width - shadeWidth * 0.6, thick, thick, 0.003), bar, [0, barY, 0])];
  for (let index = 0; index < count; index += 1) {
    const x = (index / (count - 1) - 0.5) * (size.width - shadeWidth);
    const z = index % 2 === 0 ? stagger : -stagger;
    const holder = glassHeight - 0.004;
    const cup = eased(
      [
        [0.017, 0],
        [0.0235, 0.002],
        [0.0235, 0.036],
        [0.008, 0.044],
        [0, 0.044],
      ],
      0.003,
    );
    pieces.push(
      turned(wall, shades, [x, 0, z], { segments: 48 }),
      turned(cup, bar, [x, holder, z], { segments: 40 }),
      between([x, holder + 0.03, z], [x, barY, z], 0.0055, bar),
      between([x, barY, 0], [x, barY, z], 0.0065, bar),
      lampBulb([x, holder - 0.012, z], { socket: bar, down: true, kind: "pear", scale: 0.92 }),
    );
  }
  return group([...pieces, suspension(size, bar)]);
}

/** Two cords that meet the ends of a long ceiling rose. */
function suspension(size: Size, bar: Surface): Object3D {
  const reach = size.width * 0.28;
  const top = size.height + 0.34;
  const cords = [-1, 1].map((side) =>
    between([side * reach, size.height - 0.004, 0], [side * reach, top, 0], CABLE_RADIUS, plastic("black", 0.7), {
      sides: 10,
    }),
  );
  const grips = [-1, 1].map((side) =>
    between([side * reach, size.height - 0.004, 0], [side * reach, size.height + 0.012, 0], 0.006, bar),
  );
  return extra(group([...cords, ...grips, part(box(reach * 2 + 0.1, 0.026, 0.06, 0.004), bar, [0, top + 0.013, 0])]));
}

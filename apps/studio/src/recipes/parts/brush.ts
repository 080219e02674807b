import { type Object3D, Shape } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { box, extrude } from "../../geometry/solids.ts";
import { metal, plastic, timber } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { extra } from "./extra.ts";

/** A flat brush lying down, its bristles dipped in paint. In the picture only. */
export function flatBrush(at: Point, turnY: number, paint: Surface): Object3D {
  const thick = 0.013;
  const handle = new Shape()
    .moveTo(0, -0.019)
    .bezierCurveTo(0.04, -0.021, 0.045, -0.009, 0.07, -0.009)
    .lineTo(0.125, -0.0115);
  handle
    .bezierCurveTo(0.15, -0.0125, 0.15, 0.0125, 0.125, 0.0115)
    .lineTo(0.07, 0.009)
    .bezierCurveTo(0.045, 0.009, 0.04, 0.021, 0, 0.019);
  const flat: Point = [-Math.PI / 2, 0, 0];
  const y = thick / 2 + 0.001;
  const tip = bristles(0.038, paint);
  return extra(
    group(
      [
        part(extrude(handle, 0.01, 0.003), timber("beech"), [0.018, y, 0], { turn: flat }),
        part(box(0.036, thick, 0.042, 0.002), metal("steel", 0.3), [0.002, y, 0]),
        part(box(0.03, thick * 0.82, 0.04, 0.003), plastic("#3b3029", 0.8), [-0.03, y, 0]),
        group([tip], [-0.044, y, 0]),
      ],
      at,
      turnY,
    ),
  );
}

/** The wet end: a wedge with an uneven edge. */
function bristles(width: number, paint: Surface): Object3D {
  const uneven = noise(9, 12, 2, 2);
  const half =
    (side: 1 | -1) =>
    (u: number, v: number): [number, number, number] => {
      const thin = 1 - v ** 1.6;
      return [-v * 0.024 - uneven(u, 0.5) * 0.006 * v, side * 0.0062 * thin, (u - 0.5) * width * (1 + 0.06 * v)];
    };
  return group([
    part(sheet(24, 8, half(1)), { ...paint, bothSides: true }),
    part(sheet(24, 8, half(-1), true), { ...paint, bothSides: true }),
  ]);
}

/** A card with a broad stroke of the paint, leaning on what stands behind it. In the picture only. */
export function swatchCard(at: Point, turnY: number, paint: Surface): Object3D {
  const edge = noise(21, 14, 4, 3);
  const stroke = sheet(40, 24, (u, v) => {
    const ragged = (edge(v, u > 0.5 ? 0.2 : 0.7) - 0.5) * 0.014 * Math.abs(u * 2 - 1) ** 6;
    return [(u - 0.5) * 0.05 + ragged * 0.6, 0.0021 + 0.0006 * Math.sin(Math.PI * v) ** 0.3, (0.5 - v) * 0.062 - 0.008];
  });
  const card = group(
    [part(box(0.062, 0.0016, 0.09, 0.0006, 1), plastic("#dccbb0", 0.85), [0, 0.0008, 0]), part(stroke, paint)],
    [0, 0.043, 0],
  );
  card.rotation.x = 1.32;
  return extra(group([card], at, turnY));
}

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { eased, firstOf, profileOf } from "../../geometry/profiles.ts";
import { box } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { bulb, plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metalShade } from "../parts/metalShade.ts";

export interface CordlessLampParameters {
  body: Surface;
  inside: Surface;
  /** the touch button on top */
  button: Surface;
  /** height of the shade; default 0.065 m */
  shadeHeight?: number;
  /** the shade's upper width as a part of its lower one; default 0.45 */
  taper?: number;
  /** width of the foot as a part of the shade's; default 0.86 */
  foot?: number;
}

/** A slim lamp with a battery in its foot. */
export function cordlessLamp(size: Size, parameters: CordlessLampParameters): Object3D {
  const { body, inside, button, shadeHeight = 0.065, taper = 0.45, foot = 0.86 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const touch = 0.003;
  const from = size.height - shadeHeight - touch;
  const wide = radius * foot;
  const top = radius * taper;
  const outline = eased(
    [
      [radius, 0],
      [radius, 0.006],
      [top, shadeHeight],
      [0, shadeHeight],
    ],
    0.01,
    6,
  );
  const stem = profileOf(
    [
      [wide * 0.5, 0.021],
      [0.013, 0.03],
      [0.0085, 0.05],
      [0.0072, 0.09],
      [0.007, from * 0.7],
      [0.007, from + shadeHeight * 0.5],
    ],
    40,
  );
  const bottom = eased(
    [[0, 0.002], [wide - 0.004, 0], [wide, 0.003], [wide, 0.016], [wide - 0.004, 0.0185], firstOf(stem)],
    0.003,
  );
  const shade = metalShade(outline, body, inside, 0.0014);
  shade.position.y = from;
  return group([
    turned([...bottom, ...stem.slice(1)], body, [0, 0, 0], { segments: 72 }),
    shade,
    turned(
      eased(
        [
          [0, 0],
          [radius * 0.76, 0],
          [radius * 0.7, 0.008],
          [0, 0.009],
        ],
        0.003,
      ),
      bulb("#ffe6c2", 4),
      [0, from + 0.012, 0],
      { segments: 64 },
    ),
    turned(
      eased(
        [
          [0, 0],
          [0.011, 0],
          [0.011, touch],
          [0, touch],
        ],
        0.001,
        2,
      ),
      button,
      [0, size.height - touch, 0],
      { segments: 32 },
    ),
    part(box(0.009, 0.004, 0.004, 0.0018), plastic("black", 0.5), [0, 0.0095, 0.001 - wide]),
  ]);
}

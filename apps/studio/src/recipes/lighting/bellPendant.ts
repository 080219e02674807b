import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { eased, profileOf } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";
import { metalShade } from "../parts/metalShade.ts";

export interface BellPendantParameters {
  shade: Surface;
  inside: Surface;
  fittings: Surface;
  /** width halfway up as a part of the mouth's; default 0.8 */
  waist?: number;
  /** width under the fitting as a part of the mouth's; default 0.34 */
  shoulder?: number;
  /** thickness of the wall, which shows at the mouth; default 0.011 m */
  wall?: number;
}

/** A slim cast bell with a wall one sees the thickness of. */
export function bellPendant(size: Size, parameters: BellPendantParameters): Object3D {
  const { shade, inside, fittings, waist = 0.8, shoulder = 0.34, wall = 0.011 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const neck = 0.03;
  const body = size.height - neck;
  const line = profileOf(
    [
      [radius, 0],
      [radius * 0.985, body * 0.1],
      [radius * waist, body * 0.5],
      [radius * (waist + shoulder) * 0.5, body * 0.78],
      [radius * shoulder, body * 0.97],
    ],
    40,
  );
  const outline = [...line, [radius * shoulder * 0.86, body] as const, [wall + 0.002, body] as const];
  const cap = eased(
    [
      [0.014, -0.002],
      [radius * shoulder * 0.62, 0],
      [radius * shoulder * 0.6, 0.012],
      [0.009, 0.016],
      [0.007, neck],
      [0, neck],
    ],
    0.002,
  );
  return group([
    metalShade(outline, shade, inside, wall),
    turned(cap, fittings, [0, body, 0], { segments: 48 }),
    lampBulb([0, body * 0.46, 0], { socket: fittings, down: true, scale: 0.85 }),
    ceilingCord({ from: size.height, cord: plastic("black", 0.7), canopy: fittings }),
  ]);
}

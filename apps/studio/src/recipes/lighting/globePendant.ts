import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { arc, eased, lastOf, vessel } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";

export interface GlobePendantParameters {
  globe: Surface;
  fittings: Surface;
  /** the bulb is seen through the glass; an opal globe is lit by itself */
  clear: boolean;
  /** width of the collar as a part of the globe's; default 0.27 */
  collar?: number;
  /** thickness of the glass; default 0.003 m */
  wall?: number;
  /** length of the cord shown; default 0.4 m */
  cordLength?: number;
}

/** A ball of glass under a metal collar. */
export function globePendant(size: Size, parameters: GlobePendantParameters): Object3D {
  const { globe, fittings, clear, collar = 0.27, wall = 0.003, cordLength = 0.4 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const mouth = radius * collar;
  const neckAngle = (Math.acos((mouth * 0.88) / radius) * 180) / Math.PI;
  const ball = arc([0, radius], [radius, radius], -90, neckAngle, 48).map(([x, y]) => [Math.max(0, x), y] as const);
  const glassTop = lastOf(ball)[1];
  const capHeight = size.height - glassTop + 0.012;
  const cap = eased(
    [
      [mouth - 0.003, 0],
      [mouth, 0],
      [mouth, capHeight * 0.52],
      [mouth * 0.55, capHeight * 0.66],
      [0.011, capHeight * 0.72],
      [0.0095, capHeight],
      [0, capHeight],
    ],
    0.004,
  );
  const pieces: Object3D[] = [
    turned(clear ? vessel(ball, { wall }) : ball, globe, [0, 0, 0], { segments: 72 }),
    turned(cap, fittings, [0, glassTop - 0.012, 0], { segments: 64 }),
    ceilingCord({ from: size.height, length: cordLength, cord: plastic("black", 0.7), canopy: fittings }),
  ];
  if (clear) pieces.push(lampBulb([0, glassTop - 0.045, 0], { socket: fittings, down: true, kind: "pear" }));
  return group(pieces);
}

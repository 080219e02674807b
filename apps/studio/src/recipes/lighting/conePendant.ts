import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";
import { metalShade } from "../parts/metalShade.ts";

export interface ConePendantParameters {
  shade: Surface;
  inside: Surface;
  /** the turned neck between cord and cone */
  neck: Surface;
  canopy: Surface;
  /** default 0.085 m */
  neckHeight?: number;
  /** the cone's width at the neck; default 0.075 m */
  shoulder?: number;
  /** radius of the bend between cone and shoulder; default 0.05 m */
  bend?: number;
}

/** A metal cone on a turned wooden neck. */
export function conePendant(size: Size, parameters: ConePendantParameters): Object3D {
  const { shade, inside, neck, canopy, neckHeight = 0.085, shoulder = 0.075, bend = 0.05 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const top = size.height - neckHeight;
  const outline = eased(
    [
      [radius, 0],
      [radius, 0.006],
      [shoulder / 2 + 0.012, top - 0.006],
      [0.016, top],
    ],
    bend,
    8,
  );
  const wide = Math.min(0.031, shoulder / 2);
  const turnedNeck = eased(
    [
      [0.012, -0.002],
      [wide + 0.003, 0],
      [wide + 0.003, 0.006],
      [wide, 0.008],
      [wide * 0.93, neckHeight * 0.5],
      [wide * 0.72, neckHeight - 0.004],
      [0.008, neckHeight],
      [0, neckHeight],
    ],
    0.003,
  );
  return group([
    metalShade(outline, shade, inside),
    turned(turnedNeck, neck, [0, top, 0], { segments: 56 }),
    lampBulb([0, top * 0.62, 0], { socket: plastic("white"), down: true, kind: "globe" }),
    ceilingCord({ from: size.height, cord: plastic("black", 0.7), canopy }),
  ]);
}

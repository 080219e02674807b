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

export interface DomePendantParameters {
  shade: Surface;
  inside: Surface;
  fittings: Surface;
  /** 2 is a half ball, more is boxier, less is more like a cone; default 2.2 */
  roundness?: number;
  /** height of the fitting above the dome; default 0.045 m */
  neck?: number;
  /** height of the straight rim; default 0.008 m */
  rim?: number;
}

/** A spun dome over the table. */
export function domePendant(size: Size, parameters: DomePendantParameters): Object3D {
  const { shade, inside, fittings, roundness = 2.2, neck = 0.045, rim = 0.008 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const dome = size.height - neck - rim;
  const hole = 0.02;
  const outline: [number, number][] = [[radius, 0]];
  for (let index = 0; index <= 36; index += 1) {
    const angle = ((index / 36) * Math.PI) / 2;
    const out = radius * Math.cos(angle) ** (2 / roundness);
    if (out < hole) break;
    outline.push([out, rim + dome * Math.sin(angle) ** (2 / roundness)]);
  }
  const top = size.height - neck;
  const collar = eased(
    [
      [0.03, -0.004],
      [0.031, 0.004],
      [0.0255, 0.01],
      [0.0235, neck - 0.012],
      [0.006, neck],
      [0, neck],
    ],
    0.003,
  );
  return group([
    metalShade(outline, shade, inside),
    turned(collar, fittings, [0, top, 0], { segments: 48 }),
    lampBulb([0, dome * 0.72, 0], { socket: fittings, kind: "globe", down: true }),
    ceilingCord({ from: size.height, cord: plastic("black", 0.7), canopy: fittings }),
  ]);
}

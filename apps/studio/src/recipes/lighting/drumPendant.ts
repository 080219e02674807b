import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group } from "../../geometry/part.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { lampshade, plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { clothShade } from "../parts/clothShade.ts";
import { lampBulb } from "../parts/lampBulb.ts";

export interface DrumPendantParameters {
  shade: Surface;
  fittings: Surface;
  /** the tape around the edges */
  trim?: Surface;
  /** upper width as a part of the lower one; default 1 */
  taper?: number;
  /** how far above the lower edge the diffuser lies; default 0.012 m */
  diffuser?: number;
  /** how many bulbs hang over the diffuser; default 3 */
  bulbs?: number;
}

/** A drum of cloth, closed from below by a diffuser. */
export function drumPendant(size: Size, parameters: DrumPendantParameters): Object3D {
  const { shade, fittings, trim, taper = 1, diffuser = 0.012, bulbs = 3 } = parameters;
  const bottom = Math.min(size.width, size.depth) / 2;
  const hold = size.height * 0.8;
  const options = { bottom, top: bottom * taper, height: size.height, cloth: shade, spokes: hold };
  const pieces: Object3D[] = [
    clothShade(trim === undefined ? options : { ...options, trim }),
    turned(
      [
        [0, diffuser],
        [bottom - 0.006, diffuser],
        [bottom - 0.006, diffuser + 0.003],
        [0, diffuser + 0.003],
      ],
      lampshade("#fff6e4", 0),
    ),
    ceilingCord({ from: hold, length: 0.4 + size.height - hold, cord: plastic("white", 0.7), canopy: fittings }),
    turned(
      [
        [0, -0.02],
        [0.017, -0.02],
        [0.017, 0.02],
        [0, 0.024],
      ],
      fittings,
      [0, hold, 0],
      { segments: 32 },
    ),
  ];
  for (let index = 0; index < bulbs; index += 1) {
    const angle = (index / bulbs) * Math.PI * 2;
    const [x, z] = [Math.cos(angle) * bottom * 0.3, Math.sin(angle) * bottom * 0.3];
    pieces.push(between([0, hold, 0], [x, hold - 0.02, z], 0.004, fittings, { sides: 8 }));
    pieces.push(lampBulb([x, hold - 0.05, z], { socket: fittings, down: true }));
  }
  return group(pieces);
}

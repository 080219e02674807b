import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group } from "../../geometry/part.ts";
import { eased, firstOf, profileOf } from "../../geometry/profiles.ts";
import { type Profile, turned, type TurnedOptions } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { clothShade } from "../parts/clothShade.ts";
import { lampBulb } from "../parts/lampBulb.ts";

export interface TableLampParameters {
  base: Surface;
  fittings: Surface;
  shade: Surface;
  trim?: Surface;
  /** the line of the base: one belly, a gourd of two, or a straight column; default "belly" */
  line?: keyof typeof LINES;
  /** vertical ribs around the base; default none */
  ribs?: number;
  /** height of the base as a part of the lamp's; default 0.54 */
  baseHeight?: number;
  /** width of the base as a part of the shade's; default 0.56 */
  baseWidth?: number;
  /** the shade's upper width as a part of its lower one; default 0.72 */
  taper?: number;
  /** pleats of the shade; default smooth */
  pleats?: number;
}

/** Radius as a part of the widest, height as a part of the base's. */
const LINES = {
  belly: [
    [0.58, 0.0],
    [0.6, 0.02],
    [0.84, 0.2],
    [1, 0.44],
    [0.88, 0.66],
    [0.5, 0.84],
    [0.24, 0.94],
    [0.22, 1],
  ],
  gourd: [
    [0.66, 0.0],
    [0.68, 0.02],
    [0.9, 0.13],
    [1, 0.28],
    [0.9, 0.43],
    [0.6, 0.55],
    [0.5, 0.62],
    [0.6, 0.72],
    [0.64, 0.8],
    [0.5, 0.9],
    [0.24, 0.97],
    [0.22, 1],
  ],
  column: [
    [0.9, 0.0],
    [0.94, 0.02],
    [1, 0.1],
    [1, 0.5],
    [0.98, 0.86],
    [0.8, 0.96],
    [0.3, 0.985],
    [0.22, 1],
  ],
} satisfies Record<string, Profile>;

/** A thrown base with a cloth shade. */
export function tableLamp(size: Size, parameters: TableLampParameters): Object3D {
  const {
    base,
    fittings,
    shade,
    trim,
    line = "belly",
    ribs,
    baseHeight = 0.54,
    baseWidth = 0.56,
    taper = 0.72,
    pleats,
  } = parameters;
  const bottom = Math.min(size.width, size.depth) / 2;
  const height = size.height * baseHeight;
  const radius = bottom * baseWidth;
  const points: Profile = LINES[line];
  const outline = profileOf(
    points.map(([r, y]) => [r * radius, 0.003 + y * (height - 0.003)] as const),
    56,
  );
  const foot = firstOf(outline)[0];
  const ceramic = [
    [0, 0.006],
    ...eased([[foot - 0.012, 0.006], [foot - 0.011, 0], [foot - 0.002, 0], firstOf(outline.slice(1))], 0.0015, 2),
    ...outline.slice(2),
    [0, height + 0.001],
  ] as const;
  const deep = radius * 0.055;
  const ribbed: TurnedOptions =
    ribs === undefined
      ? {}
      : {
          segments: ribs * 6,
          ripple: (angle, y, far) =>
            y < 0.012
              ? 0
              : -deep * (1 - Math.abs(Math.sin((angle * ribs) / 2)) ** 0.8) * Math.min(1, (far / radius) ** 2 * 1.4),
        };
  const shadeFrom = height + 0.004;
  const shadeHeight = size.height - shadeFrom;
  const spokes = shadeHeight * 0.5;
  const cap = eased(
    [
      [0, 0],
      [0.026, 0],
      [0.026, 0.006],
      [0.012, 0.01],
      [0.009, 0.02],
      [0, 0.02],
    ],
    0.002,
  );
  const top = { bottom, top: bottom * taper, height: shadeHeight, cloth: shade, spokes };
  return group([
    turned(ceramic, base, [0, 0, 0], ribbed),
    turned(cap, fittings, [0, height - 0.002, 0], { segments: 40 }),
    between([0, height, 0], [0, shadeFrom + spokes, 0], 0.0055, fittings),
    group(
      [clothShade({ ...top, ...(trim === undefined ? {} : { trim }), ...(pleats === undefined ? {} : { pleats }) })],
      [0, shadeFrom, 0],
    ),
    lampBulb([0, shadeFrom + spokes + 0.01, 0], { socket: fittings }),
    floorCable({ from: [0.02, 0.012, -foot + 0.006], reach: 0.26 }),
  ]);
}

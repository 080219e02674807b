import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { leg } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { clothShade } from "../parts/clothShade.ts";
import { lampBulb } from "../parts/lampBulb.ts";

export interface FloorLampParameters {
  foot: "tripod" | "disc";
  /** the legs of the tripod, or the disc and its rod */
  legs: Surface;
  fittings: Surface;
  shade: Surface;
  /** the shade's lower width as a part of the lamp's; default 1 */
  shadeWidth?: number;
  /** the shade's upper width as a part of its lower one; default 0.76 */
  taper?: number;
  /** default 0.3 m */
  shadeHeight?: number;
}

/** A floor lamp with a cloth shade, on three legs or on a rod. */
export function floorLamp(size: Size, parameters: FloorLampParameters): Object3D {
  const { foot, legs, fittings, shade, shadeWidth = 1, taper = 0.76, shadeHeight = 0.3 } = parameters;
  const bottom = (Math.min(size.width, size.depth) * shadeWidth) / 2;
  const shadeFrom = size.height - shadeHeight;
  const stand =
    foot === "tripod" ? tripod(size, shadeFrom - 0.055, legs, fittings) : discFoot(size, shadeFrom + 0.03, legs);
  const hub = foot === "tripod" ? -(size.width ** 2) / (8 * size.depth) : 0;
  const head = group(
    [
      clothShade({ bottom, top: bottom * taper, height: shadeHeight, cloth: shade, spokes: shadeHeight * 0.42 }),
      between([0, -0.06, 0], [0, shadeHeight * 0.42, 0], 0.006, fittings),
      lampBulb([0, shadeHeight * 0.42 + 0.03, 0], { socket: fittings }),
    ],
    [0, shadeFrom, hub],
  );
  return group([stand, head]);
}

/** Three tapered legs under a ring; the feet fill the lamp's width and depth, the ring stands over their middle. */
function tripod(size: Size, top: number, wood: Surface, fittings: Surface): Object3D {
  const foot = 0.011;
  const hub = -(size.width ** 2) / (8 * size.depth);
  const feet = [
    [0, size.depth / 2 - foot],
    [size.width / 2 - foot, foot - size.depth / 2],
    [foot - size.width / 2, foot - size.depth / 2],
  ] as const;
  const legs = feet.map(([x, z]) => {
    const far = Math.hypot(x, z - hub);
    const [ux, uz] = [x / far, (z - hub) / far];
    const start = [ux * 0.026, hub + uz * 0.026] as const;
    return leg(top, 0.0155, foot, wood, start[0], start[1], { splay: [x - start[0], z - start[1]] });
  });
  const ringLine = eased(
    [
      [0.038, -0.022],
      [0.047, -0.022],
      [0.047, 0.012],
      [0.038, 0.012],
      [0.038, -0.022],
    ],
    0.002,
    3,
  );
  const cap = eased(
    [
      [0, 0],
      [0.043, 0],
      [0.043, 0.008],
      [0.012, 0.012],
      [0.008, 0.03],
      [0, 0.03],
    ],
    0.002,
    3,
  );
  const collars = [
    turned(ringLine, fittings, [0, top - 0.03, hub]),
    turned(cap, fittings, [0, top, hub], { segments: 64 }),
  ];
  const [, right] = feet;
  return group([
    ...legs,
    ...collars,
    floorCable({ from: [right[0], 0.01, right[1] - 0.008], reach: 0.3, control: "foot" }),
  ]);
}

function discFoot(size: Size, rodTop: number, surface: Surface): Object3D {
  const radius = Math.min(size.width, size.depth) * 0.32;
  const disc = eased(
    [
      [0, 0.002],
      [radius - 0.006, 0],
      [radius, 0.004],
      [radius, 0.02],
      [0.02, 0.024],
      [0, 0.024],
    ],
    0.004,
  );
  const collar = eased(
    [
      [0.0, 0],
      [0.017, 0],
      [0.015, 0.028],
      [0.0095, 0.03],
    ],
    0.003,
  );
  return group([
    turned(disc, surface),
    turned(collar, surface, [0, 0.0235, 0], { segments: 40 }),
    between([0, 0.02, 0], [0, rodTop, 0], 0.0095, surface, { sides: 32 }),
    floorCable({ from: [0.02, 0.008, -radius + 0.004], reach: 0.34 }),
  ]);
}

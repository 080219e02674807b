import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { arc, eased } from "../../geometry/profiles.ts";
import { rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { bulb } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { metalShade } from "../parts/metalShade.ts";
import { spotHead } from "../parts/spotHead.ts";

export interface UplighterParameters {
  body: Surface;
  fittings: Surface;
  inside: Surface;
  /** height of the bowl as a part of its width; default 0.32 */
  bowl?: number;
  /** width of the foot as a part of the bowl's; default 0.88 */
  foot?: number;
  /** height of the reading lamp's arm as a part of the lamp's, 0 for none; default 0.66 */
  reading?: number;
}

/** A bowl that lights the ceiling, with a small reading lamp on a bendable arm. */
export function uplighter(size: Size, parameters: UplighterParameters): Object3D {
  const { body, fittings, inside, bowl = 0.32, foot = 0.88, reading = 0.66 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const footRadius = radius * foot;
  const deep = radius * 2 * bowl;
  const bowlY = size.height - deep;
  const disc = eased(
    [
      [0, 0.002],
      [footRadius - 0.005, 0],
      [footRadius, 0.004],
      [footRadius, 0.018],
      [0.022, 0.024],
      [0.011, 0.04],
      [0, 0.04],
    ],
    0.005,
  );
  const outline = arc([0, deep], [radius, deep], -84, 0, 24);
  const flipped = outline.map(([r, y]) => [r, deep - y] as const).toReversed();
  const shade = metalShade(flipped, body, inside);
  shade.rotation.x = Math.PI;
  shade.position.y = size.height;
  const pieces: Object3D[] = [
    turned(disc, body),
    between([0, 0.03, 0], [0, bowlY + 0.004, 0], 0.0115, body, { sides: 32 }),
    turned(
      eased(
        [
          [0, 0],
          [0.017, 0],
          [0.024, 0.03],
          [0, 0.034],
        ],
        0.004,
      ),
      fittings,
      [0, bowlY - 0.022, 0],
      { segments: 40 },
    ),
    shade,
    turned(
      eased(
        [
          [0, 0],
          [radius * 0.72, 0],
          [radius * 0.72, 0.004],
          [0, 0.005],
        ],
        0.002,
      ),
      bulb("#ffe6c2", 4),
      [0, size.height - deep * 0.45, 0],
    ),
    floorCable({ from: [0.02, 0.008, 0.006 - footRadius], reach: 0.34, control: "foot" }),
  ];
  if (reading > 0) pieces.push(...readingArm(size.height * reading, radius, body, fittings, inside));
  return group(pieces);
}

function readingArm(y: number, reach: number, body: Surface, fittings: Surface, inside: Surface): Object3D[] {
  const mouth = 0.034;
  const tilt = 0.35;
  const length = 0.085;
  const x = reach - Math.sin(tilt) * length - mouth * Math.cos(tilt);
  const hold = eased(
    [
      [0, -0.03],
      [0.0165, -0.03],
      [0.0165, 0.03],
      [0, 0.03],
    ],
    0.003,
  );
  const bend = rod(
    [
      [0.012, y, 0],
      [0.03, y + 0.05, 0.02],
      [0.03, y + 0.17, 0.06],
      [x * 0.75, y + 0.21, 0.085],
      [x, y + 0.158, 0.095],
    ],
    0.0052,
    { segments: 60, sides: 12 },
  );
  return [
    turned(hold, fittings, [0, y, 0], { segments: 40 }),
    part(bend, body),
    spotHead({ at: [x, y + 0.168, 0.095], turn: [-0.1, 0, tilt], mouth, length, outside: body, inside, fittings }),
  ];
}

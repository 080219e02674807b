import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { eased, firstOf, profileOf } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { bulb } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { metalShade } from "../parts/metalShade.ts";

export interface MushroomLampParameters {
  body: Surface;
  inside: Surface;
  fittings: Surface;
  /** height of the dome as a part of its width; default 0.48 */
  dome?: number;
  /** 2 is a half ball, more is boxier; default 2.1 */
  roundness?: number;
  /** width of the stem as a part of the dome's; default 0.26 */
  stem?: number;
  /** width of the foot as a part of the dome's; default 0.62 */
  foot?: number;
}

/** A dome on a stem that swings out into its foot, all of one colour. */
export function mushroomLamp(size: Size, parameters: MushroomLampParameters): Object3D {
  const { body, inside, fittings, dome = 0.48, roundness = 2.1, stem = 0.26, foot = 0.62 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const deep = radius * 2 * dome;
  const from = size.height - deep;
  const outline = Array.from({ length: 41 }, (_, index) => {
    const angle = ((index / 40) * Math.PI) / 2;
    return [
      Math.max(0, radius * Math.cos(angle) ** (2 / roundness)),
      deep * Math.sin(angle) ** (2 / roundness),
    ] as const;
  });
  const [thin, wide] = [radius * stem, radius * foot];
  const swung = profileOf(
    [
      [wide, 0.012],
      [wide * 0.93, 0.02],
      [wide * 0.68, 0.034],
      [thin * 1.15, from * 0.4],
      [thin, from * 0.72],
      [thin, from + deep * 0.3],
    ],
    36,
  );
  const shade = metalShade(outline, body, inside, 0.0014);
  shade.position.y = from;
  const diffuser = eased(
    [
      [0, 0],
      [radius * 0.58, 0],
      [radius * 0.64, 0.016],
      [radius * 0.5, 0.04],
      [0, 0.044],
    ],
    0.012,
  );
  return group([
    turned([...eased([[0, 0.002], [wide - 0.004, 0], [wide, 0.003], firstOf(swung)], 0.003), ...swung.slice(1)], body),
    shade,
    turned(diffuser, bulb("#ffe3b8", 3.2), [0, from + 0.012, 0], { segments: 64 }),
    turned(
      eased(
        [
          [0, 0],
          [0.008, 0],
          [0.008, 0.004],
          [0, 0.005],
        ],
        0.002,
      ),
      fittings,
      [0, 0.026, wide * 0.74],
      { segments: 24, turn: [0.32, 0, 0] },
    ),
    floorCable({ from: [0, 0.006, 0.004 - wide], reach: 0.24 }),
  ]);
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { ring } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface TubeWallLampParameters {
  tube: Surface;
  fittings: Surface;
  /** width of the tube; default 0.098 m */
  tubeWidth?: number;
  /** height of each cap; default 0.034 m */
  cap?: number;
  /** height of the arm as a part of the lamp's; default 0.5 */
  arm?: number;
}

/** An opal tube between two metal caps, held before a round plate as wide as the lamp. */
export function tubeWallLamp(size: Size, parameters: TubeWallLampParameters): Object3D {
  const { tube, fittings, tubeWidth = 0.098, cap = 0.034, arm = 0.5 } = parameters;
  const radius = tubeWidth / 2;
  const capRadius = radius + 0.004;
  const z = size.depth / 2 - capRadius;
  const back = -size.depth / 2;
  const armY = size.height * arm;
  const plate = eased(
    [
      [0, 0],
      [size.width / 2, 0],
      [size.width / 2, 0.01],
      [size.width / 2 - 0.006, 0.016],
      [0, 0.017],
    ],
    0.003,
  );
  const end = eased(
    [
      [radius - 0.004, cap],
      [capRadius, cap],
      [capRadius, 0.004],
      [capRadius - 0.004, 0],
      [0, 0],
    ],
    0.003,
  ).toReversed();
  const upper = end.map(([r, y]) => [r, size.height - y] as const).toReversed();
  return group([
    turned(plate, fittings, [0, armY, back], { turn: [Math.PI / 2, 0, 0] }),
    turned(
      eased(
        [
          [0.02, 0],
          [0.018, 0.012],
          [0.0085, 0.02],
        ],
        0.004,
      ),
      fittings,
      [0, armY, back + 0.016],
      { segments: 36, turn: [Math.PI / 2, 0, 0] },
    ),
    between([0, armY, back + 0.01], [0, armY, z - radius], 0.0085, fittings),
    part(ring(radius + 0.001, 0.0042, 64), fittings, [0, armY, z], { turn: [Math.PI / 2, 0, 0] }),
    turned(
      [
        [radius, cap * 0.5],
        [radius, size.height - cap * 0.5],
      ],
      tube,
      [0, 0, z],
      { segments: 64 },
    ),
    turned(end, fittings, [0, 0, z], { segments: 64 }),
    turned(upper, fittings, [0, 0, z], { segments: 64 }),
  ]);
}

import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { arc, eased, lastOf } from "../../geometry/profiles.ts";
import { rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";
import { metalShade } from "../parts/metalShade.ts";

export interface ArcLampParameters {
  foot: Surface;
  arm: Surface;
  shade: Surface;
  inside: Surface;
  /** width of the foot; default 0.3 m */
  footWidth?: number;
  /** height at which the straight post begins to bend, as a part of the lamp's; default 0.42 */
  bendFrom?: number;
  /** height of the dome as a part of its radius; default 0.82 */
  dome?: number;
}

/** A lamp that reaches over the table: a heavy foot at its left, a dome at the end of the arc. The dome is as wide as the lamp is deep. */
export function arcLamp(size: Size, parameters: ArcLampParameters): Object3D {
  const { foot, arm, shade, inside, footWidth = 0.3, bendFrom = 0.42, dome = 0.82 } = parameters;
  const thick = 0.0105;
  const domeRadius = size.depth / 2;
  const footX = footWidth / 2 - size.width / 2;
  const headX = size.width / 2 - domeRadius;
  const end = 62;
  const reach = (headX - footX) / (1 + Math.cos((end * Math.PI) / 180));
  const bend = size.height * bendFrom;
  const rise = size.height - thick - bend;
  const curve = arc([footX + reach, bend], [reach, rise], 180, end, 22).map(([x, y]): Point => [x, y, 0]);
  const tip = curve.at(-1) ?? [headX, bend, 0];
  const post = part(
    rod([[footX, 0.07, 0], [footX, bend * 0.5, 0], ...curve], thick, { segments: 120, sides: 20 }),
    arm,
  );
  const height = domeRadius * dome;
  const outline = arc([0, 0], [domeRadius, height], 0, 84, 26);
  const neck = lastOf(outline);
  const top = tip[1] - 0.05;
  const cap = eased(
    [
      [neck[0] + 0.004, -0.004],
      [neck[0] + 0.004, 0.01],
      [0.016, 0.018],
      [0.0135, 0.052],
      [0, 0.056],
    ],
    0.004,
  );
  const half = footWidth / 2;
  return group([
    turned(
      eased(
        [
          [0, 0],
          [half - 0.003, 0],
          [half, 0.003],
          [half, 0.066],
          [half - 0.003, 0.07],
          [0, 0.07],
        ],
        0.003,
      ),
      foot,
      [footX, 0, 0],
    ),
    turned(
      eased(
        [
          [0.012, 0],
          [0.024, 0],
          [0.022, 0.05],
          [thick, 0.052],
        ],
        0.003,
      ),
      arm,
      [footX, 0.07, 0],
      { segments: 40 },
    ),
    post,
    turned(
      eased(
        [
          [0, -0.016],
          [0.015, -0.016],
          [0.015, 0.014],
          [0, 0.014],
        ],
        0.006,
      ),
      arm,
      [tip[0], tip[1], 0],
      { segments: 32 },
    ),
    group(
      [
        metalShade(outline, shade, inside),
        turned(cap, arm, [0, neck[1], 0], { segments: 40 }),
        lampBulb([0, height * 0.62, 0], { socket: arm, kind: "globe", down: true }),
      ],
      [tip[0], top - neck[1], 0],
    ),
    floorCable({ from: [footX, 0.012, 0.004 - half], reach: 0.36, control: "foot" }),
  ]);
}

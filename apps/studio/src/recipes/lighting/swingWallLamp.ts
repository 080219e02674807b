import { type Object3D, Shape } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { extrude } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { spotHead } from "../parts/spotHead.ts";

export interface SwingWallLampParameters {
  body: Surface;
  fittings: Surface;
  inside: Surface;
  /** width of the plate on the wall; default 0.075 m */
  plateWidth?: number;
  /** height of the plate as a part of the lamp's; default 0.74 */
  plateHeight?: number;
  /** how far the head looks forward from straight down, in degrees; default 22 */
  tilt?: number;
}

/** A cone on an arm that swings on the wall. The cone's mouth is as wide as the lamp. */
export function swingWallLamp(size: Size, parameters: SwingWallLampParameters): Object3D {
  const { body, fittings, inside, plateWidth = 0.075, plateHeight = 0.74, tilt = 22 } = parameters;
  const back = -size.depth / 2;
  const thick = 0.016;
  const tall = size.height * plateHeight;
  const lean = (tilt * Math.PI) / 180;
  const mouth = size.width / 2;
  const length = size.width * 1.12;
  const pivot: Point = [
    0,
    size.height - length * 0.1 - 0.006,
    size.depth / 2 - length * Math.sin(lean) - mouth * Math.cos(lean),
  ];
  const hinge: Point = [0, tall * 0.62, back + thick + 0.03];
  const forward: Point = [Math.PI / 2, 0, 0];
  const pin = eased(
    [
      [0, -0.026],
      [0.0085, -0.026],
      [0.0085, 0.026],
      [0, 0.026],
    ],
    0.002,
  );
  const knob = eased(
    [
      [0, 0],
      [0.012, 0],
      [0.011, 0.014],
      [0, 0.016],
    ],
    0.002,
  );
  return group([
    part(extrude(capsule(plateWidth, tall), thick, 0.003), body, [0, tall / 2, back + thick / 2]),
    turned(
      eased(
        [
          [0.013, 0],
          [0.012, 0.02],
          [0.007, 0.034],
          [0, 0.034],
        ],
        0.003,
      ),
      fittings,
      [0, hinge[1], back + thick],
      { segments: 36, turn: forward },
    ),
    turned(pin, fittings, hinge, { segments: 32 }),
    turned(knob, fittings, [0, tall * 0.22, back + thick], { segments: 32, turn: forward }),
    between(hinge, pivot, 0.0062, body),
    turned(
      eased(
        [
          [0, -0.014],
          [0.0125, -0.014],
          [0.0125, 0.014],
          [0, 0.014],
        ],
        0.003,
      ),
      fittings,
      pivot,
      { segments: 32, turn: [0, 0, Math.PI / 2] },
    ),
    spotHead({ at: pivot, turn: [-lean, 0, 0], mouth, length, outside: body, inside, fittings }),
  ]);
}

function capsule(width: number, height: number): Shape {
  const radius = width / 2;
  const straight = height / 2 - radius;
  return new Shape()
    .absarc(0, straight, radius, 0, Math.PI, false)
    .absarc(0, -straight, radius, Math.PI, Math.PI * 2, false);
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { spotHead } from "../parts/spotHead.ts";

export interface ReadingLampParameters {
  body: Surface;
  fittings: Surface;
  inside: Surface;
  /** width of the head's mouth; default 0.15 m */
  headWidth?: number;
  /** how steeply the arm rises to the head, in degrees; default 32 */
  rise?: number;
  /** how far the head looks outwards from straight down, in degrees; default 28 */
  tilt?: number;
}

/** A slim post with an arm that slides up and down on it and a small cone at its end. The foot is as wide as the lamp is deep. */
export function readingLamp(size: Size, parameters: ReadingLampParameters): Object3D {
  const { body, fittings, inside, headWidth = 0.15, rise = 32, tilt = 28 } = parameters;
  const footRadius = size.depth / 2;
  const postX = footRadius - size.width / 2 - 0.03;
  const lean = (tilt * Math.PI) / 180;
  const headLength = headWidth * 1.05;
  const mouth = headWidth / 2;
  const pivotX = size.width / 2 - headLength * Math.sin(lean) - mouth * Math.cos(lean);
  const climb = Math.tan((rise * Math.PI) / 180);
  const pivotY = size.height - 0.07;
  const holdY = pivotY - (pivotX - postX) * climb;
  const back = -Math.min(0.1, postX + size.width / 2 - 0.02);
  const disc = eased(
    [
      [0, 0.002],
      [footRadius - 0.005, 0],
      [footRadius, 0.004],
      [footRadius, 0.016],
      [0.02, 0.019],
      [0, 0.019],
    ],
    0.004,
  );
  const hold = eased(
    [
      [0, -0.024],
      [0.017, -0.024],
      [0.017, 0.024],
      [0, 0.024],
    ],
    0.003,
  );
  const knob = eased(
    [
      [0, 0],
      [0.0125, 0],
      [0.0125, 0.012],
      [0, 0.013],
    ],
    0.003,
  );
  return group([
    turned(disc, body, [footRadius - size.width / 2, 0, 0]),
    between([postX, 0.015, 0], [postX, size.height - 0.006, 0], 0.008, body, { sides: 32 }),
    turned(
      eased(
        [
          [0.0, -0.002],
          [0.0105, 0],
          [0.0105, 0.012],
          [0, 0.014],
        ],
        0.003,
      ),
      fittings,
      [postX, size.height - 0.014, 0],
      { segments: 32 },
    ),
    turned(hold, fittings, [postX, holdY, 0], { segments: 40 }),
    turned(knob, fittings, [postX, holdY, 0.022], { segments: 32, turn: [Math.PI / 2, 0, 0] }),
    between([postX + back, holdY + back * climb, 0.015], [pivotX, pivotY, 0.015], 0.0055, body),
    between([postX, holdY, 0.004], [postX, holdY, 0.026], 0.006, fittings),
    spotHead({
      at: [pivotX, pivotY, 0.012],
      turn: [0, 0, lean],
      mouth,
      length: headLength,
      outside: body,
      inside,
      fittings,
    }),
    floorCable({ from: [footRadius - size.width / 2 + 0.02, 0.008, 0.006 - footRadius], reach: 0.34 }),
  ]);
}

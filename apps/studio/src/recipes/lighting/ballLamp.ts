import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { arc, eased } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";

export interface BallLampParameters {
  ball: Surface;
  ring: Surface;
  /** width of the ring as a part of the ball's; default 0.68 */
  ringWidth?: number;
  /** height of the ring; default 0.036 m */
  ringHeight?: number;
  /** how the ring's side leans: above 1 it is wider at the floor; default 1.05 */
  flare?: number;
}

/** A ball of opal glass that lies in a wooden ring. */
export function ballLamp(size: Size, parameters: BallLampParameters): Object3D {
  const { ball, ring, ringWidth = 0.68, ringHeight = 0.036, flare = 1.05 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const center = size.height - radius;
  const top = radius * ringWidth;
  const foot = top * flare;
  // The ring's inner edge touches the ball.
  const hold = Math.sqrt(Math.max(0.0004, radius ** 2 - (center - ringHeight) ** 2)) + 0.001;
  const wood = eased(
    [
      [hold - 0.012, 0],
      [foot, 0],
      [foot, 0.004],
      [top, ringHeight],
      [hold, ringHeight],
      [hold - 0.012, ringHeight * 0.3],
      [hold - 0.012, 0],
    ],
    0.004,
  );
  const globe = arc([0, center], [radius, radius], -88, 90, 56).map(([r, y]) => [Math.max(0, r), y] as const);
  return group([
    turned(wood, ring, [0, 0, 0], { grain: "x" }),
    turned(globe, ball, [0, 0, 0], { segments: 80 }),
    floorCable({ from: [0, 0.01, 0.004 - foot], reach: 0.26 }),
  ]);
}

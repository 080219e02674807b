import { type Object3D, Shape } from "three";
import { group, part } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { extrude } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { clockHands, clockMarkers, type Markers } from "../parts/clockFace.ts";

export interface WallClockParameters {
  dial: Surface;
  hands: Surface;
  markers: Surface;
  second?: Surface;
  /** the ring around the dial; a plain disc without */
  rim?: Surface;
  /** width of the ring; default 0.012 m */
  rimWidth?: number;
  /** "bars" at every hour, "quarters" longer every third, "dots"; default "bars" */
  marks?: Markers;
}

/** A round clock on the wall, at nine minutes past ten. */
export function wallClock(size: Size, parameters: WallClockParameters): Object3D {
  const { dial, hands, markers, second, rim, rimWidth = 0.012, marks = "bars" } = parameters;
  const radius = Math.min(size.width, size.height) / 2;
  const { depth } = size;
  const front = depth / 2;
  const pieces: Object3D[] = [];
  const face = rim === undefined ? front - 0.011 : front - 0.014;
  if (rim === undefined) {
    const disc = new Shape().absarc(0, 0, radius, 0, Math.PI * 2, false);
    pieces.push(part(extrude(disc, 0.018, 0.004, 72), dial, [0, 0, face - 0.009], { grain: "x" }));
    const hub = face - 0.018 + depth / 2;
    pieces.push(
      turned(
        [
          [radius * 0.5, 0],
          [radius * 0.5, hub],
        ],
        dial,
        [0, 0, -depth / 2],
        { turn: [Math.PI / 2, 0, 0] },
      ),
    );
  } else {
    const inner = radius - rimWidth;
    const line = eased(
      [
        [radius - 0.006, 0],
        [radius, 0.003],
        [radius, depth - 0.004],
        [radius - 0.004, depth],
        [inner + 0.003, depth],
        [inner, depth - 0.004],
        [inner, depth - 0.016],
      ],
      0.004,
      4,
    );
    pieces.push(turned(line, rim, [0, 0, -depth / 2], { turn: [Math.PI / 2, 0, 0], segments: 120 }));
    pieces.push(
      turned(
        [
          [inner + 0.002, 0],
          [0, 0],
        ],
        dial,
        [0, 0, face],
        { turn: [Math.PI / 2, 0, 0] },
      ),
    );
    pieces.push(
      turned(
        [
          [0, 0],
          [radius - 0.005, 0],
        ],
        rim,
        [0, 0, 0.0005 - depth / 2],
        { turn: [Math.PI / 2, 0, 0] },
      ),
    );
  }
  const reach = rim === undefined ? radius * 0.92 : radius - rimWidth - 0.008;
  pieces.push(clockMarkers(reach, face, marks, markers));
  pieces.push(clockHands({ reach, face, hour: 10, minute: 9, hands, ...(second === undefined ? {} : { second }) }));
  return group([group(pieces, [0, size.height / 2, 0])]);
}

import { type Object3D, Path, Shape } from "three";
import { group, part } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { box, extrude } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { clockHands, clockMarkers, type Markers } from "../parts/clockFace.ts";

export interface DeskClockParameters {
  body: Surface;
  dial: Surface;
  hands: Surface;
  rim: Surface;
  /** height of the two feet, 0 for none; default 0.006 m */
  feet?: number;
  /** width of the dial as a part of the clock's; default 0.72 */
  dialWidth?: number;
  marks?: Markers;
}

/** A small clock in the shape of an arch. */
export function deskClock(size: Size, parameters: DeskClockParameters): Object3D {
  const { body, dial, hands, rim, feet = 0.006, dialWidth = 0.72, marks = "bars" } = parameters;
  const half = size.width / 2;
  const spring = size.height - feet - half;
  const corner = 0.008;
  const arch = new Shape()
    .moveTo(-half + corner, 0)
    .lineTo(half - corner, 0)
    .quadraticCurveTo(half, 0, half, corner)
    .lineTo(half, spring);
  arch
    .absarc(0, spring, half, 0, Math.PI, false)
    .lineTo(-half, corner)
    .quadraticCurveTo(-half, 0, -half + corner, 0);
  const radius = half * dialWidth;
  arch.holes.push(new Path().absarc(0, spring, radius, 0, Math.PI * 2, true));
  const front = size.depth / 2;
  const face = front - 0.008;
  const lip = eased(
    [
      [radius + 0.001, -0.004],
      [radius + 0.001, 0.0],
      [radius - 0.003, 0.001],
      [radius - 0.004, -0.006],
    ],
    0.001,
    2,
  );
  const pieces: Object3D[] = [
    part(extrude(arch, size.depth, 0.003, 48), body),
    turned(
      [
        [radius + 0.001, 0],
        [0, 0],
      ],
      dial,
      [0, spring, face],
      { turn: [Math.PI / 2, 0, 0] },
    ),
    turned(
      [
        [0, 0],
        [radius + 0.001, 0],
      ],
      body,
      [0, spring, 0.004 - front],
      { turn: [Math.PI / 2, 0, 0] },
    ),
    turned(lip, rim, [0, spring, front - 0.001], { turn: [Math.PI / 2, 0, 0] }),
    group(
      [
        clockMarkers(radius - 0.006, face, marks, hands),
        clockHands({ reach: radius - 0.006, face: face - 0.001, hour: 10, minute: 9, hands }),
      ],
      [0, spring, 0],
    ),
  ];
  const whole = group(pieces, [0, feet, 0]);
  const stands =
    feet > 0
      ? [-1, 1].map((side) =>
          part(box(size.width * 0.16, feet + 0.002, size.depth * 0.8, 0.002), rim, [
            side * half * 0.62,
            (feet + 0.002) / 2,
            0,
          ]),
        )
      : [];
  return group([whole, ...stands]);
}

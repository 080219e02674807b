import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { metal } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { spotHead } from "../parts/spotHead.ts";

export interface DeskLampParameters {
  body: Surface;
  fittings: Surface;
  inside: Surface;
  /** width of the head's mouth; default 0.15 m */
  headWidth?: number;
  /** how far the head looks forward from straight down, in degrees; default 24 */
  tilt?: number;
  /** height of the elbow as a part of the lamp's; default 0.56 */
  elbow?: number;
  /** springs beside the lower arm; default true */
  springs?: boolean;
}

/** An architect's lamp: two double arms, elbow behind, head in front. The foot is as wide as the lamp. */
export function deskLamp(size: Size, parameters: DeskLampParameters): Object3D {
  const { body, fittings, inside, headWidth = 0.15, tilt = 24, elbow = 0.56, springs = true } = parameters;
  const footRadius = size.width / 2;
  const footZ = footRadius - size.depth / 2;
  const lean = (tilt * Math.PI) / 180;
  const mouth = headWidth / 2;
  const length = headWidth * 0.9;
  const head: Spot = [size.height - 0.0165, size.depth / 2 - length * Math.sin(lean) - mouth * Math.cos(lean)];
  const shoulder: Spot = [0.05, footZ];
  const bend: Spot = [size.height * elbow, 0.016 - size.depth / 2];
  const disc = eased(
    [
      [0, 0.002],
      [footRadius - 0.005, 0],
      [footRadius, 0.004],
      [footRadius, 0.02],
      [0.03, 0.026],
      [0, 0.026],
    ],
    0.005,
  );
  return group([
    turned(disc, body, [0, 0, footZ]),
    turned(
      eased(
        [
          [0.017, 0],
          [0.016, 0.022],
          [0.009, 0.036],
          [0, 0.036],
        ],
        0.003,
      ),
      fittings,
      [0, 0.024, footZ],
      { segments: 36 },
    ),
    ...doubleArm(shoulder, bend, body),
    ...doubleArm(bend, head, body),
    ...[shoulder, bend, head].flatMap((spot) => joint(spot, fittings)),
    ...(springs ? [-1, 1].map((side) => spring(shoulder, bend, side * 0.0105)) : []),
    spotHead({
      at: [0, head[0], head[1]],
      turn: [-lean, 0, 0],
      mouth,
      length,
      outside: body,
      inside,
      fittings: body,
      line: "bell",
    }),
    floorCable({ from: [0.02, 0.008, footZ - footRadius + 0.004], reach: -0.18, control: "none" }),
  ]);
}

/** Height and depth: everything moves in the y-z plane. */
type Spot = readonly [y: number, z: number];

function doubleArm(from: Spot, to: Spot, surface: Surface): Object3D[] {
  return [-1, 1].map((side) =>
    between([side * 0.0105, from[0], from[1]], [side * 0.0105, to[0], to[1]], 0.0042, surface, { sides: 14 }),
  );
}

function joint([y, z]: Spot, surface: Surface): Object3D[] {
  const knob: Point = [0, 0, Math.PI / 2];
  return [
    turned(
      eased(
        [
          [0, -0.022],
          [0.014, -0.022],
          [0.014, 0.022],
          [0, 0.022],
        ],
        0.003,
      ),
      surface,
      [0, y, z],
      { segments: 36, turn: knob },
    ),
    turned(
      eased(
        [
          [0, 0.02],
          [0.009, 0.02],
          [0.009, 0.03],
          [0, 0.031],
        ],
        0.002,
      ),
      surface,
      [0, y, z],
      { segments: 28, turn: [0, 0, -Math.PI / 2] },
    ),
  ];
}

function spring(from: Spot, to: Spot, x: number): Object3D {
  const turns = 18;
  const way = Array.from({ length: turns * 6 + 1 }, (_, index): Point => {
    const share = 0.12 + (index / (turns * 6)) * 0.42;
    const angle = (index / 6) * Math.PI * 2;
    const out = 0.0066;
    return [
      x + Math.cos(angle) * out,
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + Math.sin(angle) * out,
    ];
  });
  return part(rod(way, 0.0009, { segments: turns * 10, sides: 5 }), metal("chrome", 0.3));
}

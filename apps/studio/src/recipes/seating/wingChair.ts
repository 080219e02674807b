import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { buttons, seam } from "../../geometry/relief.ts";
import type { Recipe, Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Arm, arm } from "../parts/arm.ts";
import { type Feet, foot } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { footstool } from "../parts/footstool.ts";
import { seatCushions } from "../parts/seatCushions.ts";
import { upholstered } from "../parts/upholstery.ts";
import { wingOf } from "../parts/wing.ts";

export interface WingChairParameters {
  cover: Surface;
  cord?: Surface;
  arms: Arm;
  /** how far the wings stand forward; 0.2 */
  wing?: number;
  /** how much the top of the back is arched; 0.05 */
  arch?: number;
  /** pulled buttons in the back, or sewn lines across it */
  sewn?: "buttons" | "lines" | "plain";
  /** a loose roll for the head */
  headrest?: boolean;
  feet: Feet;
  /** of the rear legs, when they differ */
  rearFeet?: Feet;
  /** depth of the chair when a footstool stands before it and shares the size */
  chairDepth?: number;
}

const LEAN = 0.2;

/** A high-backed easy chair with wings at the head; with its footstool where `chairDepth` leaves room for one. */
export const wingChair: Recipe<WingChairParameters> = (size, parameters) => {
  const { cover, cord = cover, chairDepth = size.depth, feet: standing } = parameters;
  const chair = chairOf({ ...size, depth: chairDepth }, parameters);
  const room = size.depth - chairDepth - 0.08;
  if (room < 0.3) return fitted(chair, size);
  chair.position.z = -(size.depth - chairDepth) / 2;
  return fitted(
    group([
      chair,
      footstool(
        size.width * 0.72,
        room,
        (size.seatHeight ?? 0.44) - 0.02,
        size.depth / 2 - room / 2,
        cover,
        cord,
        standing,
      ),
    ]),
    size,
  );
};

function chairOf(
  size: Size,
  {
    cover,
    cord = cover,
    arms,
    wing = 0.2,
    arch = 0.05,
    sewn = "plain",
    headrest = false,
    feet: standing,
    rearFeet = standing,
  }: WingChairParameters,
): Object3D {
  const { width, depth, height, seatHeight: seat = 0.45 } = size;
  const inner = width - 2 * arms.width;
  const from = standing.height;
  const cushion = 0.14;
  const rail = seat - cushion;
  const thickness = 0.13;
  const tall = height - from;
  const foot0 = -depth / 2 + LEAN * tall;
  const frontAt = (y: number): number => foot0 + thickness - LEAN * (y - from);
  const deep = depth / 2 - frontAt(seat);
  const backWidth = inner + 0.05;
  const reliefs = {
    plain: [],
    lines: [seam("y", tall * 0.12, 0.014, "front", 0.01), seam("y", tall * 0.3, 0.014, "front", 0.01)],
    buttons: [
      buttons(
        [
          [-0.13, tall * 0.13],
          [0.13, tall * 0.13],
          [0, tall * 0.26],
          [-0.13, tall * 0.37],
          [0.13, tall * 0.37],
        ],
        0.03,
        0.075,
      ),
    ],
  }[sewn];
  const back = padded(backWidth, tall, thickness, {
    edge: 0.035,
    crown: { front: 0.045 },
    fullness: 3.4,
    wrinkle: 0.005,
    reliefs,
    cell: 0.045,
    bend: ([x, y, z]) => [
      x,
      y - arch * ((2 * x) / backWidth) ** 2 * Math.max(0, 0.5 + y / tall) ** 4,
      z - LEAN * (y + tall / 2),
    ],
  });
  const parts: Object3D[] = [
    upholstered(
      padded(inner + 0.01, rail - from, depth - 0.1, {
        edge: 0.014,
        crown: { front: 0.01 },
        fullness: 5,
        wrinkle: 0.002,
      }),
      cover,
      { at: [0, (rail + from) / 2, 0.03], piped: ["front"], cord },
    ),
    seatCushions({
      width: inner - 0.004,
      depth: deep + 0.01,
      thickness: cushion,
      top: seat,
      z: depth / 2 - (deep + 0.01) / 2,
      count: 1,
      cover,
      cord,
      loft: 0.04,
    }),
    upholstered(back, cover, { at: [0, from + tall / 2, foot0 + thickness / 2], piped: ["front"], cord }),
    ...([1, -1] as const).flatMap((side) => [
      arm({ cord, ...arms }, side, (side * inner) / 2, from, depth - 0.05, 0.012, cover),
      wingOf(
        side,
        (side * inner) / 2,
        { armWidth: arms.width, from: arms.height - 0.05, to: height - arch - 0.01, frontAt, thickness, wing },
        cover,
        cord,
      ),
    ]),
  ];
  if (headrest) {
    const roll = padded(inner * 0.92, 0.2, 0.1, {
      edge: 0.045,
      crown: { front: 0.03, back: 0.008 },
      fullness: 2.2,
      wrinkle: 0.008,
      seed: 9,
      bend: ([x, y, z]) => [x, y, z - LEAN * y],
    });
    parts.push(upholstered(roll, cover, { at: [0, height - 0.15, frontAt(height - 0.15) + 0.055] }));
  }
  const x = width / 2 - arms.width * 0.6;
  for (const side of [-1, 1])
    parts.push(
      foot(standing, side * x, depth / 2 - 0.1),
      foot(rearFeet, side * x * 0.95, -depth / 2 + LEAN * tall * 0.75 + 0.03),
    );
  return group(parts);
}

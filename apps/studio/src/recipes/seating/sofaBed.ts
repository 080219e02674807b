import { group, part } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Arm, arm } from "../parts/arm.ts";
import { type Feet, feet } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { backCushions, tightBack } from "../parts/backCushions.ts";
import { seatCushions } from "../parts/seatCushions.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface SofaBedParameters {
  cover: Surface;
  cord: Surface;
  arms: Arm;
  seats: number;
  /** height of the panel at the front that is pulled out; 0.2 */
  panel?: number;
  /** loops to pull it by */
  straps: Surface;
  feet: Feet;
}

/** A pull-out sofa bed: between the arms a front panel that comes out with the mattress, above it the seat on its folded other half. */
export const sofaBed: Recipe<SofaBedParameters> = (
  size,
  { cover, cord, arms, seats, panel = 0.2, straps, feet: standing },
) => {
  const { width, depth, height, seatHeight: seat = 0.46 } = size;
  const inner = width - 2 * arms.width;
  const from = standing.height;
  const cushion = seat - from - panel - 0.004;
  const lean = 0.14;
  const frame = 0.14;
  const front = -depth / 2 + lean * (height - 0.1 - from) + frame - lean * (seat - from);
  const deep = depth / 2 - front;
  const pulled = padded(inner - 0.012, panel, depth - 0.1, {
    edge: 0.02,
    crown: { front: 0.008 },
    fullness: 6,
    wrinkle: 0.003,
    cell: 0.08,
  });
  return fitted(
    group([
      ...([1, -1] as const).map((side) =>
        arm({ cord, ...arms }, side, (side * inner) / 2, from, depth - 0.01, -0.005, cover),
      ),
      upholstered(pulled, cover, { at: [0, from + panel / 2, 0.03], piped: ["front"], cord }),
      ...[-1, 1].map((side) =>
        part(box(0.032, 0.13, 0.008, 0.003), straps, [side * inner * 0.24, from + panel - 0.05, depth / 2 - 0.013], {
          turn: [0.05, 0, 0],
        }),
      ),
      seatCushions({
        width: inner - 0.008,
        depth: deep + 0.02,
        thickness: cushion,
        top: seat,
        z: depth / 2 - (deep + 0.02) / 2 - 0.005,
        count: seats,
        cover,
        cord,
        loft: 0.04,
      }),
      tightBack({
        width: inner - 0.006,
        from: from + 0.01,
        to: height - 0.1,
        thickness: frame,
        z: -depth / 2 + lean * (height - 0.1 - from),
        lean,
        cover,
        sewn: "plain",
        piped: false,
      }),
      backCushions({
        width: inner - 0.012,
        from: seat - 0.02,
        to: height,
        thickness: 0.2,
        z: front - 0.02,
        count: seats,
        lean: lean + 0.04,
        cover,
        cord,
        soft: true,
      }),
      feet(standing, width, depth - 0.02, 0.03),
    ]),
    size,
  );
};

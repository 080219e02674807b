import { group } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Arm, arm } from "../parts/arm.ts";
import { type Feet, feet } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { backDepth, type Make, run, type SofaBack } from "../parts/run.ts";
import { type Scattered, scattered } from "../parts/scatterCushion.ts";
import { skirt } from "../parts/skirt.ts";

export interface SofaParameters {
  cover: Surface;
  /** the piping; of the cover by default */
  cord?: Surface;
  arms: Arm;
  back: SofaBack;
  /** seat cushions side by side; 1 is a bench cushion */
  seats: number;
  /** thickness of the seat cushions; 0.17 */
  cushion?: number;
  /** how far they swell; 0.04 */
  loft?: number;
  feet: Feet;
  /** cords along the seams of the cushions; true */
  piped?: boolean;
  /** a loose cover hanging to the floor; false */
  skirted?: boolean;
  /** decoration */
  scatter?: readonly Scattered[];
}

/** A straight sofa, or an armchair of the same make. */
export const sofa: Recipe<SofaParameters> = (size, parameters) => {
  const {
    cover,
    cord = cover,
    arms,
    back,
    seats,
    cushion = 0.17,
    loft = 0.04,
    feet: foot,
    piped = true,
    skirted = false,
    scatter = [],
  } = parameters;
  const { width, depth, height, seatHeight: seat = 0.45 } = size;
  const inner = width - 2 * arms.width;
  const make: Make = {
    cover,
    cord,
    piped,
    foot: foot.height,
    seat,
    height,
    frameTop: Math.max(arms.height - 0.02, height - 0.12),
    cushion,
    loft,
    back,
  };
  const inset = skirted ? 0.012 : 0;
  const model = fitted(
    group([
      run(make, { width: inner, depth, seats, backs: back.count }),
      ...([1, -1] as const).map((side) =>
        arm(
          { cord, ...arms, width: arms.width - inset },
          side,
          (side * inner) / 2,
          foot.height,
          depth - 0.012 - inset,
          -0.006,
          cover,
        ),
      ),
      skirted ? skirt(width, depth, seat - cushion - 0.02, cover) : feet(foot, width, depth - 0.02),
    ]),
    size,
  );
  const { front, loose } = backDepth(make);
  if (scatter.length > 0)
    model.add(scattered(scatter, seat - loft * 0.3, height, -depth / 2 + front + Math.max(0.05, loose * 0.8)));
  return model;
};

import { group } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { seam } from "../../geometry/relief.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bolster } from "../parts/arm.ts";
import { type Feet, feet } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface ClickSofaParameters {
  cover: Surface;
  /** sewn panels across seat and back; 3 */
  panels?: number;
  /** thickness of the two mattress halves; 0.16 */
  thickness?: number;
  /** how far the back leans, metres per metre; 0.3 */
  lean?: number;
  /** radius of the roll at either end; 0.095 */
  roll?: number;
  feet: Feet;
}

/** A sofa bed whose back clicks down flat: two stitched mattress halves without arms, a bolster at either end. */
export const clickSofa: Recipe<ClickSofaParameters> = (
  size,
  { cover, panels = 3, thickness = 0.16, lean = 0.3, roll = 0.095, feet: standing },
) => {
  const { width, depth, height, seatHeight: seat = 0.44 } = size;
  const lines = (where: "top" | "front") =>
    Array.from({ length: panels - 1 }, (_, index) =>
      seam("x", ((index + 1) / panels - 0.5) * width, 0.02, where, 0.012),
    );
  const tall = height - seat + thickness * 0.75;
  const rear = lean * tall + thickness;
  const deep = depth - rear + 0.075;
  const soft = { edge: 0.05, fullness: 3.2, wrinkle: 0.006 };
  const base = seat - thickness;
  const seatPad = padded(width, thickness, deep, {
    ...soft,
    crown: { top: 0.02, front: 0.02 },
    reliefs: [...lines("top"), seam("z", -deep * 0.08, 0.012, "top", 0.011)],
  });
  const backPad = padded(width, tall, thickness, {
    ...soft,
    crown: { front: 0.022, top: 0.012 },
    seed: 5,
    reliefs: [...lines("front"), seam("y", tall * 0.12, 0.012, "front", 0.011)],
    bend: ([x, y, z]) => [x, y, z - lean * (y + tall / 2)],
  });
  const frame = padded(width - 0.06, base - standing.height, depth * 0.62, { edge: 0.012, wrinkle: 0, cell: 0.2 });
  const front = depth / 2 - deep + 0.03;
  return fitted(
    group([
      upholstered(seatPad, cover, { at: [0, seat - thickness / 2, depth / 2 - deep / 2], piped: ["top"] }),
      upholstered(backPad, cover, { at: [0, height - tall / 2, -depth / 2 + rear - thickness / 2], piped: ["front"] }),
      upholstered(frame, cover, { at: [0, (base + standing.height) / 2, 0.03] }),
      ...[-1, 1].map((side) =>
        bolster(roll, deep * 0.78, cover, [side * (width / 2 - roll - 0.005), seat + roll * 0.86, front + deep * 0.43]),
      ),
      group([feet(standing, width - 0.1, depth * 0.62 + 0.06)], [0, 0, 0.03]),
    ]),
    size,
  );
};

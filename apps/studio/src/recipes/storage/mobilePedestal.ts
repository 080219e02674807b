import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metal, powderCoat } from "../../surfaces/surfaces.ts";
import { castor } from "../parts/castor.ts";

export interface MobilePedestalParameters {
  body: Surface;
  front?: Surface;
  /** relative heights of the drawers, from the top */
  drawers?: readonly number[];
  castors?: Surface;
  /** a folded lip to pull at; otherwise a slot in the middle of the upper edge */
  grip?: "lip" | "slot";
  lock?: boolean;
}

/** A drawer unit of folded sheet steel on castors, for under the desk. */
export const mobilePedestal: Recipe<MobilePedestalParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { body, front = body, drawers = [1, 1, 2], castors = metal("black"), grip = "lip", lock = true } = parameters;
  const wheel = 0.062;
  const face = depth / 2;
  const sheet = 0.012;
  const rise = height - wheel;
  const dark = powderCoat("#14110f");
  const total = drawers.reduce((sum, share) => sum + share, 0);
  let top = height - sheet - 0.003;
  const fronts = drawers.map((share) => {
    const tall = ((rise - 2 * sheet - 0.006) * share) / total;
    const gap = grip === "lip" ? 0.017 : 0.004;
    const y = top - gap + (gap - tall) / 2;
    top -= tall;
    const [w, h] = [width - 2 * sheet - 0.008, tall - gap];
    const edge = y + h / 2;
    const lip =
      grip === "lip"
        ? [part(box(w, 0.004, 0.016, 0.0015, 2), front, [0, edge - 0.001, face - 0.014])]
        : [part(box(0.12, 0.014, 0.004, 0.002, 2), dark, [0, edge - 0.022, face - 0.0015])];
    return group([part(box(w, h, 0.016, 0.004), front, [0, y, face - 0.009]), ...lip]);
  });
  const spots = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [side * (width / 2 - 0.045), end * (depth / 2 - 0.05)] as const),
  );
  return group([
    part(box(width, sheet, depth, 0.005), body, [0, height - sheet / 2, 0]),
    part(box(width, sheet, depth, 0.005), body, [0, wheel + sheet / 2, 0]),
    ...[-1, 1].map((side) =>
      part(box(sheet, rise - 0.01, depth, 0.005), body, [side * (width / 2 - sheet / 2), wheel + rise / 2, 0]),
    ),
    part(box(width - 0.01, rise - 0.01, 0.006, 0.002, 2), body, [0, wheel + rise / 2, -depth / 2 + 0.005]),
    part(box(width - 2 * sheet, rise - 2 * sheet, 0.003, 0.001, 1), dark, [0, wheel + rise / 2, face - 0.022]),
    ...fronts,
    ...(lock
      ? [
          part(
            cylinder(0.008, 0.008, 0.005, 24),
            metal("chrome"),
            [width / 2 - 0.045, height - sheet - 0.045, face - 0.0015],
            { turn: [Math.PI / 2, 0, 0] },
          ),
        ]
      : []),
    ...spots.map(([x, z]) => castor(wheel, 0.03, [x, 0, z], castors)),
  ]);
};

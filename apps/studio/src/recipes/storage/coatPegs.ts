import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metal, powderCoat } from "../../surfaces/surfaces.ts";

export interface CoatPegsParameters {
  wood: Surface;
  pegs?: number;
  /** which pegs are folded out, from the left; those beyond the list are folded in */
  out?: readonly boolean[];
  /** width of a peg */
  peg?: number;
  /** how far the pegs stand away from the wall when they are folded out, in radians */
  tilt?: number;
}

/** A board with pegs that lie flush in it until they are folded out. */
export const coatPegs: Recipe<CoatPegsParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { wood, pegs = Math.max(4, Math.round(width / 0.14)), out = [], peg = 0.024, tilt = 0.75 } = parameters;
  const board = 0.024;
  const back = -depth / 2;
  const slot = height * 0.76;
  const lower = (height - slot) / 2;
  const long = slot - 0.008;
  const reach = (depth - board) / Math.sin(tilt);
  const pitch = width / pegs;
  const parts: Object3D[] = [
    // The board is made of what stands between the slots, so that a folded-out peg leaves its slot empty.
    ...[-1, 1].map((side) =>
      part(box(width, lower, board, 0.003), wood, [0, height / 2 + side * (slot / 2 + lower / 2), back + board / 2], {
        grain: "x",
      }),
    ),
    part(box(width - 0.006, slot, 0.006, 0.001, 1), powderCoat("#2a2420"), [0, height / 2, back + 0.003]),
    ...Array.from({ length: pegs + 1 }, (_, index) => {
      const isEnd = index === 0 || index === pegs;
      const w = isEnd ? (pitch - peg) / 2 : pitch - peg;
      const x = isEnd ? (index === 0 ? -1 : 1) * (width / 2 - w / 2) : (index - pegs / 2) * pitch;
      return part(box(w, slot, board, 0.0015, 2), wood, [x, height / 2, back + board / 2], { grain: "x" });
    }),
  ];
  for (let index = 0; index < pegs; index += 1) {
    const x = (index - (pegs - 1) / 2) * pitch;
    const isOut = out[index] ?? false;
    const length = isOut ? Math.min(long, reach - 0.002) : long;
    const tongue = group(
      [part(box(peg - 0.003, long, 0.014, 0.0035), wood, [0, long / 2, -0.007], { grain: "y" })],
      [x, lower + 0.004, back + board],
    );
    if (isOut) tongue.rotation.x = Math.asin(Math.min(1, (depth - board) / length) * 0.985);
    parts.push(
      tongue,
      part(cylinder(0.002, 0.002, peg, 10), metal("steel"), [x, lower + 0.01, back + board - 0.008], {
        turn: [0, 0, Math.PI / 2],
      }),
    );
  }
  return group(parts);
};

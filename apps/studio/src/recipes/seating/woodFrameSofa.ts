import { group } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { backCushions } from "../parts/backCushions.ts";
import { fitted } from "../parts/fitted.ts";
import { loungeFrame } from "../parts/loungeFrame.ts";
import type { LoungeArms } from "../parts/loungeSide.ts";
import { seatCushions } from "../parts/seatCushions.ts";

export interface WoodFrameSofaParameters {
  cover: Surface;
  timber: Surface;
  /** places; 1 is an armchair */
  seats: number;
  arms: LoungeArms;
  /** what the back cushions lean on; spindles */
  back?: "spindles" | "slats";
  /** slope of the back, metres per metre; 0.24 */
  lean?: number;
  /** by how much the seat falls to the rear, metres per metre; 0.06 */
  slope?: number;
  cushion?: number;
  piped?: boolean;
}

/** An open frame of solid wood with loose cushions: a sofa or an armchair. */
export const woodFrameSofa: Recipe<WoodFrameSofaParameters> = (size, parameters) => {
  const {
    cover,
    timber,
    seats,
    back = "spindles",
    lean = 0.24,
    slope = 0.06,
    cushion = 0.13,
    piped = true,
    arms,
  } = parameters;
  const { width, depth, height, seatHeight: seat = 0.44 } = size;
  const side = arms === "paddle" ? 0.125 : 0.05;
  const inner = width - 2 * side;
  const backFoot = -depth / 2 + lean * (height - seat + cushion) + 0.03;
  const deep = depth / 2 - 0.02 - backFoot - 0.02;
  const cushions = seatCushions({
    width: inner - 0.02,
    depth: deep,
    thickness: cushion,
    top: 0,
    z: 0,
    count: seats,
    cover,
    piped,
    loft: 0.03,
    edge: 0.035,
  });
  const middle = depth / 2 - 0.02 - deep / 2;
  // The front edge is where the seat is measured.
  const level = seat + 0.022 - (slope * deep) / 2;
  cushions.position.set(0, level, middle);
  cushions.rotation.x = -Math.atan(slope);
  const cushionTop = Math.min(height - 0.005, seat + 0.42);
  const model = [
    loungeFrame(size, { timber, seats, arms, back, lean, inner, rail: level - cushion, slope, middle, backFoot, side }),
    cushions,
    backCushions({
      width: inner - 0.03,
      from: level - 0.03 - (slope * deep) / 3,
      to: cushionTop,
      thickness: 0.16,
      z: backFoot - 0.0,
      count: seats,
      lean: lean * 1.02,
      cover,
      piped,
      soft: true,
    }),
  ];
  return fitted(group(model), size);
};

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { cord } from "../../geometry/cord.ts";
import { roundPlan } from "../../geometry/horseshoe.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { step } from "../../geometry/random.ts";
import type { Recipe, Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface BasketChairParameters {
  /** the wickerwork */
  weave: Surface;
  /** the canes of rim and stand */
  cane: Surface;
  cover: Surface;
  /** height of the rim at the front; 0.36 */
  rimFront?: number;
  /** how far the basket opens upwards; 0.09 */
  flare?: number;
  /** canes of the stand; 26 */
  canes?: number;
}

/** A round basket of wickerwork on a stand of crossed canes, with a cushion. */
export const basketChair: Recipe<BasketChairParameters> = (
  size,
  { weave, cane, cover, rimFront = 0.36, flare = 0.09, canes = 26 },
) => {
  const { width, depth, seatHeight: seat = 0.42 } = size;
  const floorOfBasket = seat - 0.11;
  const rim0 = flare + 0.017;
  // At its sides the rim is lower than at the back, and the basket less open.
  const radius = width / 2 - rim0 + flare * 0.25;
  const deep = depth - rim0;
  const plan = roundPlan(radius, deep / 2, 1, 0.9);
  const round = ([x, y, z]: Point): Point => {
    const [px, pz] = plan(x, z);
    return [px, y, pz];
  };
  const disc = padded(radius * 2 - 0.02, 0.03, deep, { edge: 0.012, wrinkle: 0, cell: 0.06, bend: round });
  const cushion = padded(radius * 2 - 0.04, 0.12, deep - 0.03, {
    edge: 0.05,
    crown: { top: 0.03, front: 0.01 },
    wrinkle: 0.007,
    fullness: 2.3,
    cell: 0.04,
    bend: round,
  });
  const stretch = deep / 2 / radius;
  const { wall, rim } = basket(size, floorOfBasket, radius, deep / 2, rim0 / 2, flare, rimFront, weave);
  const ringAt = (y: number, r: number): Point[] =>
    Array.from({ length: 64 }, (_, index): Point => [
      Math.cos((index / 64) * 2 * Math.PI) * r,
      y,
      Math.sin((index / 64) * 2 * Math.PI) * r * stretch + rim0 / 2,
    ]);
  const [top, foot] = [radius * 0.9, radius * 0.98];
  const stand: Object3D[] = Array.from({ length: canes }, (_, index) => {
    const from = (index / canes) * 2 * Math.PI;
    const to = from + (index % 2 === 0 ? 1 : -1) * (Math.PI / canes) * 3;
    return between(
      [Math.cos(from) * foot, 0.012, Math.sin(from) * foot * stretch + rim0 / 2],
      [Math.cos(to) * top, floorOfBasket, Math.sin(to) * top * stretch + rim0 / 2],
      0.007,
      cane,
      { sides: 10 },
    );
  });
  return fitted(
    group([
      ...stand,
      part(cord(ringAt(0.012, foot), 0.012, { closed: true, sides: 10 }), cane),
      part(cord(ringAt(floorOfBasket - 0.02, top), 0.013, { closed: true, sides: 10 }), cane),
      upholstered(disc, weave, { at: [0, floorOfBasket, rim0 / 2] }),
      wall,
      part(cord(rim, 0.017, { sides: 10 }), cane),
      upholstered(cushion, cover, { at: [0, seat - 0.06, rim0 / 2], piped: ["top", "bottom"] }),
    ]),
    size,
    0.06,
  );
};

function basket(
  { height }: Size,
  from: number,
  rx: number,
  rz: number,
  forward: number,
  flare: number,
  rimFront: number,
  weave: Surface,
): { wall: Object3D; rim: Point[] } {
  // Round the basket from one side of its opening over the back to the other.
  const reach = Math.PI * 0.82;
  const length = reach * (rx + rz);
  const tall = height - from - 0.017;
  const topAt = (t: number): number =>
    rimFront - from + (height - 0.017 - rimFront) * step(0, 0.36, Math.min(t, 1 - t));
  const place = (t: number, up: number, inwards: number): Point => {
    const angle = (t * 2 - 1) * reach;
    const out = flare * Math.sin((up * Math.PI) / 2) * (topAt(t) / tall) ** 0.7 - inwards;
    return [Math.sin(angle) * (rx + out), from + up * topAt(t), forward - Math.cos(angle) * (rz + out)];
  };
  const body = padded(length, tall, 0.022, {
    edge: 0.01,
    wrinkle: 0,
    cell: 0.035,
    bend: ([x, y, z]) => place(x / length + 0.5, 0.5 + y / tall, z),
  });
  const rim = Array.from({ length: 81 }, (_, index) => place(index / 80, 1, 0));
  // The rim runs down to the seat at both sides of the opening.
  const down = (end: number): Point[] => [0.6, 0.2].map((up) => place(end, up, 0));
  return { wall: upholstered(body, weave), rim: [...down(0).toReversed(), ...rim, ...down(1)] };
}

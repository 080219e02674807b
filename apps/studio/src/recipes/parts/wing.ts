import type { Object3D } from "three";
import type { Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { upholstered } from "./upholstery.ts";

export interface Wing {
  /** of the arm below it */
  armWidth: number;
  from: number;
  to: number;
  /** front of the back at a height */
  frontAt: (y: number) => number;
  /** of the back */
  thickness: number;
  /** how far it stands forward */
  wing: number;
}

/** A wing: rooted in the back, widest beside the head, running out into the arm. */
export function wingOf(
  side: 1 | -1,
  x: number,
  { armWidth, from, to, frontAt, thickness, wing }: Wing,
  cover: Surface,
  cord: Surface,
): Object3D {
  const tall = to - from;
  const slim = Math.min(0.075, armWidth * 0.8);
  const unit = wing + thickness;
  const open = Math.min(0.042, Math.max(0.006, armWidth - slim));
  const bend = ([px, py, pz]: Point): Point => {
    const t = 0.5 + py / tall;
    const reach =
      wing * (0.62 + 0.42 * Math.sin(Math.PI * Math.min(1, t * 0.95)) + 0.5 * (1 - t) ** 5) * (1 - 0.42 * t ** 6);
    const rear = frontAt(from + t * tall) - thickness * 0.85;
    const share = 0.5 + pz / unit;
    // The front edge opens outwards, so that the head has room.
    return [
      px + side * open * (0.25 + 0.75 * share * Math.sin(Math.PI * Math.min(1, t))),
      py,
      rear + share * (reach + thickness * 0.85),
    ];
  };
  const body = padded(slim, tall, unit, {
    edge: slim * 0.46,
    crown: {},
    wrinkle: 0.003,
    cell: 0.04,
    seed: side + 8,
    bend,
  });
  return upholstered(body, cover, {
    at: [x + (side * slim) / 2, from + tall / 2, 0],
    piped: [side > 0 ? "left" : "right"],
    cord,
  });
}

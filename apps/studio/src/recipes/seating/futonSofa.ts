import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { buttons } from "../../geometry/relief.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { member } from "../parts/timberFrame.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface FutonSofaParameters {
  cover: Surface;
  timber: Surface;
  /** thickness of the futon; 0.15 */
  futon?: number;
  /** width of the arm boards; 0.085 */
  board?: number;
  /** slats in each side; 5 */
  sideSlats?: number;
}

/** A slatted frame of plain boards, and a tufted futon that is folded over it: one half to sit on, one to lean on. */
export const futonSofa: Recipe<FutonSofaParameters> = (
  size,
  { cover, timber, futon = 0.15, board = 0.085, sideSlats = 5 },
) => {
  const { width, depth, height, seatHeight: seat = 0.4 } = size;
  const lean = 0.26;
  const inner = width - 2 * board - 0.01;
  const rail = seat - futon;
  const tall = height - seat + 0.05;
  const rear = -depth / 2 + 0.06 + lean * (tall - 0.1);
  const deep = depth / 2 - 0.03 - rear;
  const dots = (long: number, offset: number): (readonly [number, number])[] =>
    [-1, 1].flatMap((row) =>
      Array.from({ length: 5 }, (_, index) => [((index + 0.5) / 5 - 0.5) * inner, row * long * 0.22 + offset] as const),
    );
  const soft = { edge: 0.06, fullness: 2.6, wrinkle: 0.009 };
  const seatHalf = padded(inner, futon, deep, {
    ...soft,
    crown: { top: 0.02, front: 0.025 },
    reliefs: [buttons(dots(deep, 0.04), 0.022, 0.08, "top")],
  });
  const backHalf = padded(inner, tall, futon, {
    ...soft,
    seed: 6,
    crown: { front: 0.02, top: 0.02 },
    reliefs: [buttons(dots(tall, 0), 0.022, 0.08)],
    bend: ([x, y, z]: Point) => [x, y, z - lean * (y + tall / 2)],
  });
  const slats: Object3D[] = [];
  const count = Math.round(inner / 0.13);
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5) / count - 0.5) * inner;
    slats.push(
      part(box(0.07, 0.018, deep - 0.02, 0.003, 1), timber, [x, rail - 0.01, rear + deep / 2 - 0.01]),
      member(
        [
          [x, rail, rear - 0.012],
          [x, height - 0.09, rear - 0.012 - lean * (height - 0.09 - rail)],
        ],
        { width: 0.07, depth: 0.018, radius: 0.003 },
        timber,
        { level: true, segments: 2 },
      ),
    );
  }
  for (const z of [depth / 2 - 0.06, rear + 0.05])
    slats.push(part(box(inner + 0.02, 0.09, 0.024, 0.003), timber, [0, rail - 0.066, z]));
  for (const y of [rail + 0.06, height - 0.13])
    slats.push(
      part(box(inner + 0.02, 0.07, 0.022, 0.003), timber, [0, y, rear - 0.034 - lean * (y - rail)], {
        turn: [-lean, 0, 0],
      }),
    );
  return fitted(
    group([
      ...slats,
      ...[1, -1].map((side) => sideOf(side * (width / 2 - board / 2), size, board, sideSlats, timber)),
      upholstered(seatHalf, cover, {
        at: [0, seat - futon / 2, depth / 2 - 0.03 - deep / 2],
        piped: ["top", "bottom"],
      }),
      upholstered(backHalf, cover, { at: [0, height - tall / 2, rear + futon / 2], piped: ["front", "back"] }),
    ]),
    size,
  );
};

function sideOf(x: number, { depth }: { depth: number }, board: number, count: number, timber: Surface): Object3D {
  const top = 0.56;
  const post = (z: number): Object3D =>
    part(box(board * 0.55, top - 0.024, 0.06, 0.003), timber, [x, (top - 0.024) / 2, z], { grain: "y" });
  const long = depth - 0.12;
  const rails = [0.16, top - 0.05].map((y) => part(box(0.026, 0.05, long - 0.04, 0.003), timber, [x, y, 0]));
  const slats = Array.from({ length: count }, (_, index) =>
    part(
      box(0.014, top - 0.26, 0.05, 0.003),
      timber,
      [x, (top + 0.11) / 2, ((index + 0.5) / count - 0.5) * (long - 0.1)],
      { grain: "y" },
    ),
  );
  return group([
    part(box(board, 0.026, depth - 0.01, 0.004), timber, [x, top - 0.013, 0]),
    post(depth / 2 - 0.09),
    post(-depth / 2 + 0.09),
    ...rails,
    ...slats,
  ]);
}

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

export interface BalconySetParameters {
  timber: Surface;
  cover: Surface;
  /** width of a chair; 0.52 */
  chair?: number;
  /** side and height of the table; 0.44, 0.45 */
  table?: readonly [side: number, height: number];
  /** slats in a back; 5 */
  slats?: number;
  /** slope of the backs; 0.24 */
  lean?: number;
}

/** Two slatted chairs with cushions and a little table between them. */
export const balconySet: Recipe<BalconySetParameters> = (
  size,
  { timber, cover, chair = 0.52, table = [0.42, 0.44], slats = 5, lean = 0.24 },
) => {
  const x = size.width / 2 - chair / 2;
  const made = [-1, 1].map((side) =>
    group(
      [slattedChair(chair, size.depth, size.height, size.seatHeight ?? 0.42, slats, lean, timber, cover)],
      [side * x, 0, 0],
    ),
  );
  return fitted(
    group([...made, group([slattedTable(table[0], table[1], timber)], [0, 0, size.depth / 2 - table[0] / 2 - 0.04])]),
    size,
  );
};

function slattedChair(
  width: number,
  depth: number,
  height: number,
  seat: number,
  slats: number,
  lean: number,
  timber: Surface,
  cover: Surface,
): Object3D {
  const x = width / 2 - 0.022;
  const cushion = 0.05;
  const rail = seat - cushion;
  const front = depth / 2 - 0.03;
  const back = -depth / 2 + lean * (height - rail) + 0.016;
  const zAt = (y: number): number => back - lean * (y - rail);
  const armTop = seat + 0.19;
  const parts: Object3D[] = [];
  const stick = { width: 0.034, depth: 0.04, radius: 0.006 };
  for (const side of [1, -1]) {
    const at = side * x;
    parts.push(
      member(
        [
          [at, 0, front - 0.03],
          [at, armTop - 0.012, front - 0.012],
        ],
        stick,
        timber,
        { level: true },
      ),
      member(
        [
          [at, 0, -depth / 2 + 0.024],
          [at, rail * 0.7, back - 0.012],
          [at, rail + 0.04, zAt(rail + 0.04)],
          [at, height - 0.02, zAt(height - 0.02)],
        ],
        stick,
        timber,
      ),
      member(
        [
          [at, rail - 0.03, front],
          [at, rail - 0.05, back],
        ],
        { width: 0.024, depth: 0.055, radius: 0.005 },
        timber,
      ),
      member(
        [
          [at, armTop, front + 0.028],
          [at, armTop - 0.01, zAt(armTop)],
        ],
        (t) => ({ width: 0.058 - 0.018 * t, depth: 0.022, radius: 0.009 }),
        timber,
        { ease: 0.008 },
      ),
    );
  }
  for (let index = 0; index < 7; index += 1) {
    const z = back + 0.02 + ((front - back - 0.02) * (index + 0.5)) / 7;
    parts.push(part(box(2 * x - 0.024, 0.018, 0.05, 0.004, 1), timber, [0, rail - 0.012 - 0.02 * (1 - index / 7), z]));
  }
  const rails = [rail + 0.09, height - 0.04] as const;
  for (const y of rails)
    parts.push(
      member(
        [
          [-x, y, zAt(y)],
          [x, y, zAt(y)],
        ],
        { width: 0.022, depth: 0.06, radius: 0.008 },
        timber,
        { across: [0, 0, 1], segments: 2 },
      ),
    );
  for (let index = 0; index < slats; index += 1) {
    const at = ((index + 0.5) / slats - 0.5) * (2 * x - 0.06);
    parts.push(
      member(
        rails.map((y): Point => [at, y, zAt(y)]),
        { width: 0.036, depth: 0.014, radius: 0.004 },
        timber,
        { segments: 2 },
      ),
    );
  }
  const deep = front - back - 0.005;
  const dots = [
    [-0.1, -0.08],
    [0.1, -0.08],
    [-0.1, 0.1],
    [0.1, 0.1],
  ] as const;
  const pad = padded(2 * x - 0.05, cushion + 0.012, deep, {
    edge: 0.024,
    crown: { top: 0.016 },
    wrinkle: 0.005,
    reliefs: [buttons(dots, 0.016, 0.06, "top")],
    bend: ([px, py, pz]) => [px, py + 0.04 * (pz / deep - 0.5), pz],
  });
  const tall = height - seat - 0.075;
  const backPad = padded(2 * x - 0.06, tall, 0.055, {
    edge: 0.024,
    crown: { front: 0.018 },
    wrinkle: 0.005,
    seed: 4,
    bend: ([px, py, pz]) => [px, py, pz - lean * (py + tall / 2)],
  });
  parts.push(
    upholstered(pad, cover, { at: [0, seat - cushion / 2, front - deep / 2 + 0.012], piped: ["top"] }),
    upholstered(backPad, cover, { at: [0, seat + 0.012 + tall / 2, zAt(seat) + 0.043], piped: ["front"] }),
  );
  return group(parts);
}

function slattedTable(side: number, height: number, timber: Surface): Object3D {
  const half = side / 2 - 0.03;
  const boards = Array.from({ length: 6 }, (_, index) =>
    part(box(side, 0.018, side / 6 - 0.006, 0.004), timber, [0, height - 0.009, ((index + 0.5) / 6 - 0.5) * side]),
  );
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      member(
        [
          [x * half, 0, z * half],
          [x * half * 0.96, height - 0.018, z * half * 0.96],
        ],
        { width: 0.032, depth: 0.032, radius: 0.006 },
        timber,
        { level: true },
      ),
    ),
  );
  const aprons = [-1, 1].flatMap((end) => [
    part(box(2 * half, 0.045, 0.018, 0.003), timber, [0, height - 0.041, end * half * 0.96]),
    part(box(0.018, 0.045, 2 * half, 0.003), timber, [end * half * 0.96, height - 0.041, 0]),
  ]);
  return group([...boards, ...legs, ...aprons]);
}

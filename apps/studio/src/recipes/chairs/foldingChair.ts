import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bentBoard } from "../parts/bentBoard.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";

export interface FoldingChairParameters {
  body: Surface;
  /** bolts */
  fittings?: Surface;
  /** slats of the seat; 7 by default */
  slats?: number;
  /** slats of the back; 2 by default */
  backSlats?: number;
  /** width of the flat steel; 2 cm by default */
  bar?: number;
}

/** A bistro chair: flat steel crossed at the sides, slats of sheet steel. */
export function foldingChair(
  size: Size,
  { body, fittings = body, slats = 7, backSlats = 2, bar = 0.02 }: FoldingChairParameters,
): Object3D {
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.45;
  const x = width / 2 - 0.003;
  const [front, hind] = [depth / 2, -depth / 2];
  const flat = { width: 0.006, depth: bar, radius: 0.0018 };
  // The long bar: from the front foot past the seat's rear to the top of the back.
  const long: Point[] = [
    [0, 0, front - 0.012],
    [0, top * 0.55, front - 0.2],
    [0, top + 0.02, hind + 0.085],
    [0, height - 0.2, hind + 0.045],
    [0, height, hind + 0.012],
  ];
  const short: Point[] = [
    [0, 0, hind + 0.014],
    [0, top - 0.03, front - 0.03],
  ];
  const cross = meeting(long, short);
  const sides = [-1, 1].flatMap((side) => {
    const place = (points: readonly Point[], out: number): Point[] => points.map(([, y, z]) => [side * out, y, z]);
    return [
      stick(place(long, x), flat, body, { level: true, segments: 40 }),
      stick(place(short, x - 0.013), flat, body, { level: true }),
      part(box(0.005, 0.014, depth * 0.78, 0.0015), body, [side * (x - 0.021), top - 0.022, front - depth * 0.42]),
      stick(
        [
          [side * (x + 0.002), cross[1], cross[2]],
          [side * (x - 0.02), cross[1], cross[2]],
        ],
        0.012,
        fittings,
      ),
      stick(
        [
          [side * (x + 0.001), top - 0.022, hind + 0.098],
          [side * (x - 0.024), top - 0.022, hind + 0.098],
        ],
        0.01,
        fittings,
      ),
    ];
  });
  const seatDepth = depth * 0.86;
  const pitch = seatDepth / slats;
  const seat = Array.from({ length: slats }, (_, index) => {
    const share = index / (slats - 1);
    const z = front - pitch * (index + 0.5) - 0.004;
    const y = top - 0.006 - 0.01 * Math.sin(share * Math.PI) - (index === 0 ? 0.004 : 0);
    return part(box(width - 0.03, 0.006, pitch - 0.016, 0.0025), body, [0, y, z], {
      turn: [index === 0 ? 0.22 : (share - 0.5) * 0.1, 0, 0],
    });
  });
  const back = Array.from({ length: backSlats }, (_, index) => {
    const y = height - 0.045 - index * 0.115;
    return bentBoard(width - 0.012, 0.07, 0.006, body, [0, y, hind + 0.012 + (height - y) * 0.17], {
      bow: -0.012,
      lean: 0.16,
      corners: 9,
      taper: 0,
    });
  });
  const bars = [
    [0.11, short],
    [0.16, long],
  ] as const;
  const rails = bars.map(([y, line]) => {
    const z = at(line, y);
    return stick(
      [
        [-x + 0.008, y, z],
        [x - 0.008, y, z],
      ],
      0.009,
      body,
    );
  });
  return fitted(group([...sides, ...seat, ...back, ...rails]), size);
}

/** z of a line of points at this height, along its straight pieces. */
function at(line: readonly Point[], y: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (from !== undefined && to !== undefined && y >= from[1] && y <= to[1])
      return from[2] + ((to[2] - from[2]) * (y - from[1])) / (to[1] - from[1]);
  }
  return line.at(-1)?.[2] ?? 0;
}

function meeting(one: readonly Point[], other: readonly Point[]): Point {
  for (let y = 0.05; y < 0.5; y += 0.002) if (at(one, y) <= at(other, y)) return [0, y, at(one, y)];
  return [0, 0.25, 0];
}

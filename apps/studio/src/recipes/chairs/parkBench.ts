import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";

export interface ParkBenchParameters {
  body: Surface;
  /** slats of the seat; 6 by default */
  slats?: number;
  /** upright slats in the back, or boards across; `upright` by default */
  back?: "upright" | "across";
  /** how far the back leans; 0.22 by default */
  lean?: number;
  /** how much the top rail rises in its middle; 5 cm by default */
  crest?: number;
}

/** A garden bench with arms: mortised frames, a slatted seat and back. */
export function parkBench(
  size: Size,
  { body, slats = 6, back = "upright", lean = 0.22, crest = 0.05 }: ParkBenchParameters,
): Object3D {
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.44;
  const post = 0.055;
  const [x, front] = [width / 2 - post / 2 - 0.005, depth / 2 - post / 2 - 0.02];
  const shoulder = height - crest;
  const hinge = -depth / 2 + post / 2 + (shoulder - top) * Math.tan(lean);
  const behind = (y: number): number => hinge - Math.max(0, y - top) * Math.tan(lean);
  const square = { width: post, depth: post * 0.9, radius: 0.004 };
  const rail = top - 0.022;
  const pieces: Object3D[] = [];
  for (const side of [-1, 1]) {
    pieces.push(
      stick(
        [
          [side * x, 0, hinge - 0.02],
          [side * x, top * 0.6, hinge],
          [side * x, top, hinge],
          [side * x, top + 0.1, behind(top + 0.1)],
          [side * x, shoulder - 0.03, behind(shoulder - 0.03)],
        ],
        square,
        body,
        { level: true, segments: 30 },
      ),
      stick(
        [
          [side * x, 0, front],
          [side * x, top + 0.175, front],
        ],
        square,
        body,
        { level: true },
      ),
      part(box(0.035, 0.07, front - hinge, 0.003), body, [side * x, rail - 0.035, (front + hinge) / 2]),
      part(box(0.03, 0.045, front - hinge, 0.003), body, [side * x, 0.13, (front + hinge) / 2 - 0.005]),
      armrest(side * x, top + 0.19, front, behind(top + 0.19), body),
    );
  }
  pieces.push(
    part(box(2 * x - post, 0.07, 0.035, 0.003), body, [0, rail - 0.035, front - 0.004]),
    part(box(2 * x - post, 0.07, 0.035, 0.003), body, [0, rail - 0.035, hinge]),
    part(box(0.035, 0.05, front - hinge, 0.003), body, [0, rail - 0.03, (front + hinge) / 2]),
  );
  const run = front + post / 2 - hinge - post * 0.3;
  const pitch = run / slats;
  for (let index = 0; index < slats; index += 1) {
    const z = front + post / 2 - pitch * (index + 0.5);
    // A hollow where one sits.
    const drop = 0.011 * Math.sin(((index + 0.5) / slats) * Math.PI * 0.95);
    const length = index === 0 || index === slats - 1 ? 2 * x - post - 0.002 : 2 * x - 0.03;
    pieces.push(part(box(length, 0.022, pitch - 0.01, 0.004), body, [0, top - 0.004 - drop, z], { grain: "x" }));
  }
  return fitted(group([...pieces, ...backOf(x - post / 2, top, shoulder, crest, behind, lean, back, body)]), size);
}

function armrest(x: number, y: number, front: number, rear: number, surface: Surface): Object3D {
  const line: Point[] = [
    [x, y - 0.004, rear - 0.01],
    [x, y - 0.002, rear + 0.15],
    [x, y, front - 0.06],
    [x, y - 0.008, front + 0.045],
  ];
  return stick(line, (t) => ({ width: 0.05 + 0.028 * Math.min(1, t * 1.4), depth: 0.026, radius: 0.008 }), surface, {
    ease: 0.008,
  });
}

function backOf(
  half: number,
  top: number,
  shoulder: number,
  crest: number,
  behind: (y: number) => number,
  lean: number,
  kind: "upright" | "across",
  surface: Surface,
): Object3D[] {
  const low = top + 0.085;
  const arch = (share: number): number => shoulder - 0.035 + crest * Math.sin(share * Math.PI);
  const crown = Array.from({ length: 25 }, (_, index): Point => {
    const y = arch(index / 24);
    return [(index / 12 - 1) * (half + 0.03), y, behind(y)];
  });
  const pieces: Object3D[] = [
    stick(crown, { width: 0.07, depth: 0.034, radius: 0.005 }, surface, {
      exact: true,
      across: [0, Math.cos(lean), -Math.sin(lean)],
    }),
    stick(
      [
        [-half - 0.01, low, behind(low)],
        [half + 0.01, low, behind(low)],
      ],
      { width: 0.05, depth: 0.03, radius: 0.004 },
      surface,
      { across: [0, Math.cos(lean), -Math.sin(lean)] },
    ),
  ];
  if (kind === "across") {
    for (const y of [low + 0.085, low + 0.17])
      pieces.push(
        stick(
          [
            [-half - 0.01, y, behind(y)],
            [half + 0.01, y, behind(y)],
          ],
          { width: 0.062, depth: 0.02, radius: 0.004 },
          surface,
          { across: [0, Math.cos(lean), -Math.sin(lean)] },
        ),
      );
    return pieces;
  }
  const count = Math.round((2 * half) / 0.083);
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count;
    const at = (share * 2 - 1) * half;
    const y = arch(share) - 0.01;
    pieces.push(
      stick(
        [
          [at, low + 0.01, behind(low + 0.01)],
          [at, y, behind(y)],
        ],
        { width: 0.045, depth: 0.014, radius: 0.003 },
        surface,
      ),
    );
  }
  return pieces;
}

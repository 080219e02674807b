import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "./stick.ts";

/** Four splayed tubes with a footrest all round: what bar stools stand on. `step` is the footrest's height. */
export function barFrame(
  { width, depth, height, step }: { width: number; depth: number; height: number; step: number },
  surface: Surface,
  tube = 0.02,
): Object3D {
  const [footX, footZ] = [width / 2 - tube / 2, depth / 2 - tube / 2];
  const [x, z] = [footX * 0.72, footZ * 0.72];
  const corner = (share: number): readonly [number, number] => [
    footX + (x - footX) * share,
    footZ + (z - footZ) * share,
  ];
  const sides = [-1, 1].map((end) => {
    const line: Point[] = [
      [-footX, 0.004, end * footZ],
      [-x, height - tube / 2, end * z],
      [x, height - tube / 2, end * z],
      [footX, 0.004, end * footZ],
    ];
    return stick(bent(line, 0.04), tube, surface, { exact: true, across: [0, 0, 1] });
  });
  const [ringX, ringZ] = corner(step / height);
  const rest: Point[] = [
    [-ringX, step, ringZ],
    [ringX, step, ringZ],
    [ringX, step, -ringZ],
    [-ringX, step, -ringZ],
  ];
  const feet = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      part(cylinder(tube * 0.6, tube * 0.62, 0.01, 20), surface, [side * footX, 0.005, end * footZ]),
    ),
  );
  return group([
    ...sides,
    stick(bent(rest, 0.02, { closed: true }), tube * 0.9, surface, { exact: true, closed: true, across: [0, 1, 0] }),
    ...[-1, 1].map((side) =>
      stick(
        [
          [side * x, height - tube / 2, -z],
          [side * x, height - tube / 2, z],
        ],
        tube,
        surface,
      ),
    ),
    ...feet,
  ]);
}

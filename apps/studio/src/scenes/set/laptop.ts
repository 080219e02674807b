import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import { metal, plastic } from "../../surfaces/surfaces.ts";

/** A closed-lid shape would not be read: half open, screen dark. */
export function laptop(): Object3D {
  const body = metal("steel", 0.42);
  const lid = group(
    [
      part(box(0.31, 0.205, 0.006, 0.003), body, [0, 0.1025, 0]),
      part(box(0.296, 0.19, 0.001, 0.0004, 1), plastic("black", 0.12), [0, 0.104, 0.0031]),
    ],
    [0, 0.012, -0.108],
  );
  lid.rotation.x = -0.32;
  const keys = Array.from({ length: 5 }, (_, row) =>
    part(box(0.27, 0.0015, 0.0145, 0.0006, 1), plastic("black", 0.5), [0, 0.0145, -0.075 + row * 0.019]),
  );
  return group([
    part(box(0.31, 0.013, 0.215, 0.004), body, [0, 0.0066, 0]),
    ...keys,
    part(box(0.1, 0.001, 0.06, 0.0004, 1), plastic("grey", 0.4), [0, 0.0135, 0.066]),
    lid,
  ]);
}

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import { plastic } from "../../surfaces/surfaces.ts";

/** A television of this width that is off, on two feet. */
export function television(width: number): Object3D {
  const height = (width * 9) / 16;
  const body = plastic("black", 0.5);
  return group([
    part(box(width, height, 0.022, 0.006), body, [0, 0.06 + height / 2, 0]),
    part(box(width - 0.016, height - 0.02, 0.002, 0.001, 1), plastic("#15171a", 0.16), [0, 0.063 + height / 2, 0.011]),
    ...[-1, 1].map((side) => part(box(0.02, 0.07, 0.2, 0.006), body, [side * width * 0.34, 0.03, 0])),
  ]);
}

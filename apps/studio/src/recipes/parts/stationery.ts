import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import { lacquer, metal } from "../../surfaces/surfaces.ts";
import { stick } from "./stick.ts";

/** A notebook and a pen lying on a desk of this height, at [x, z]. */
export function stationery(height: number, [x, z]: readonly [number, number]): Object3D {
  const book = group([
    part(box(0.145, 0.002, 0.205, 0.0009), lacquer("forest", 0.7), [0, 0.001, 0]),
    part(box(0.14, 0.011, 0.2, 0.001), lacquer("#f2ede2", 0.9), [-0.001, 0.0075, 0]),
    part(box(0.145, 0.002, 0.205, 0.0009), lacquer("forest", 0.7), [0, 0.014, 0]),
  ]);
  const pen = stick(
    [
      [0.03, 0.019, 0.07],
      [0.005, 0.019, -0.06],
    ],
    (t) => ({ width: t > 0.92 ? 0.005 : 0.009, depth: t > 0.92 ? 0.005 : 0.009 }),
    metal("brass"),
    { cornerPoints: 4 },
  );
  return group([book, pen], [x, height, z], 1.3);
}

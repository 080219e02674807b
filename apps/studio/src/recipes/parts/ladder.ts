import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** An upright ladder in the y-z plane at x: a stile at `from`, rungs to `to`, where a post stands already. */
export function ladder(
  wood: Surface,
  x: number,
  from: number,
  to: number,
  height: number,
  rungs: number,
  stile = 0.04,
): Object3D {
  return group([
    part(box(stile, height, stile, 0.006), wood, [x, height / 2, from], { grain: "y" }),
    ...Array.from({ length: rungs }, (_, index) => {
      const y = ((index + 1) * height * 0.9) / (rungs + 0.4);
      return between([x, y, from], [x, y, to], 0.016, wood);
    }),
  ]);
}

import type { BufferGeometry } from "three";
import type { Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";

/** The place of a basket's side: around it, up it (0 the bottom, 1 the rim) and outwards in metres; its y is not used. */
export type Wall = (angle: number, share: number, out: number) => Point;

/** Bottom and sides as seen from above. */
export function inside(wall: Wall, height: number, weave: number): BufferGeometry {
  return sheet(72, 14, (u, v) => {
    // The bottom first, then up the inner side.
    const share = Math.max(0, (v - 0.3) / 0.7);
    const [x, , z] = wall(u * Math.PI * 2, share, -weave);
    const far = Math.min(1, v / 0.3);
    return [x * far, 0.012 + share * (height - 0.012), z * far];
  });
}

/** Cotton turned over the rim, gathered a little, with a hem that is not quite level. */
export function cuff(wall: Wall, top: number, weave: number): BufferGeometry {
  const folds = noise(23, 22, 4, 2);
  const long = Math.min(0.085, top * 0.2);
  return sheet(
    144,
    10,
    (u, v) => {
      const over = Math.min(1, v / 0.3);
      const down = Math.max(0, (v - 0.3) / 0.7);
      const loose = (folds(u, 0.3) - 0.4) * 0.008 * down;
      const out = -weave + over * (weave * 2 + 0.006) + Math.max(0, loose) + 0.002 * down;
      const [x, , z] = wall(u * Math.PI * 2, Math.max(0, 1 - (down * long) / top), out);
      return [
        x,
        top - 0.012 + Math.sin(over * Math.PI * 0.5) * 0.013 - down * (long + (folds(u, 0.7) - 0.5) * 0.01),
        z,
      ];
    },
    true,
  );
}

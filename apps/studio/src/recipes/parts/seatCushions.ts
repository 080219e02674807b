import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import { type Relief } from "../../geometry/relief.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { upholstered } from "./upholstery.ts";

export interface SeatCushions {
  /** the room they share, x from the middle */
  width: number;
  /** from back to front */
  depth: number;
  thickness: number;
  /** top of the seat above the floor */
  top: number;
  /** the middle of the room */
  x?: number;
  z: number;
  count: number;
  cover: Surface;
  cord?: Surface;
  piped?: boolean;
  /** how much the top swells; firm foam little, feathers much */
  loft?: number;
  edge?: number;
  seed?: number;
  reliefs?: readonly Relief[];
}

/** Loose seat cushions side by side: boxed, with cords along both edges. */
export function seatCushions(options: SeatCushions): Object3D {
  const {
    width,
    depth,
    thickness,
    top,
    x = 0,
    z,
    count,
    cover,
    cord = cover,
    piped = true,
    loft = 0.035,
    edge = 0.026,
    seed = 10,
    reliefs = [],
  } = options;
  const each = width / count;
  return group(
    Array.from({ length: count }, (_, index) => {
      const at: Point = [x + each * (index + 0.5 - count / 2), top - thickness / 2, z];
      const body = padded(each - 0.004, thickness, depth, {
        edge,
        crown: { top: loft, front: 0.02, left: 0.003, right: 0.003 },
        fullness: 2.5,
        wrinkle: 0.009,
        seed: seed + index,
        reliefs,
        without: ["bottom"],
        cell: 0.055,
        bend: sat(each, thickness, depth),
      });
      return upholstered(body, cover, { at, piped: piped ? ["top", "bottom"] : [], cord });
    }),
  );
}

/** The front edge gives way a little where people sit, and the cords are not drawn with a ruler. */
const sat =
  (width: number, thickness: number, depth: number) =>
  ([x, y, z]: Point): Point => {
    const towardsFront = Math.max(0, 0.2 + z / depth);
    const dip = 0.008 * Math.cos((x / width) * Math.PI) ** 2 * towardsFront * (0.5 + y / thickness);
    return [x, y - dip, z];
  };

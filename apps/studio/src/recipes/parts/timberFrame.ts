import type { Mesh, Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, type Point } from "../../geometry/part.ts";
import { type Section, sweep, type SweepOptions } from "../../geometry/sweep.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { covered } from "./upholstery.ts";

/** A piece of a wooden frame along a line; its grain follows the bend. */
export const member = (
  points: readonly Point[],
  section: Section | ((t: number) => Section),
  timber: Surface,
  options: SweepOptions = {},
): Mesh => covered(sweep(points, section, { segments: 24, ease: 0.003, ...options }), timber);

/** Round bars at even distances between two lines, each given by its ends. */
export function spindles(
  count: number,
  [from, to]: readonly [Point, Point],
  [fromTop, toTop]: readonly [Point, Point],
  radius: number,
  timber: Surface,
): Object3D {
  const along = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  return group(
    Array.from({ length: count }, (_, index) => {
      const t = count === 1 ? 0.5 : index / (count - 1);
      return between(along(from, to, t), along(fromTop, toTop, t), radius, timber, { sides: 12 });
    }),
  );
}

import type { Mesh } from "three";
import type { Point } from "../../geometry/part.ts";
import { type Section, sweep, type SweepOptions } from "../../geometry/sweep.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { covered } from "./upholstery.ts";

/** Any long piece: a post, a rail, a spindle, a bent tube. A number is the diameter of a round one. */
export function stick(
  points: readonly Point[],
  section: number | Section | ((t: number) => Section),
  surface: Surface,
  options: SweepOptions = {},
): Mesh {
  const shape = typeof section === "number" ? { width: section, depth: section } : section;
  return covered(sweep(points, shape, options), surface);
}

/** A round section that changes its diameter evenly. */
export const tapering =
  (from: number, to: number) =>
  (t: number): Section => ({ width: from + (to - from) * t, depth: from + (to - from) * t });

/** A round section thick in the middle: turned stretchers and spindles. */
export const bellied =
  (ends: number, middle: number) =>
  (t: number): Section => {
    const diameter = ends + (middle - ends) * Math.sin(t * Math.PI) ** 1.3;
    return { width: diameter, depth: diameter };
  };

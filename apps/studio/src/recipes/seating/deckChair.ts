import type { Object3D } from "three";
import { sheetChart, chartGeometry } from "../../geometry/charts.ts";
import { group, type Point } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { member } from "../parts/timberFrame.ts";
import { covered } from "../parts/upholstery.ts";

export interface DeckChairParameters {
  timber: Surface;
  /** the canvas and its stripes */
  canvas: Surface;
  stripe: Surface;
  /** widths of the stripes across the canvas, canvas first, in shares; a regular awning by default */
  stripes?: readonly number[];
  /** how far the canvas hangs through; 0.13 */
  sag?: number;
}

const AWNING = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];

/** A folding deck chair: two frames crossed like scissors, a canvas slung between their ends. */
export const deckChair: Recipe<DeckChairParameters> = (
  size,
  { timber, canvas, stripe, stripes = AWNING, sag = 0.13 },
) => {
  const { width, depth, height } = size;
  const [front, rear] = [depth / 2, -depth / 2];
  const lath = { width: 0.026, depth: 0.045, radius: 0.006 };
  const outer = width / 2 - 0.014;
  const inner = outer - 0.036;
  const top: Point = [0, height - 0.03, rear + 0.04];
  const low: Point = [0, 0.333, front - 0.044];
  const at = (x: number, [, y, z]: Point): Point => [x, y, z];
  const parts: Object3D[] = [];
  for (const side of [1, -1]) {
    parts.push(
      // The long frame leans from the front of the floor to the head.
      member(
        [at(side * outer, [0, 0.014, front - 0.2]), at(side * outer, [0, height - 0.012, rear + 0.022])],
        lath,
        timber,
      ),
      // The short one carries the front of the seat and stands behind.
      member([at(side * inner, [0, 0.014, rear + 0.24]), at(side * inner, [0, 0.345, front - 0.014])], lath, timber),
      // The prop that holds the head in its notches.
      member(
        [at(side * (inner - 0.034), [0, 0.52, rear + 0.33]), at(side * (inner - 0.034), [0, 0.05, rear + 0.11])],
        { width: 0.02, depth: 0.032, radius: 0.005 },
        timber,
      ),
    );
  }
  const rail = (reach: number, spot: Point, thick = 0.028): Object3D =>
    member([at(-reach, spot), at(reach, spot)], { width: thick, depth: thick }, timber, {
      across: [0, 0, 1],
      segments: 2,
    });
  parts.push(
    rail(outer, top),
    rail(inner, low),
    rail(outer, [0, 0.045, front - 0.235], 0.022),
    rail(inner, [0, 0.05, rear + 0.3], 0.022),
    rail(inner - 0.02, [0, 0.052, rear + 0.115], 0.022),
    rail(inner - 0.02, [0, 0.515, rear + 0.328], 0.02),
    sling(inner - 0.04, top, low, sag, stripes, canvas, stripe),
  );
  return fitted(group(parts), size);
};

function sling(
  half: number,
  top: Point,
  low: Point,
  sag: number,
  stripes: readonly number[],
  canvas: Surface,
  stripe: Surface,
): Object3D {
  const total = stripes.reduce((sum, share) => sum + share, 0);
  let from = 0;
  const bands = stripes.map((share, index) => {
    const [left, right] = [from / total, (from + share) / total];
    from += share;
    const surface = index % 2 === 0 ? canvas : stripe;
    const at = (u: number, v: number): Point => {
      const s = left + (right - left) * u;
      const across = (s * 2 - 1) * half * (1 - 0.05 * Math.sin(Math.PI * v));
      // Hangs deepest where one sits, below the middle, and more in the middle than at its hems.
      const hang = sag * Math.sin(Math.PI * v ** 0.8) * (0.9 + 0.1 * (1 - (s * 2 - 1) ** 2));
      return [
        across,
        low[1] + (top[1] - low[1]) * v - hang + 0.016,
        low[2] + (top[2] - low[2]) * v + 0.45 * hang * (v - 0.35),
      ];
    };
    return covered(chartGeometry([sheetChart(Math.max(1, share * 2), 40, at)]), {
      ...surface,
      name: `${surface.name}-canvas`,
      bothSides: true,
    });
  });
  return group(bands);
}

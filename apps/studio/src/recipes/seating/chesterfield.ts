import type { Object3D } from "three";
import { lengths, sheet } from "../../geometry/charts.ts";
import { horseshoe, type Horseshoe } from "../../geometry/horseshoe.ts";
import { item } from "../../geometry/item.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { profiled } from "../../geometry/profiled.ts";
import { tufting } from "../../geometry/relief.ts";
import { sphere } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Feet, feet } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { seatCushions } from "../parts/seatCushions.ts";
import { covered, upholstered } from "../parts/upholstery.ts";

export interface ChesterfieldParameters {
  cover: Surface;
  seats: number;
  /** radius of the scroll on top of back and arms; 0.085 */
  roll?: number;
  /** distance of the buttons; 0.16 */
  tuft?: number;
  nails: Surface;
  feet: Feet;
}

/** Back and arms of one height, rolled over outwards, with deep buttons; a smooth front and loose seat cushions. */
export const chesterfield: Recipe<ChesterfieldParameters> = (
  size,
  { cover, seats, roll = 0.085, tuft = 0.16, nails, feet: standing },
) => {
  const { width, depth, height, seatHeight: seat = 0.45 } = size;
  const section = sectionOf(standing.height + 0.01, seat - 0.12, height, roll);
  const out = Math.max(...section.points.map(([o]) => o));
  const front = depth / 2 - 0.045;
  const inner = width / 2 - out;
  const path = horseshoe(inner, front, -depth / 2 + out, 0.07);
  const cushion = 0.15;
  const rail = seat - cushion;
  const deep = depth - out - 0.02;
  return fitted(
    group([
      walls(path, section, tuft, cover),
      ...([1, -1] as const).map((side) => armFront(side, section, [side * inner, 0, front], cover, nails)),
      upholstered(
        padded(inner * 2 + 0.05, rail - standing.height, deep, {
          edge: 0.03,
          crown: { front: 0.012 },
          fullness: 6,
          wrinkle: 0.004,
        }),
        cover,
        { at: [0, (rail + standing.height) / 2, depth / 2 - deep / 2 - 0.03], piped: ["front"] },
      ),
      seatCushions({
        width: inner * 2 - 0.03,
        depth: deep - 0.02,
        thickness: cushion,
        top: seat,
        z: depth / 2 - (deep - 0.02) / 2 - 0.005,
        count: seats,
        cover,
        loft: 0.045,
      }),
      feet(standing, width - 0.06, depth - 0.04),
    ]),
    size,
  );
};

interface Section {
  /** outwards from the inner face, and height; from below inside over the scroll to below outside */
  points: readonly (readonly [out: number, y: number])[];
  /** the first points, up to where the buttons end */
  tufted: number;
}

function sectionOf(from: number, inside: number, top: number, roll: number): Section {
  const centre = [roll * 1.05, top - roll] as const;
  const face = Array.from({ length: 14 }, (_, index) => {
    const t = index / 14;
    // The back swells towards the sitter before it rolls over.
    return [0.03 - 0.03 * t - 0.022 * Math.sin(t * Math.PI), inside + (centre[1] - inside) * t] as const;
  });
  const scroll = Array.from({ length: 27 }, (_, index) => {
    const angle = Math.PI * (1 - (index / 26) * 1.42);
    return [centre[0] + Math.cos(angle) * roll * 1.05, centre[1] + Math.sin(angle) * roll] as const;
  });
  const [lastOut, lastY] = item(scroll, -1);
  const outer = Array.from({ length: 10 }, (_, index) => {
    const t = (index + 1) / 10;
    return [lastOut + (roll * 1.5 - lastOut) * Math.min(1, t * 2.5), lastY + (from - lastY) * t] as const;
  });
  return { points: [...face, ...scroll, ...outer], tufted: face.length + 15 };
}

function walls(path: Horseshoe, { points, tufted }: Section, tuft: number, cover: Surface): Object3D {
  const along = lengths(points.map(([o, y]) => [o, y, 0]));
  const inner = item(along, tufted);
  const columns = Math.round(path.length / 0.021);
  const stepX = path.length / Math.round(path.length / tuft);
  const buttons = tufting(Math.round(path.length / tuft) + 1, 5, stepX, inner / 5, 0.034);
  const rows = points.length - 1;
  const at = (u: number, v: number): Point => {
    const row = Math.round(v * rows);
    const [out, y] = item(points, row);
    const [before, after] = [item(points, Math.max(0, row - 1)), item(points, Math.min(rows, row + 1))];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
    // Into the padding: to the right of the way up.
    const normal = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length] as const;
    const spot = path.at(u * path.length);
    const fades = Math.min(1, Math.max(0, (tufted + 2 - row) / 5));
    const depth = fades * buttons.depth((u - 0.5) * path.length, item(along, row) - inner / 2);
    const o = out + normal[0] * depth;
    return [spot.x + spot.alongZ * o, y + normal[1] * depth, spot.z - spot.alongX * o];
  };
  const knobs = buttons.spots.flatMap(([x, q]) => {
    const u = x / path.length + 0.5;
    if (u < 0.01 || u > 0.99) return [];
    const row = along.findIndex((value) => value >= q + inner / 2);
    return row < 6 ? [] : [part(sphere(0.0125, 9), cover, at(u, row / rows))];
  });
  return group([covered(sheet(columns, rows, at), cover), ...knobs]);
}

/** The front of an arm: a flat panel in the shape of the scroll, edged with nails. */
function armFront(side: 1 | -1, { points }: Section, at: Point, cover: Surface, nails: Surface): Object3D {
  const foot = item(points, -1)[1];
  const closed = [...points.map(([o, y]) => [o, y] as const), [item(points, 0)[0] + 0.01, foot] as const];
  const outline = side > 0 ? closed.toReversed() : closed.map(([o, y]) => [-o, y] as const);
  const panel = upholstered(profiled(outline, 0.05, { edge: 0.014, cells: 1 }), cover, { piped: ["front"] });
  const along = lengths(points.map(([o, y]) => [o, y, 0]));
  const centre = Math.max(...points.map(([o]) => o)) / 2;
  const top = Math.max(...points.map(([, y]) => y)) - centre;
  const spaced: Point[] = [];
  let last = 0;
  points.forEach(([o, y], index) => {
    if (item(along, index) - last < 0.02) return;
    last = item(along, index);
    // Round the scroll they follow its curve, below it they keep their distance from the edge.
    const [x, high] =
      y > top - centre ? [o + (centre - o) * 0.2, y + (top - y) * 0.2] : [o + Math.sign(centre - o) * 0.016, y];
    spaced.push([side * x, high, 0.026]);
  });
  return group([panel, ...spaced.map((spot) => part(sphere(0.0055, 6), nails, spot))], at);
}

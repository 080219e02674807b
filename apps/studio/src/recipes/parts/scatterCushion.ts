import type { Object3D } from "three";
import { chartGeometry, sheetChart } from "../../geometry/charts.ts";
import { group, type Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { covered, piping } from "./upholstery.ts";

export interface ScatterCushion {
  surface: Surface;
  width?: number;
  height?: number;
  thickness?: number;
  seed?: number;
  piped?: boolean;
}

/** A filled cover in the x-y plane, its lower edge at y = 0: plump in the middle, drawn in along the sides, crisp at the corners. */
export function scatterCushion({
  surface,
  width = 0.45,
  height = width,
  thickness = 0.18,
  seed = 1,
  piped = true,
}: ScatterCushion): Object3D {
  const crumple = noise(seed * 31 + 3, 5, 5, 3);
  const seamAt = (s: number, t: number): readonly [number, number] => [
    (s * width * (1 - 0.075 * (1 - t * t) * s * s)) / 2,
    (t * height * (1 - 0.075 * (1 - s * s) * t * t)) / 2,
  ];
  const side =
    (sign: 1 | -1) =>
    (u: number, v: number): Point => {
      // Closer lines at the border, where the cover turns.
      const s = Math.sin((u - 0.5) * Math.PI);
      const t = Math.sin((v - 0.5) * Math.PI);
      const room = Math.max(0, (1 - s * s) * (1 - t * t));
      const bulge = room ** 0.62;
      // Folds run from the corners towards the middle and die out there.
      const corner = Math.abs(s * t) * room ** 0.4 * 2;
      const crease =
        (crumple(u, v) - 0.5) * 0.016 * Math.min(1, bulge * 2.5) + (crumple(v + 0.3, u) - 0.5) * 0.03 * corner;
      const [x, y] = seamAt(s, t);
      return [x, y + height / 2, sign * Math.max(0, (thickness / 2) * bulge + crease)];
    };
  const geometry = chartGeometry([sheetChart(26, 26, side(1)), sheetChart(26, 26, side(-1), true)]);
  if (!piped) return covered(geometry, surface);
  const border = Array.from({ length: 80 }, (_, index): Point => {
    const along = (index % 20) / 10 - 1;
    const [s, t] = [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ][Math.floor(index / 20)] as [number, number];
    const [x, y] = seamAt(s, t);
    return [x, y + height / 2, 0];
  });
  return group([covered(geometry, surface), piping(border, surface, { radius: 0.0035 })]);
}

export interface Scattered extends ScatterCushion {
  /** from the middle of the sofa */
  x: number;
  /** radians about y */
  turn?: number;
}

/** Cushions set down on a seat, leaning back as far as keeps them under `top`. */
export function scattered(cushions: readonly Scattered[], seat: number, top: number, z: number): Object3D {
  return group(
    cushions.map(({ x, turn = 0, ...look }, index) => {
      const height = look.height ?? look.width ?? 0.45;
      const lean = Math.min(0.8, Math.max(0.3, Math.acos(Math.min(1, (top - seat - 0.03) / height))));
      const kept = Math.min(height, (top - seat - 0.03) / Math.cos(lean));
      const cushion = scatterCushion({ seed: index + 3, ...look, height: kept });
      cushion.rotation.set(-lean, 0, 0);
      cushion.position.z = Math.sin(lean) * kept * 0.55;
      return group([cushion], [x, seat + 0.02, z], turn);
    }),
  );
}

import { item } from "../../geometry/item.ts";
import { sheet } from "../../geometry/charts.ts";
import type { Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import type { Mesh } from "three";
import type { Surface } from "../../surfaces/surface.ts";
import { covered } from "./upholstery.ts";

/** The flounce of a loose cover: hangs from `height` to the floor round width × depth, with a kick pleat at each corner. */
export function skirt(width: number, depth: number, height: number, cover: Surface): Mesh {
  const waves = noise(17, 22, 3, 2);
  const corners: readonly (readonly [number, number])[] = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
    [1, 1],
  ];
  const line: { x: number; z: number; out: readonly [number, number]; pleat: number }[] = [];
  for (let side = 0; side < 4; side += 1) {
    const [from, to] = [item(corners, side), item(corners, side + 1)];
    const out: readonly [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const steps = side % 2 === 0 ? 30 : 56;
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const length = side % 2 === 0 ? depth : width;
      const toCorner = Math.min(t, 1 - t) * length;
      line.push({
        x: ((from[0] + (to[0] - from[0]) * t) * width) / 2,
        z: ((from[1] + (to[1] - from[1]) * t) * depth) / 2,
        out,
        pleat: Math.exp(-((toCorner / 0.018) ** 2)),
      });
    }
  }
  const columns = line.length - 1;
  const at = (u: number, v: number): Point => {
    const { x, z, out, pleat } = item(line, Math.round(u * columns));
    const low = 1 - v;
    const swing = low * 0.011 * (waves(u, v * 0.2) - 0.6) - pleat * low * 0.02;
    return [
      x + out[0] * swing - Math.sign(x) * 0.012 * (1 - Math.abs(out[0])) * pleat,
      0.003 + v * height,
      z + out[1] * swing,
    ];
  };
  return covered(sheet(columns, 8, at), { ...cover, name: `${cover.name}-skirt`, bothSides: true });
}

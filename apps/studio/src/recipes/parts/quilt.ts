import { type BufferGeometry } from "three";
import { chartGeometry, sheetChart } from "../../geometry/charts.ts";
import type { Point } from "../../geometry/part.ts";
import { step } from "../../geometry/random.ts";

/** How a cover is sewn: diamonds, waves along the bed, or broad channels across it. */
export type Stitching = "diamonds" | "waves" | "channels" | "plain";

/** Height of the padding between the seams, 0 in the seam and 1 in the middle; metres. */
export function padding(stitching: Stitching, x: number, z: number): number {
  const wave = (value: number): number => Math.abs(Math.sin(Math.PI * value));
  switch (stitching) {
    case "diamonds":
      return (wave((x + z) / 0.2) * wave((x - z) / 0.2)) ** 0.5;
    case "waves":
      return wave((x + 0.035 * Math.sin((z / 0.42) * Math.PI * 2)) / 0.13) ** 0.5;
    case "channels":
      return wave(z / 0.2) ** 0.35;
    case "plain":
      return 1;
  }
}

/** A quilted panel with its rim rolled down, its seam at y = 0. */
export function quiltedPanel(
  width: number,
  length: number,
  loft: number,
  stitching: Stitching,
  corner: number,
  detail = 0.02,
): BufferGeometry {
  const [columns, rows] = [Math.round(width / detail), Math.round(length / detail)];
  const at = (u: number, v: number): Point => {
    const [x, z] = [(u - 0.5) * width, (v - 0.5) * length];
    const rim = Math.min(width / 2 - Math.abs(x), length / 2 - Math.abs(z));
    const roll = Math.sqrt(1 - (1 - Math.min(1, rim / 0.03)) ** 2);
    // The grid's square corners are pressed onto the corner's arc.
    const [overX, overZ] = [Math.abs(x) - width / 2 + corner, Math.abs(z) - length / 2 + corner];
    const press = overX > 0 && overZ > 0 ? 1 - Math.max(overX, overZ) / Math.hypot(overX, overZ) : 0;
    return [
      x - Math.sign(x) * overX * press,
      loft * roll * (0.35 + 0.65 * padding(stitching, x, z) * step(0, 0.05, rim)),
      z - Math.sign(z) * overZ * press,
    ];
  };
  return chartGeometry([sheetChart(columns, rows, at, true)]);
}

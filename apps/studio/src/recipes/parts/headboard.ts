import type { Object3D } from "three";
import { sheet } from "../../geometry/charts.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, sphere } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { covered } from "./upholstery.ts";

/**
 * plain: one smooth pad; channels: upright rolls; panels: broad fields with a seam between them; buttoned: deep buttons in a
 * diamond pattern; squares: fields sewn both ways.
 */
export type Quilting = "plain" | "channels" | "panels" | "buttoned" | "squares";

export interface HeadboardOptions {
  cover: Surface;
  quilting: Quilting;
  /** width of a channel or panel, distance of the buttons */
  pitch?: number;
  /** depth of the relief */
  relief?: number;
}

/** An upholstered headboard standing on y = 0, its back at z = 0, its face at most at z = thickness. */
export function headboard(
  width: number,
  height: number,
  thickness: number,
  { cover, quilting, pitch = 0.2, relief = 0.036 }: HeadboardOptions,
): Object3D {
  const columns = Math.max(2, Math.round(width / pitch));
  const step = width / columns;
  const rows = Math.max(2, Math.round(height / step));
  const body = thickness - relief;
  const pad = reliefOf(quilting, columns, rows);
  const round = Math.min(0.045, thickness * 0.45);
  const detail = quilting === "plain" ? 40 : quilting === "panels" ? columns * 24 : columns * 10;
  const face = sheet(
    Math.max(40, detail),
    quilting === "buttoned" || quilting === "squares" ? rows * 8 : 26,
    (u, v) => {
      const upper = Math.min(1, v / 0.94);
      // Beyond the top the cloth turns over the edge to the back.
      const over = Math.max(0, (v - 0.94) / 0.06);
      const side = Math.min(u, 1 - u) * width;
      const fall = 1 - Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, side / round)) ** 2));
      const angle = over * Math.PI * 0.5;
      const swell = pad(u, upper) * relief * Math.cos(angle);
      const z = body + swell - round + round * Math.cos(angle) - fall * round;
      const y =
        upper * (height - round) + Math.sin(angle) * (round + swell * 0.2 - 0.001 - relief * 0.2) + relief * 0.2 * over;
      return [(u - 0.5) * width, Math.min(height, y), Math.max(0.004, z)] satisfies Point;
    },
  );
  const parts: Object3D[] = [
    covered(face, cover),
    part(box(width - 0.002, height - 0.004, body * 0.8, Math.min(0.025, body * 0.35), 5), cover, [
      0,
      height / 2 - 0.002,
      body * 0.4,
    ]),
  ];
  if (quilting === "buttoned") parts.push(...buttons(width, height, columns, rows, body, cover));
  return group(parts);
}

/** 1 where the padding is highest, 0 in the seams. */
function reliefOf(quilting: Quilting, columns: number, rows: number): (u: number, v: number) => number {
  const wave = (x: number): number => Math.abs(Math.sin(Math.PI * x));
  switch (quilting) {
    case "plain":
      return (u, v) => (1 - Math.abs(u * 2 - 1) ** 6) ** 0.5 * (1 - Math.abs(v * 2 - 1) ** 8) ** 0.5;
    case "channels":
      return (u) => wave(u * columns) ** 0.45;
    case "panels":
      return (u) => Math.min(1, wave(u * columns) * 4.5) ** 0.5;
    case "squares":
      return (u, v) => Math.min(1, wave(u * columns) * 2) ** 0.5 * Math.min(1, wave(v * rows) * 2) ** 0.5;
    case "buttoned":
      return (u, v) => {
        const [a, b] = [u * columns, v * rows];
        return (wave((a + b) / 2 + 0.25) * wave((a - b) / 2 + 0.25)) ** 0.45;
      };
  }
}

function buttons(
  width: number,
  height: number,
  columns: number,
  rows: number,
  body: number,
  cover: Surface,
): Object3D[] {
  const found: Object3D[] = [];
  // Where both folds cross: a + b and a - b are odd halves at once.
  for (let i = -rows; i <= columns + rows; i += 1) {
    for (let j = -rows; j <= rows + columns; j += 1) {
      const [sum, difference] = [2 * i - 0.5, 2 * j - 0.5];
      const [u, v] = [(sum + difference) / 2 / columns, (sum - difference) / 2 / rows];
      if (u < 0.03 || u > 0.97 || v < 0.42 || v > 0.93) continue;
      const button = sphere(0.012, 14);
      button.scale(1, 1, 0.5);
      found.push(part(button, cover, [(u - 0.5) * width, v * height * 0.97, body + 0.002]));
    }
  }
  return found;
}

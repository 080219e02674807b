import { noise } from "../../geometry/random.ts";
import { type Drawing, paint, rgb, tint } from "./canvas.ts";

const round = (x: number): number => Math.sqrt(Math.max(0, 1 - (((x % 1) - 0.5) * 2) ** 2 * 0.95));

/** Cane over and under cane. */
function basket(u: number, v: number, columns: number, rows: number): number {
  const over = (Math.floor(u * columns) + Math.floor(v * rows)) % 2 === 1;
  return over ? round(u * columns) : round(v * rows);
}

/** Thin willow around upright stakes: long passes, every row shifted by one. */
function wickerwork(u: number, v: number): number {
  const row = Math.floor(v * 14);
  const bow = 0.72 + 0.28 * Math.cos((u * 6 + (row % 2)) * Math.PI);
  return round(v * 14) * bow;
}

/** Laid cord: strands that wind around it. */
function cord(u: number, v: number): number {
  return round(v * 8) * (0.65 + 0.35 * Math.sqrt(Math.abs(Math.sin((u * 14 + v * 8) * Math.PI))));
}

const HEIGHTS = { rattan: (u: number, v: number) => basket(u, v, 8, 8), wicker: wickerwork, rope: cord };

export function woven(kind: keyof typeof HEIGHTS, color: string): Drawing {
  const ground = rgb(color);
  const fibre = noise(4, 32, 32, 2);
  const at = HEIGHTS[kind];
  return paint(512, 512, 4.5, (u, v, pixel) => {
    const height = at(u, v);
    tint(pixel, ground, (0.45 + 0.6 * height) * (0.85 + 0.3 * fibre(u, v)));
    pixel.height = height;
  });
}

import { noise, step } from "../../geometry/random.ts";
import { blend, clamp, type Drawing, paint, rgb } from "./canvas.ts";

export interface WoodTexture {
  light: string;
  dark: string;
  pore: number;
  contrast: number;
  seed: number;
}

const RINGS = 7;

/** Two metres along the grain by half a metre across: rings cut lengthwise, fine fibres, pores, clouds of colour. */
export function wood({ light, dark, pore, contrast, seed }: WoodTexture): Drawing {
  const pale = rgb(light);
  // Stained wood comes with one colour: its late wood is that colour, darker.
  const deep = light === dark ? (pale.map((x) => x * 0.78) as unknown as typeof pale) : rgb(dark);
  const warp = noise(seed, 3, 3, 4);
  const band = noise(seed + 9, 2, 12, 3);
  const fine = noise(seed + 5, 10, 200, 2);
  const pores = noise(seed + 7, 26, 300);
  const cloud = noise(seed + 13, 3, 3, 3);
  return paint(2048, 512, 0.5, (u, v, pixel) => {
    const across = (v + (warp(u, v) - 0.5) * 0.22) * RINGS + band(u, v) * 1.6;
    let ring = (across - Math.floor(across)) ** 1.7;
    ring = ring < 0.92 ? ring / 0.92 : 1 - (ring - 0.92) / 0.08;
    const fibre = fine(u, v);
    const hole = step(0.66, 0.95, pores(u, v)) * step(0.25, 0.8, ring + 0.25) * 0.8;
    const tone = clamp(
      (ring * 0.5 + fibre * 0.42 - 0.12 + (cloud(u, v) - 0.5) * 0.45) * contrast + (1 - contrast) * 0.35,
    );
    blend(pixel, pale, deep, tone, 1 - hole * pore);
    pixel.height = 1 - hole + fibre * 0.25;
  });
}

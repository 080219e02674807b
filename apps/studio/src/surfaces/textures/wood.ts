import { noise, step } from "../../geometry/random.ts";
import { blend, clamp, type Drawing, paint, type Rgb, rgb } from "./canvas.ts";

export interface WoodTexture {
  light: string;
  dark: string;
  pore: number;
  contrast: number;
  seed: number;
}

const RINGS = 7;

/** Stained wood comes with one colour: its late wood is that colour, darker. */
function lateWood(light: string, dark: string): Rgb {
  const [red, green, blue] = rgb(dark);
  return light === dark ? [red * 0.78, green * 0.78, blue * 0.78] : [red, green, blue];
}

/** Two metres along the grain by half a metre across: rings cut lengthwise, fine fibres, pores, clouds of colour. */
export function wood({ light, dark, pore, contrast, seed }: WoodTexture): Drawing {
  const pale = rgb(light);
  const deep = lateWood(light, dark);
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

/** Wood from nearby, 50 cm along the grain by 25 across: rings that come to a point, fibres, rays and pores that can be told apart. */
export function grain({ light, dark, pore, contrast, seed }: WoodTexture): Drawing {
  const pale = rgb(light);
  const deep = lateWood(light, dark);
  const bow = noise(seed, 2, 2, 2);
  const wander = noise(seed + 9, 4, 16, 3);
  const widths = noise(seed + 3, 1, 24);
  const fibres = noise(seed + 5, 14, 420, 2);
  const hairs = noise(seed + 6, 70, 760);
  const pores = noise(seed + 7, 90, 900);
  const shift = noise(seed + 17, 40, 40);
  const rays = noise(seed + 11, 46, 260);
  const cloud = noise(seed + 13, 3, 5, 3);
  return paint(2048, 1024, 1.1, (u, v, pixel) => {
    const across = (v + (bow(u, v) - 0.5) * 0.34 + (wander(u, v) - 0.5) * 0.03) * 26 + widths(u, v) * 2.4;
    const ring = across - Math.floor(across);
    // Late wood darkens slowly and ends at once.
    const late = ring < 0.9 ? (ring / 0.9) ** 2.6 : (1 - ring) / 0.1;
    const fibre = fibres(u, v);
    const hair = hairs(u, v);
    // Early wood has the pores.
    const hole =
      step(0.7, 0.95, pores(u + shift(v, u) * 0.06, v + shift(u, v) * 0.008)) * (1 - 0.8 * step(0.15, 0.6, ring));
    const ray = step(0.78, 0.92, rays(u, v)) * 0.14;
    const tone = clamp(
      (late * 0.52 + (fibre - 0.5) * 0.4 + (hair - 0.5) * 0.2 + (cloud(u, v) - 0.5) * 0.4 + 0.2) * contrast +
        (1 - contrast) * 0.3 -
        ray,
    );
    blend(pixel, pale, deep, tone, 1 - hole * Math.min(0.45, pore * 1.5));
    pixel.height = 1 - hole * 0.6 + hair * 0.3 + fibre * 0.2;
  });
}

import { noise, random, step } from "../../geometry/random.ts";
import { blend, clamp, type Drawing, mix, paint, rgb } from "./canvas.ts";

type Mason = (base: string, vein: string, seed: number) => Drawing;

const marble: Mason = (base, vein, seed) => {
  const ground = rgb(base);
  const dark = rgb(vein);
  const broad = noise(seed, 3, 3, 6);
  const fine = noise(seed + 2, 4, 4, 5);
  const cloud = noise(seed + 4, 2, 2, 4);
  return paint(1024, 1024, 0, (u, v, pixel) => {
    const body = cloud(u, v);
    const thick = Math.max(0, 1 - Math.abs(broad(u, v) - 0.5) * 24) ** 2 * step(0.35, 0.6, body);
    const thin = Math.max(0, 1 - Math.abs(fine(u, v) - 0.52) * 60);
    blend(pixel, ground, dark, clamp(thick * 0.75 + thin * 0.3 + (body - 0.5) * 0.25));
  });
};

const concrete: Mason = (base, _vein, seed) => {
  const ground = rgb(base);
  const cloud = noise(seed, 4, 4, 6);
  const grain = noise(seed + 3, 200, 200);
  const bubbles = noise(seed + 5, 110, 110);
  return paint(1024, 1024, 0.8, (u, v, pixel) => {
    const hole = step(0.9, 0.97, bubbles(u, v));
    blend(pixel, ground, ground, 0, (1 + (cloud(u, v) - 0.5) * 0.28 + (grain(u, v) - 0.5) * 0.06) * (1 - hole * 0.35));
    pixel.height = 0.5 - hole + grain(u, v) * 0.15;
  });
};

/** Chips of several tones in a cast ground. */
const terrazzo: Mason = (base, vein, seed) => {
  const ground = rgb(base);
  const dark = rgb(vein);
  const chips = [dark, rgb("#b98d6b"), rgb("#d9d4cb"), rgb("#7d8a86")];
  const next = random(seed);
  const count = 44;
  const spots = Array.from({ length: count * count }, () => ({
    x: next(),
    y: next(),
    size: 0.12 + next() ** 2 * 0.42,
    tone: next(),
    turn: next() * 3,
  }));
  const wobble = noise(seed + 1, 60, 60, 2);
  return paint(1024, 1024, 0, (u, v, pixel) => {
    blend(pixel, ground, ground, 0);
    const [column, row] = [Math.floor(u * count), Math.floor(v * count)];
    for (let j = row - 1; j <= row + 1; j += 1) {
      for (let i = column - 1; i <= column + 1; i += 1) {
        const spot = spots[((j + count) % count) * count + ((i + count) % count)]!;
        const [dx, dy] = [u * count - i - spot.x, v * count - j - spot.y];
        const [c, s] = [Math.cos(spot.turn), Math.sin(spot.turn)];
        const away = Math.max(
          Math.abs(dx * c + dy * s),
          Math.abs(dy * c - dx * s) * 1.5,
          (Math.abs(dx) + Math.abs(dy)) * 0.75,
        );
        if (away < spot.size * (0.8 + wobble(u, v) * 0.5)) {
          const chip = chips[Math.floor(spot.tone * chips.length)]!;
          blend(pixel, chip, ground, mix(0, 0.35, (spot.tone * 7) % 1));
        }
      }
    }
  });
};

/** Glaze with iron spots: many fine ones, a few larger. */
const speckle: Mason = (base, vein, seed) => {
  const ground = rgb(base);
  const dark = rgb(vein);
  const next = random(seed);
  const count = 56;
  const spots = Array.from({ length: count * count }, () => ({
    x: next(),
    y: next(),
    size: next() < 0.3 ? 0.05 + next() ** 4 * 0.2 : 0,
    tone: 0.45 + next() * 0.5,
  }));
  const cloud = noise(seed + 4, 5, 5, 3);
  const ragged = noise(seed + 6, 120, 120, 2);
  return paint(1024, 1024, 0, (u, v, pixel) => {
    const [column, row] = [Math.floor(u * count), Math.floor(v * count)];
    const { x, y, size, tone } = spots[row * count + column]!;
    const radius = size * (0.6 + ragged(u, v) * 0.8);
    const away = Math.hypot(u * count - column - mix(0.25, 0.75, x), v * count - row - mix(0.25, 0.75, y));
    blend(
      pixel,
      ground,
      dark,
      size === 0 ? 0 : (1 - step(radius * 0.7, radius * 1.15, away)) * tone,
      1 + (cloud(u, v) - 0.5) * 0.1,
    );
  });
};

const MASONS = { marble, concrete, terrazzo, speckle };

export const stone = (kind: keyof typeof MASONS, base: string, vein: string, seed: number): Drawing =>
  MASONS[kind](base, vein, seed);

import { noise, random, step } from "../../geometry/random.ts";
import { blend, clamp, type Drawing, mix, paint, type Pixel, type Rgb, rgb } from "./canvas.ts";

type Picture = (tones: readonly Rgb[], seed: number) => (u: number, v: number, pixel: Pixel) => void;

const tone = (tones: readonly Rgb[], index: number): Rgb =>
  tones[((index % tones.length) + tones.length) % tones.length] ?? [1, 1, 1];

/** Hills behind hills under a low sun. */
const hills: Picture = (tones, seed) => {
  const next = random(seed);
  const sun = { x: 0.25 + next() * 0.5, y: 0.2 + next() * 0.12, size: 0.08 + next() * 0.05 };
  const ridges = Array.from({ length: 5 }, (_, index) => ({
    line: noise(seed + index * 5, 3, 1, 3),
    at: 0.36 + index * 0.135,
    lift: 0.2 - index * 0.02,
  }));
  return (u, v, pixel) => {
    blend(pixel, tone(tones, 0), tone(tones, 1), v * 0.35);
    if (Math.hypot(u - sun.x, (v - sun.y) * 1.35) < sun.size) blend(pixel, tone(tones, 2), tone(tones, 2), 0);
    ridges.forEach(({ line, at, lift }, index) => {
      const top = at + (line(u * 0.8 + 0.1, 0.5) - 0.5) * lift * 2;
      if (v > top) blend(pixel, tone(tones, index + 1), tone(tones, 0), clamp(0.55 - index * 0.13 + (v - top) * 0.9));
    });
  };
};

/** Cut paper: a few leaning blobs and arcs that overlap. */
const shapes: Picture = (tones, seed) => {
  const next = random(seed);
  const cuts = Array.from({ length: 5 }, (_, index) => ({
    x: 0.25 + next() * 0.5,
    y: 0.2 + next() * 0.6,
    rx: 0.12 + next() * 0.18,
    ry: 0.1 + next() * 0.16,
    turn: next() * 3,
    tone: index + 1,
    hollow: next() > 0.7,
  }));
  const wobble = noise(seed + 3, 3, 3, 2);
  return (u, v, pixel) => {
    blend(pixel, tone(tones, 0), tone(tones, 0), 0);
    for (const cut of cuts) {
      const [dx, dy] = [u - cut.x, v - cut.y];
      const [c, s] = [Math.cos(cut.turn), Math.sin(cut.turn)];
      const away = Math.hypot((dx * c + dy * s) / cut.rx, (dy * c - dx * s) / cut.ry) + (wobble(u, v) - 0.5) * 0.35;
      if (away < 1 && !(cut.hollow && away < 0.72)) blend(pixel, tone(tones, cut.tone), tone(tones, cut.tone), 0);
    }
  };
};

/** One branch with paired leaves, as if pressed. */
const botanical: Picture = (tones, seed) => {
  const next = random(seed);
  const lean = (next() - 0.5) * 0.25;
  const leaves = Array.from({ length: 16 }, (_, index) => ({
    at: 0.2 + index * 0.043,
    side: index % 2 ? 1 : -1,
    long: 0.17 + next() * 0.07 - index * 0.004,
    wide: 0.035 + next() * 0.012,
    turn: 0.5 + next() * 0.25,
  }));
  const stem = (v: number): number => 0.5 + lean * (0.9 - v) + Math.sin(v * 4) * 0.02;
  return (u, v, pixel) => {
    blend(pixel, tone(tones, 0), tone(tones, 0), 0);
    if (v > 0.12 && v < 0.92 && Math.abs(u - stem(v)) < 0.005) blend(pixel, tone(tones, 1), tone(tones, 1), 0, 0.8);
    leaves.forEach((leaf, index) => {
      const [dx, dy] = [(u - stem(leaf.at)) * leaf.side, (leaf.at - v) * 1.35];
      const [c, s] = [Math.cos(leaf.turn), Math.sin(leaf.turn)];
      const along = (dx * c + dy * s) / leaf.long;
      const across = Math.abs(dy * c - dx * s) / leaf.wide;
      if (along > 0 && along < 1 && across < Math.sin(Math.PI * along ** 0.8)) {
        blend(
          pixel,
          tone(tones, 1 + (index % 3 === 0 ? 1 : 0)),
          tone(tones, 0),
          across < 0.06 ? 0.4 : 0.08 * (index % 4),
        );
      }
    });
  };
};

/** Broad bands of colour with soft edges. */
const fields: Picture = (tones, seed) => {
  const next = random(seed);
  const cuts = [0.3 + next() * 0.12, 0.62 + next() * 0.12];
  const fray = noise(seed, 24, 24, 3);
  return (u, v, pixel) => {
    const y = v + (fray(u, v) - 0.5) * 0.03;
    const field = y < cuts[0]! ? 1 : y < cuts[1]! ? 2 : 3;
    const inner = Math.min(u, 1 - u) + (fray(v, u) - 0.5) * 0.025;
    const gap = Math.min(...cuts.map((cut) => Math.abs(y - cut)), y - 0.05, 0.95 - y);
    blend(pixel, tone(tones, 0), tone(tones, field), step(0.06, 0.075, inner) * step(0.008, 0.02, gap));
  };
};

const PICTURES = [hills, shapes, botanical, fields];

/** A print on paper; the seed chooses kind and composition. */
export function art(colors: readonly string[], seed: number): Drawing {
  const draw = PICTURES[seed % PICTURES.length]!(colors.map(rgb), seed);
  const paper = noise(seed + 50, 160, 160, 2);
  return paint(768, 1024, 0, (u, v, pixel) => {
    draw(u, v, pixel);
    const grain = mix(0.97, 1.03, paper(u, v));
    pixel.color = pixel.color.map((x) => clamp(x * grain)) as Pixel["color"];
  });
}

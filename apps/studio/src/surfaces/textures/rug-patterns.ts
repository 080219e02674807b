import { noise, random, step } from "../../geometry/random.ts";

/** Which of the rug's colours lies at a place (1.5 is halfway between the second and the third), and how high it stands. */
export type Spot = { tone: number; height: number };
export type Pattern = (seed: number) => (u: number, v: number) => Spot;

const fraction = (x: number): number => x - Math.floor(x);
const spot = (tone: number, height = 0): Spot => ({ tone, height });
/** Distance from the nearest edge, 0…0.5. */
const inwards = (u: number, v: number): number => Math.min(u, 1 - u, v, 1 - v);
const between = (x: number, from: number, to: number): boolean => x > from && x < to;

const plain: Pattern = () => () => spot(0);

/** Lozenges in double lines on a light ground. */
const berber: Pattern = () => (u, v) => {
  const off = Math.abs(fraction(u * 4) - 0.5) + Math.abs(fraction(v * 6) - 0.5);
  return spot(Math.abs(off - 0.5) < 0.045 || Math.abs(off - 0.28) < 0.03 || off < 0.08 ? 1 : 0, 0.2);
};

/** Rows of stepped diamonds and teeth between bands. */
const kelim: Pattern = (seed) => {
  const next = random(seed);
  const rows = Array.from({ length: 9 }, () => Math.floor(next() * 3));
  return (u, v) => {
    const row = Math.floor(v * 9);
    const y = fraction(v * 9);
    if (y < 0.06 || y > 0.94) return spot(2);
    if (y < 0.11 || y > 0.89) return spot(3);
    const steps = 9;
    const x = Math.round(Math.abs(fraction(u * 6) - 0.5) * 2 * steps) / steps;
    const h = Math.round(Math.abs(y - 0.5) * 2 * steps) / steps;
    if (rows[row] === 1) return spot(x + h * 1.2 < 0.35 ? 2 : x + h * 1.2 < 0.75 ? 1 : 0);
    if (rows[row] === 2) return spot(fraction(u * 12) < Math.round(y * 6) / 6 ? 0 : 1);
    return spot(x + h < 0.3 ? 3 : x + h < 0.6 ? 0 : x + h < 0.95 ? 1 : 0);
  };
};

/** Bands of uneven width in all the colours. */
const stripes: Pattern = (seed) => {
  const next = random(seed);
  const bands: { until: number; tone: number }[] = [];
  for (let until = 0, tone = 0; until < 1;) {
    until += 0.008 + next() ** 2 * 0.09;
    bands.push({ until, tone });
    tone = (tone + 1 + Math.floor(next() * 2)) % 4;
  }
  return (_u, v) => spot(bands.find(({ until }) => v < until)?.tone ?? 0);
};

/** A plain field in a broad border and a thin line. */
const border: Pattern = () => (u, v) => {
  const edge = inwards(u, v);
  return spot(edge < 0.05 || between(edge, 0.075, 0.085) ? 1 : 0, edge < 0.05 ? 0 : 0.1);
};

/** A braid wound from the middle outwards. */
const spiral: Pattern = () => (u, v) => {
  const [x, y] = [u - 0.5, v - 0.5];
  const turns = Math.hypot(x, y) * 44 + Math.atan2(y, x) / (Math.PI * 2);
  const across = Math.abs(fraction(turns) - 0.5) * 2;
  const plait = Math.abs(Math.sin((Math.atan2(y, x) * Math.floor(turns + 4) * 1.6 + fraction(turns) * 2) * 2));
  const dark = between(Math.hypot(x, y), 0.395, 0.44);
  return spot(
    (dark ? 1 : 0) + (1 - (1 - across * across) * (0.6 + 0.4 * plait)) * 0.25,
    (1 - across * across) * 2 + plait * 0.5,
  );
};

/** An oriental medallion with corners, border and a fine inner line, worn here and there. */
const medallion: Pattern = (seed) => {
  const worn = noise(seed + 40, 6, 6, 4);
  return (u, v) => {
    const edge = inwards(u, v);
    const fade = step(0.45, 0.75, worn(u, v)) * 0.45;
    if (edge < 0.02) return spot(1 - fade);
    if (edge < 0.04 || between(edge, 0.13, 0.14)) return spot(2 * (1 - fade));
    if (between(edge, 0.04, 0.13)) {
      const leaf = Math.sin(u * 70) * Math.sin(v * 70);
      return spot((leaf > 0.35 ? 2 : 1) * (1 - fade));
    }
    if (between(edge, 0.14, 0.15)) return spot(2 * (1 - fade));
    const [x, y] = [Math.abs(u - 0.5) * 2, Math.abs(v - 0.5) * 2];
    const angle = Math.atan2(y * 0.75, x);
    const radius = Math.hypot(x, y * 0.75) * (1 + 0.08 * Math.cos(angle * 16));
    if (radius < 0.12) return spot(2 * (1 - fade));
    if (radius < 0.34) return spot((Math.sin(angle * 12) * Math.sin(radius * 60) > 0.3 ? 2 : 1) * (1 - fade));
    if (between(radius, 0.36, 0.39)) return spot(1 - fade);
    const corner = Math.hypot(1 - x, (1 - y) * 1.1) * (1 + 0.06 * Math.cos(Math.atan2(1 - y, 1 - x) * 12));
    if (corner < 0.52) return spot((Math.sin(corner * 50) * Math.sin(angle * 22) > 0.35 ? 2 : 1) * (1 - fade));
    return spot(Math.sin(u * 88) * Math.sin(v * 64) > 0.82 ? 1 - fade : 0);
  };
};

/** Lengthwise lines along both sides of a plain middle. */
const runner: Pattern = () => (u) => {
  const edge = Math.min(u, 1 - u);
  return spot(edge < 0.05 || between(edge, 0.085, 0.11) || between(edge, 0.13, 0.138) ? 1 : 0);
};

/** Soft arcs that overlap. */
const arcs: Pattern = () => (u, v) => {
  const row = Math.floor(v * 5);
  const x = fraction(u * 3 + (row % 2) * 0.5) - 0.5;
  const ring = Math.hypot(x * 1.2, fraction(v * 5)) * 5;
  return spot(ring % 1 < 0.4 && ring < 4.6 ? 1 : 0, ring % 1 < 0.4 ? 0.6 : 0);
};

/** High and low pile in a grid of hand-drawn lines. */
const grid: Pattern = () => (u, v) => {
  const line = Math.min(Math.abs(fraction(u * 5) - 0.5), Math.abs(fraction(v * 7) - 0.5));
  return spot(line < 0.03 ? 1 : 0, line < 0.03 ? -1 : 0.4);
};

/** Round rugs: rings around the middle. */
const rings: Pattern = () => (u, v) => {
  const radius = Math.hypot(u - 0.5, v - 0.5);
  return spot(radius > 0.455 || between(radius, 0.4, 0.415) || between(radius, 0.2, 0.215) ? 1 : 0);
};

/** Rounded fields of colour side by side, as an abstract painting. */
const abstract: Pattern = (seed) => {
  const first = noise(seed + 2, 2, 3, 2);
  const second = noise(seed + 5, 3, 2, 2);
  return (u, v) => spot(first(u, v) > 0.54 ? 1 : second(u, v) > 0.56 ? 2 : 0, first(u, v) > 0.54 ? 0.6 : 0);
};

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  plain,
  berber,
  kelim,
  stripes,
  border,
  spiral,
  medallion,
  runner,
  arcs,
  grid,
  rings,
  abstract,
};

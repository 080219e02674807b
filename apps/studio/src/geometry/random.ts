/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Noise = (u: number, v: number) => number;

/** Smooth noise in [0, 1] that repeats at u = 1 and v = 1; `cells` per repeat in the lowest of the octaves. */
export function noise(seed: number, cellsU: number, cellsV: number, octaves = 1): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) =>
    layer(seed + octave * 77, cellsU << octave, cellsV << octave),
  );
  const total = layers.reduce((sum, _, octave) => sum + 0.5 ** (octave + 1), 0);
  return (u, v) => {
    let sum = 0;
    for (let octave = 0; octave < layers.length; octave += 1) sum += 0.5 ** (octave + 1) * layers[octave]!(u, v);
    return sum / total;
  };
}

function layer(seed: number, columns: number, rows: number): Noise {
  const next = random(seed);
  const grid = Float32Array.from({ length: columns * rows }, next);
  const at = (x: number, y: number): number => grid[wrap(y, rows) * columns + wrap(x, columns)]!;
  return (u, v) => {
    const x = u * columns;
    const y = v * rows;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const s = smooth(x - left);
    const t = smooth(y - top);
    const upper = at(left, top) * (1 - s) + at(left + 1, top) * s;
    const lower = at(left, top + 1) * (1 - s) + at(left + 1, top + 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

const wrap = (index: number, length: number): number => ((index % length) + length) % length;
const smooth = (x: number): number => x * x * (3 - 2 * x);

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, x: number): number {
  return smooth(Math.min(1, Math.max(0, (x - from) / (to - from))));
}

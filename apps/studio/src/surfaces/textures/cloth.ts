import { type Noise, noise, random, step } from "../../geometry/random.ts";
import { balanced, type Drawing, mix, paint, rgb, tint } from "./canvas.ts";

type Weaver = (seed: number) => {
  size: number;
  relief: number;
  at: (u: number, v: number) => { shade: number; height: number };
};

/** A bump between two neighbouring threads: 1 on the thread's back, falling to its edges. */
const thread = (x: number): number => {
  const off = Math.abs((x % 1) - 0.5) * 2;
  return 1 - off * off;
};

/** Plain weave of slightly uneven yarn, mottled as dyed wool is. */
const weave: Weaver = (seed) => {
  const mottle = noise(seed, 48, 48, 2);
  const cloud = noise(seed + 3, 6, 6, 3);
  const fuzz = noise(seed + 8, 128, 128);
  const threads = 44;
  return {
    size: 768,
    relief: 1.3,
    at: (u, v) => {
      const warp = thread(u * threads);
      const weft = thread(v * threads);
      const over = (Math.floor(u * threads) + Math.floor(v * threads)) % 2 === 0;
      const height = over ? warp * 0.85 + weft * 0.15 : weft * 0.85 + warp * 0.15;
      const yarn = 1 + (mottle(u, v) - 0.5) * 0.36 + (cloud(u, v) - 0.5) * 0.08;
      return { shade: mix(0.72, 1.06, height) * yarn, height: height * 0.8 + fuzz(u, v) * 0.4 };
    },
  };
};

/** Fine plain weave with slubs: threads that are thicker for a while, in both directions. */
const linen: Weaver = (seed) => {
  const along = noise(seed, 6, 150, 2);
  const across = noise(seed + 4, 150, 6, 2);
  const slub = noise(seed + 11, 5, 60, 2);
  const threads = 76;
  return {
    size: 1024,
    relief: 0.9,
    at: (u, v) => {
      const over = (Math.floor(u * threads) + Math.floor(v * threads)) % 2 === 0;
      const height = over ? thread(u * threads) : thread(v * threads);
      const uneven = 1 + (along(u, v) - 0.5) * 0.16 + (across(u, v) - 0.5) * 0.16 - step(0.62, 0.85, slub(u, v)) * 0.07;
      return {
        shade: mix(0.84, 1.04, height) * uneven,
        height: height * 0.55 + along(u, v) * 0.3 + across(u, v) * 0.3,
      };
    },
  };
};

/** Pile brushed here this way and there that way. */
const velvet: Weaver = (seed) => {
  const brushed = noise(seed, 4, 4, 3);
  const pile = noise(seed + 8, 128, 128);
  return {
    size: 512,
    relief: 0.35,
    at: (u, v) => ({
      shade: 1 + (brushed(u, v) - 0.5) * 0.11 + (pile(u, v) - 0.5) * 0.08,
      height: pile(u, v) * 0.5 + brushed(u, v) * 1.2,
    }),
  };
};

/** Loops of all sizes, lying every way. */
const boucle: Weaver = (seed) => {
  const curls = loops(seed, 34, 0.75);
  const fuzz = noise(seed + 5, 100, 100, 2);
  return {
    size: 768,
    relief: 2.6,
    at: (u, v) => {
      const height = curls(u, v);
      return { shade: mix(0.7, 1.1, height) * (0.95 + fuzz(u, v) * 0.1), height: height + fuzz(u, v) * 0.3 };
    },
  };
};

/** Longer, softer loops in rows. */
const terry: Weaver = (seed) => {
  const curls = loops(seed, 44, 0.45);
  const fuzz = noise(seed + 5, 128, 128);
  return {
    size: 512,
    relief: 2.4,
    at: (u, v) => ({ shade: mix(0.78, 1.06, curls(u, v)), height: curls(u, v) + fuzz(u, v) * 0.4 }),
  };
};

/** Pebbled grain with fine creases between the pebbles, and clouds where it was handled. */
const leather: Weaver = (seed) => {
  const pebbles = cells(seed, 46);
  const cloud = noise(seed + 3, 4, 4, 4);
  const soft = noise(seed + 6, 14, 14, 2);
  return {
    size: 768,
    relief: 1.5,
    at: (u, v) => {
      const crease = step(0.02, 0.28, pebbles(u, v));
      return {
        shade: (0.86 + crease * 0.14) * (1 + (cloud(u, v) - 0.5) * 0.22),
        height: crease * 0.7 + soft(u, v) * 0.6,
      };
    },
  };
};

/** Stocking stitch: columns of Vs. */
const knit: Weaver = (seed) => {
  const wool = noise(seed, 90, 90, 2);
  const columns = 9;
  const rows = 12;
  return {
    size: 768,
    relief: 4.5,
    at: (u, v) => {
      const x = (u * columns) % 1;
      const side = Math.abs(x - 0.5) * 2;
      const y = v * rows + side * 0.62;
      const strand = Math.sqrt(thread(y)) * Math.sqrt(Math.max(0, 1 - (side * 2 - 1) ** 2 * 0.9));
      const twist = 0.5 + 0.5 * Math.sin((y * 3 + side * 5) * Math.PI * 2);
      const height = strand * 0.9 + twist * 0.06;
      return { shade: mix(0.55, 1.08, strand) * (0.92 + wool(u, v) * 0.16), height: height + wool(u, v) * 0.12 };
    },
  };
};

const felt: Weaver = (seed) => {
  const fibres = noise(seed, 110, 110, 2);
  const lying = noise(seed + 2, 20, 60, 2);
  const cloud = noise(seed + 4, 6, 6, 3);
  return {
    size: 768,
    relief: 0.9,
    at: (u, v) => ({
      shade: 1 + (fibres(u, v) - 0.5) * 0.26 + (lying(u, v) - 0.5) * 0.14 + (cloud(u, v) - 0.5) * 0.08,
      height: fibres(u, v) * 0.8 + lying(u, v) * 0.4,
    }),
  };
};

/** Velvet from nearby: hairs that lie where a hand has brushed them, so that one stroke is bright and the next dark. */
const pile: Weaver = (seed) => {
  const drift = noise(seed, 3, 3, 3);
  const strokes = noise(seed + 2, 7, 4, 3);
  const hairs = noise(seed + 8, 640, 380);
  const tufts = noise(seed + 5, 150, 90, 2);
  return {
    size: 1536,
    relief: 0.4,
    at: (u, v) => {
      const brushed = step(0.32, 0.68, strokes(u + drift(u, v) * 0.3, v + drift(v, u) * 0.24));
      const hair = hairs(u + tufts(u, v) * 0.003, v) - 0.5;
      return {
        shade: mix(0.76, 1.12, brushed) * (1 + hair * 0.16 + (tufts(u, v) - 0.5) * 0.06),
        height: hair + tufts(u, v) * 0.15,
      };
    },
  };
};

/** Leather from nearby: small pebbles, some grown together, soft creases and pores. */
const hide: Weaver = (seed) => {
  const pebbles = cells(seed, 120);
  const large = cells(seed + 1, 52);
  const cloud = noise(seed + 3, 4, 4, 4);
  const soft = noise(seed + 6, 30, 30, 3);
  const pores = noise(seed + 9, 300, 300);
  return {
    size: 1536,
    relief: 2.4,
    at: (u, v) => {
      const bent = [u + (soft(u, v) - 0.5) * 0.01, v + (soft(v, u) - 0.5) * 0.01] as const;
      const crease = step(0, 0.5, pebbles(...bent)) * mix(0.72, 1, step(0, 0.22, large(...bent)));
      const pore = step(0.72, 0.95, pores(u, v)) * 0.2;
      return {
        shade: mix(0.9, 1.02, crease) * (1 + (cloud(u, v) - 0.5) * 0.26) - pore * 0.15,
        height: Math.sqrt(crease) * 0.8 + soft(u, v) * 0.7 - pore,
      };
    },
  };
};

const WEAVERS = { weave, linen, velvet, boucle, terry, leather, knit, felt, pile, hide };

export function cloth(kind: keyof typeof WEAVERS, color: string, seed: number): Drawing {
  const { size, relief, at } = WEAVERS[kind](seed);
  const wanted = rgb(color);
  // Room above white threads, so that they keep their relief.
  const ground = wanted.map((x) => Math.min(x, 0.9)) as unknown as typeof wanted;
  const drawing = paint(size, size, relief, (u, v, pixel) => {
    const { shade, height } = at(u, v);
    tint(pixel, ground, shade);
    pixel.height = height;
  });
  return balanced(drawing, wanted);
}

/** Distance to the nearest and the second nearest of scattered points, periodic. */
function scattered(seed: number, count: number, jitter: number): (u: number, v: number) => [number, number] {
  const next = random(seed);
  const spots = Float32Array.from({ length: count * count * 2 }, () => 0.5 + (next() - 0.5) * jitter);
  const found: [number, number] = [0, 0];
  return (u, v) => {
    const x = u * count;
    const y = v * count;
    const column = Math.floor(x);
    const row = Math.floor(y);
    let nearest = 9;
    let second = 9;
    for (let j = row - 1; j <= row + 1; j += 1) {
      for (let i = column - 1; i <= column + 1; i += 1) {
        const spot = (((j + count) % count) * count + ((i + count) % count)) * 2;
        const away = Math.hypot(i + spots[spot]! - x, j + spots[spot + 1]! - y);
        if (away < nearest) {
          second = nearest;
          nearest = away;
        } else if (away < second) second = away;
      }
    }
    found[0] = nearest;
    found[1] = second;
    return found;
  };
}

/** 0 in the creases between cells, growing towards their middles. */
function cells(seed: number, count: number): Noise {
  const near = scattered(seed, count, 0.9);
  return (u, v) => {
    const [first, second] = near(u, v);
    return second - first;
  };
}

/** Curled yarn: a ring around every scattered point. */
function loops(seed: number, count: number, jitter: number): Noise {
  const near = scattered(seed, count, jitter);
  const bend = noise(seed + 1, count, count, 2);
  return (u, v) => {
    const [first] = near(u + (bend(u, v) - 0.5) * 0.012, v + (bend(v, u) - 0.5) * 0.012);
    const ring = 1 - Math.min(1, Math.abs(first - 0.36) / 0.36);
    return Math.sqrt(ring) * 0.85 + bend(u, v) * 0.15;
  };
}

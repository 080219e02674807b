import { noise } from "../../geometry/random.ts";
import { clamp, type Drawing, mix, paint, type Rgb, rgb } from "./canvas.ts";
import { PATTERNS, type Pattern } from "./rug-patterns.ts";

/** How thick and how coarse the yarn is: pile for most, flat for kelim, braids for jute. */
const PILES: Partial<Record<string, { yarn: number; relief: number; depth: number }>> = {
  kelim: { yarn: 160, relief: 1.2, depth: 0.16 },
  stripes: { yarn: 160, relief: 1.2, depth: 0.16 },
  spiral: { yarn: 120, relief: 2.5, depth: 0.2 },
};

/** One drawing covers the rug; its pattern stays whole, so it does not repeat. */
export function rug(pattern: string, colors: readonly string[], seed: number): Drawing {
  const tones = colors.map(rgb);
  const ground: Rgb = tones[0] ?? [1, 1, 1];
  const { yarn, relief, depth } = PILES[pattern] ?? { yarn: 240, relief: 2.4, depth: 0.34 };
  const pile = noise(seed, yarn, yarn, 2);
  const wave = noise(seed + 6, 8, 8, 3);
  const dye = noise(seed + 9, 3, 40, 2);
  const choose: Pattern = PATTERNS[pattern] ?? PATTERNS["plain"]!;
  const shape = choose(seed);
  return paint(1536, 1536, relief, (u, v, pixel) => {
    const shaky = wave(u, v) - 0.5;
    const { tone, height } = shape(u + shaky * 0.012, v + (wave(v, u) - 0.5) * 0.012);
    const tuft = pile(u, v);
    const shade = (1 - depth / 2 + depth * tuft) * (1 + shaky * 0.03) * (1 + (dye(u, v) - 0.5) * 0.05);
    const first = Math.min(Math.floor(tone), tones.length - 1);
    const from = tones[first] ?? ground;
    const to = tones[Math.min(first + 1, tones.length - 1)] ?? from;
    for (let channel = 0; channel < 3; channel += 1) {
      pixel.color[channel] = clamp(mix(from[channel as 0], to[channel as 0], tone - first) * shade);
    }
    pixel.height = tuft * 0.7 + height * 0.5;
  });
}

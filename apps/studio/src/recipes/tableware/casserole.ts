import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { sweep } from "../../geometry/sweep.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface CasseroleParameters {
  enamel: Surface;
  knob: Surface;
  /** the bare iron of the rim */
  rim: Surface;
  /** height of the lid without its knob, as a part of the whole; default 0.2 */
  lid?: number;
  /** height of the knob; default 0.03 m */
  knobHeight?: number;
  /** how far the wall leans: width at the bottom as a part of the mouth's; default 0.9 */
  taper?: number;
  /** rings cast into the lid; default 2 */
  rings?: number;
}

/** A cast-iron casserole. Its body is as wide as it is deep, the handles make up the rest of the width. */
export function casserole(size: Size, parameters: CasseroleParameters): Object3D {
  const { enamel, knob, rim, lid = 0.2, knobHeight = 0.03, taper = 0.9, rings = 2 } = parameters;
  const radius = size.depth / 2 - 0.002;
  const body = size.height * (1 - lid) - knobHeight;
  const wall = 0.006;
  const low = radius * taper;
  const outer = eased(
    [
      [0, 0.0],
      [low - 0.004, 0],
      [low, 0.006],
      [radius - 0.003, body - 0.008],
      [radius, body - 0.006],
      [radius, body],
    ],
    0.016,
    6,
  );
  const inner = eased(
    [
      [radius - wall, body],
      [low - wall, 0.012],
      [0, 0.008],
    ],
    0.02,
    6,
  );
  const top = size.height * lid;
  const seat = radius + 0.002;
  const cover = [
    ...eased(
      [
        [seat - 0.004, 0],
        [seat, 0.001],
        [seat, 0.007],
        [seat - 0.004, 0.011],
        [radius * 0.82, top * 0.5],
      ],
      0.0025,
      3,
    ),
    ...ringed(radius * 0.82, top * 0.5, radius * 0.2, top * 0.94, rings),
    [radius * 0.12, top] as const,
    [0, top] as const,
  ];
  const under = [
    [0, top - 0.008],
    [radius * 0.8, top * 0.5 - 0.006],
    [seat - 0.006, 0.002],
    [seat - 0.004, 0],
  ] as const;
  const grip = eased(
    [
      [0.011, 0],
      [0.0095, knobHeight * 0.4],
      [0.021, knobHeight * 0.62],
      [0.0215, knobHeight * 0.86],
      [0.016, knobHeight],
      [0, knobHeight],
    ],
    0.004,
    4,
  );
  return group([
    turned(outer, enamel, [0, 0, 0], { segments: 96 }),
    turned(
      [
        [radius, body],
        [radius - wall, body],
      ],
      rim,
      [0, 0, 0],
      { segments: 96 },
    ),
    turned(inner, rim),
    group(
      [
        turned(cover, enamel, [0, 0, 0], { segments: 96 }),
        turned(under.toReversed(), rim),
        turned(grip, knob, [0, top, 0], { segments: 48 }),
      ],
      [0, body + 0.0008, 0],
    ),
    ...[-1, 1].map((side) => handle(size.width / 2, radius, body, side, enamel)),
  ]);
}

/** From the lid's shoulder to its middle, with shallow rings in between. */
function ringed(from: number, low: number, to: number, high: number, rings: number): (readonly [number, number])[] {
  const count = 40;
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const wave = rings === 0 ? 0 : Math.max(0, Math.cos(share * Math.PI * 2 * rings)) ** 6 * 0.0022;
    return [from + (to - from) * share, low + (high - low) * Math.sin((share * Math.PI) / 2) + wave] as const;
  });
}

/** A cast loop that grows out of the wall. */
function handle(end: number, radius: number, body: number, side: number, enamel: Surface): Object3D {
  const thick = 0.0125;
  const y = body - 0.02;
  const out = end - thick / 2;
  const half = 0.052;
  const rootX = Math.sqrt((radius - 0.004) ** 2 - half ** 2);
  const way = [
    [rootX, y - 0.004, -half],
    [out - 0.006, y + 0.001, -half * 0.78],
    [out, y + 0.002, 0],
    [out - 0.006, y + 0.001, half * 0.78],
    [rootX, y - 0.004, half],
  ] as const;
  const path = way.map(([x, up, z]): Point => [side * x, up, z]);
  return part(
    sweep(path, (t) => ({ width: thick + 0.006 * Math.abs(t - 0.5) * 2, depth: thick, radius: thick * 0.45 }), {
      across: [0, 1, 0],
      segments: 30,
    }),
    enamel,
  );
}

import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box, cylinder, profile } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "./stick.ts";

/** A shaft with turned beads between a round plinth and a collar. */
export function column(radius: number, height: number, surface: Surface): Object3D[] {
  const [foot, collar] = [0.026, 0.02];
  const shaft = radius * 0.34;
  // A bead between two hollows.
  const beaded = (y: number): (readonly [number, number])[] => [
    [shaft, y - 0.022],
    ...profile(
      [
        [shaft - 0.001, y - 0.021],
        [shaft - 0.006, y - 0.015],
        [shaft - 0.002, y - 0.009],
      ],
      8,
    ),
    ...profile(
      [
        [shaft - 0.001, y - 0.008],
        [shaft + 0.008, y],
        [shaft - 0.001, y + 0.008],
      ],
      10,
    ),
    ...profile(
      [
        [shaft - 0.002, y + 0.009],
        [shaft - 0.006, y + 0.015],
        [shaft - 0.001, y + 0.021],
      ],
      8,
    ),
    [shaft, y + 0.022],
  ];
  const swelling = profile(
    [
      [shaft * 1.5, foot - 0.004],
      [shaft * 1.12, foot + 0.02],
      [shaft, foot + 0.05],
    ],
    12,
  );
  const neck = profile(
    [
      [shaft, height - collar - 0.07],
      [shaft * 1.15, height - collar - 0.025],
      [shaft * 1.7, height - collar + 0.002],
    ],
    12,
  );
  return [
    part(slab(oval(radius * 2, radius * 2, 2, 112), foot, { edge: 0.009, under: 0.002 }), surface, [0, 0, 0], {
      grain: "x",
    }),
    turned([...swelling, ...beaded(height * 0.27), ...beaded(height * 0.74), ...neck], surface, [0, 0, 0], {
      segments: 64,
    }),
    part(
      slab(oval(radius * 1.5, radius * 1.5, 2, 96), collar, { edge: 0.002, under: 0.008 }),
      surface,
      [0, height - collar, 0],
      { grain: "x" },
    ),
  ];
}

/** A turned trunk whose four curved arms end in the floor like roots. */
export function armed(radius: number, height: number, surface: Surface): Object3D[] {
  const line = profile(
    [
      [0.052, 0.16],
      [0.062, 0.22],
      [0.066, 0.3],
      [0.05, 0.4],
      [0.043, 0.46],
      [0.05, height - 0.16],
      [0.062, height - 0.1],
    ],
    40,
  );
  const trunk = turned(
    [
      [0, 0.11],
      [0.045, 0.11],
      [0.055, 0.125],
      [0.055, 0.15],
      ...line,
      [0.07, height - 0.095],
      [0.07, height - 0.075],
      [0.058, height - 0.07],
      [0.06, height],
    ],
    surface,
    [0, 0, 0],
    { segments: 64 },
  );
  const spread = Array.from({ length: 4 }, (_, index) => {
    const curve: Point[] = [
      [0, 0.2, 0.02],
      [0, 0.215, 0.09],
      [0, 0.185, radius * 0.42],
      [0, 0.1, radius * 0.72],
      [0, 0.04, radius * 0.9],
      [0, 0.026, radius],
    ];
    const arm = stick(curve, (t) => ({ width: 0.052 - 0.012 * t, depth: 0.085 - 0.045 * t, radius: 0.01 }), surface, {
      segments: 26,
      ease: 0.008,
    });
    const turnY = Math.PI / 4 + (index * Math.PI) / 2;
    return group([arm, part(cylinder(0.017, 0.02, 0.012, 24), surface, [0, 0.006, radius - 0.03])], [0, 0, 0], turnY);
  });
  const battens = [0, 1].map((way) =>
    part(box(radius * 1.7, 0.03, 0.07, 0.004), surface, [0, height - 0.0152 - way * 0.0002, 0], {
      turn: [0, Math.PI / 4 + way * (Math.PI / 2), 0],
    }),
  );
  return [trunk, ...spread, ...battens];
}

import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { mirrored } from "../../geometry/path.ts";
import { slab } from "../../geometry/slab.ts";
import type { Section } from "../../geometry/sweep.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";

export interface BentwoodChairParameters {
  frame: Surface;
  /** cane or wood in the seat's ring */
  seat: Surface;
  /** diameter of the steamed rods; 2.6 cm by default */
  rod?: number;
  /** a second hoop inside the first; true by default */
  innerHoop?: boolean;
  /** the ring that ties the legs; true by default */
  ring?: boolean;
}

/** A coffee-house chair: hind legs and back are one steamed rod, a smaller hoop inside it, a round cane seat. */
export function bentwoodChair(size: Size, parameters: BentwoodChairParameters): Object3D {
  const { frame, seat, rod = 0.026, innerHoop = true, ring = true } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.46;
  const [radius, z, hoopRing] = [width / 2 - 0.008, 0.035, 0.034];
  const round =
    (from: number, to: number) =>
    (t: number): Section => {
      const diameter = from + (to - from) * Math.abs(Math.cos(t * Math.PI));
      return { width: diameter, depth: diameter };
    };
  const hind = -depth / 2 + rod / 2;
  const reach = width / 2 - rod * 0.55;
  const half: Point[] = [
    [reach * 0.97, 0, hind],
    [reach, top * 0.5, hind + 0.038],
    [reach * 0.96, top, hind + 0.078],
    [reach, top + 0.16, hind + 0.056],
    [reach * 0.88, height - 0.095, hind + 0.02],
    [reach * 0.52, height - 0.026, hind + 0.004],
  ];
  const outer: Point[] = [...half, [0, height - rod / 2 - 0.002, hind], ...mirrored(half).toReversed()];
  const pieces: Object3D[] = [
    stick(outer, round(rod * 0.92, rod * 1.1), frame, { across: [0, 0, 1], segments: 110 }),
    ...cane(radius, top, z, hoopRing, frame, seat),
    ...[-1, 1].map((side) =>
      stick(
        [
          [side * 0.158, 0, depth / 2 - 0.014],
          [side * 0.146, top * 0.5, depth / 2 - 0.05],
          [side * 0.122, top - 0.02, z + radius * 0.72],
        ],
        (t) => ({ width: 0.021 + 0.011 * t, depth: 0.021 + 0.011 * t }),
        frame,
        { segments: 20 },
      ),
    ),
  ];
  if (innerHoop) {
    const side: Point[] = [
      [0.082, top - 0.012, hind + 0.094],
      [0.094, top + 0.1, hind + 0.072],
      [0.086, height - 0.165, hind + 0.038],
    ];
    pieces.push(
      stick([...side, [0, height - 0.112, hind + 0.026], ...mirrored(side).toReversed()], rod * 0.72, frame, {
        across: [0, 0, 1],
        segments: 60,
      }),
    );
  }
  if (ring) {
    const tied: Point[] = [
      [0.147, top * 0.52, depth / 2 - 0.066],
      [0, top * 0.52, depth / 2 - 0.05],
      [-0.147, top * 0.52, depth / 2 - 0.066],
      [-0.168, top * 0.52, 0.02],
      [-0.163, top * 0.52, hind + 0.052],
      [0, top * 0.52, hind + 0.035],
      [0.163, top * 0.52, hind + 0.052],
      [0.168, top * 0.52, 0.02],
    ];
    pieces.push(stick(tied, rod * 0.66, frame, { across: [0, 1, 0], closed: true, segments: 72 }));
  }
  return fitted(group(pieces), size);
}

/** A bent ring with a groove, cane stretched in it. */
function cane(radius: number, top: number, z: number, thickness: number, frame: Surface, seat: Surface): Object3D[] {
  const wood = 0.036;
  const hoop = Array.from({ length: 72 }, (_, index): Point => {
    const angle = (index / 72) * Math.PI * 2;
    return [Math.cos(angle) * (radius - wood / 2), top - thickness / 2, z + Math.sin(angle) * (radius - wood / 2)];
  });
  const sheet = slab(oval((radius - wood * 0.6) * 2, (radius - wood * 0.6) * 2, 2, 72), 0.004, {
    edge: 0.001,
    carved: true,
    sink: (x, along) => -0.009 * (1 - (x * x + along * along) / radius ** 2),
  });
  return [
    stick(hoop, { width: thickness, depth: wood, radius: 0.011 }, frame, {
      across: [0, 1, 0],
      closed: true,
      exact: true,
    }),
    part(sheet, seat, [0, top - 0.008, z]),
  ];
}

import type { Object3D } from "three";
import { row } from "../../geometry/merge.ts";
import { group, part } from "../../geometry/part.ts";
import { surface as curved } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { plastic } from "../../surfaces/surfaces.ts";

export interface SlattedFrameParameters {
  wood: Surface;
  slats?: number;
  /** how far the slats bow up */
  bow?: number;
  caps?: Surface;
  /** a strap along the middle */
  strap?: boolean;
  /** pairs of slats with sliders for the firmness, in the middle of the bed */
  firm?: number;
}

/** Bowed slats in rubber caps on a frame. */
export const slattedFrame: Recipe<SlattedFrameParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { wood, slats = 26, bow = 0.02, caps = plastic("#2b2b2b", 0.6), strap = true, firm = 4 } = parameters;
  const rail = 0.028;
  const tall = height - bow * 0.35 - 0.012;
  const [x, z] = [width / 2 - rail / 2, depth / 2 - rail / 2];
  const pitch = (depth - 2 * rail - 0.04) / slats;
  const level = tall - 0.004;
  const inner = width - 2 * rail - 0.03;
  const rise = height - level - 0.0045;
  const lath = (deep: number) =>
    [1, -1].map((sign) =>
      curved(
        18,
        3,
        (u, v) => {
          const lift = rise * Math.sin(u * Math.PI);
          const round = 0.004 * (1 - Math.abs(v * 2 - 1) ** 4);
          return [(u - 0.5) * inner, lift + sign * round, (v - 0.5) * deep] as const;
        },
        sign > 0,
      ),
    );
  const places = Array.from({ length: slats }, (_, index) => ((index + 0.5) / slats - 0.5) * (depth - 2 * rail - 0.04));
  const isFirm = (index: number): boolean => Math.abs(index - slats / 2 + 0.5) < firm;
  const capRow = row(box(0.052, 0.024, 0.042, 0.006, 2), slats, pitch);
  return group([
    ...[-1, 1].map((side) => part(box(rail, tall, depth, 0.005), wood, [side * x, tall / 2, 0], { grain: "z" })),
    ...[-1, 1].map((end) =>
      part(box(width - 2 * rail, tall, rail, 0.005), wood, [0, tall / 2, end * z], { grain: "x" }),
    ),
    ...places.flatMap((at) =>
      lath(0.05).map((half) =>
        part(half, { ...wood, name: `${wood.name}-lath`, bothSides: true }, [0, level, at], { grain: "x" }),
      ),
    ),
    ...[-1, 1].map((side) =>
      group(
        [part(capRow.clone(), caps, [0, 0, 0])],
        [side * (width / 2 - rail - 0.017), level - 0.002, 0],
        Math.PI / 2,
      ),
    ),
    ...places
      .filter((_, index) => isFirm(index))
      .flatMap((at) =>
        [-0.2, 0.2].map((share) =>
          part(box(0.018, 0.016, 0.05, 0.004, 2), plastic("#b5462f", 0.5), [
            share * width,
            level + rise * Math.sin((share + 0.5) * Math.PI) - 0.001,
            at,
          ]),
        ),
      ),
    ...(strap
      ? [part(box(0.03, 0.003, depth - 0.1, 0.001, 1), plastic("#4a4744", 0.9), [0, level + rise - 0.007, 0])]
      : []),
  ]);
};

import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { profile } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface HourglassTableParameters {
  body: Surface;
  /** diameter of the waist as a part of the top's; 0.52 by default */
  waist?: number;
  /** height of the waist as a part of the table's; 0.46 by default */
  waistAt?: number;
  /** flutes all round; 14 by default */
  flutes?: number;
  /** how deep they are cut; 0 by default: smooth from the lathe */
  carving?: number;
}

/** A block turned to an hourglass: a table, or a stool. */
export function hourglassTable({ width, height }: Size, parameters: HourglassTableParameters): Object3D {
  const { body, waist = 0.52, waistAt = 0.46, flutes = 14, carving = 0 } = parameters;
  const [radius, thin] = [width / 2, (width / 2) * waist];
  const line = profile(
    [
      [radius - 0.002, 0.02],
      [radius * 0.93, 0.075],
      [thin * 1.16, height * (waistAt - 0.14)],
      [thin, height * waistAt],
      [thin * 1.16, height * (waistAt + 0.15)],
      [radius * 0.93, height - 0.075],
      [radius - 0.002, height - 0.02],
    ],
    52,
  );
  const block = turned(
    [[0, 0], [radius - 0.008, 0], [radius - 0.002, 0.003], ...line, [radius, height - 0.01]],
    body,
    [0, 0, 0],
    {
      segments: flutes * 7,
      ripple: (angle, y, at) =>
        -carving *
        (1 - Math.abs(Math.cos((angle * flutes) / 2)) ** 1.4) *
        Math.min(1, Math.max(0, (height - 0.04 - y) / 0.05)) *
        (at / radius),
    },
  );
  const top = part(
    slab(oval(width, width, 2, 112), 0.0105, {
      edge: 0.009,
      under: 0.0005,
      sink: (x, z) => -0.006 * Math.max(0, 1 - (x * x + z * z) / (radius * 0.8) ** 2),
    }),
    body,
    [0, height - 0.0105, 0],
    { grain: "x" },
  );
  return group([block, top]);
}

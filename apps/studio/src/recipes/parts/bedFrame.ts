import type { Object3D } from "three";
import { row } from "../../geometry/merge.ts";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Support } from "../../geometry/drape.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { timber } from "../../surfaces/surfaces.ts";

export interface BedFrameOptions {
  wood: Surface;
  /** inside measures */
  lying: { width: number; length: number };
  /** outer width */
  width: number;
  /** z of the head end's and the foot end's inner faces */
  head: number;
  foot: number;
  /** lower edge and height of the rails */
  from: number;
  tall: number;
  /** thickness of the rails; the space beside the mattress by default */
  thick?: number;
}

/** The two long rails of a bed and the slats between them. */
export function bedFrame({
  wood,
  lying,
  width,
  head,
  foot,
  from,
  tall,
  thick = (width - lying.width) / 2,
}: BedFrameOptions): Object3D {
  const [long, middle] = [foot - head, (foot + head) / 2];
  return group([
    ...[-1, 1].map((side) =>
      part(box(thick, tall, long, 0.006), wood, [side * (width / 2 - thick / 2), from + tall / 2, middle], {
        grain: "z",
      }),
    ),
    slats(lying.width, long - 0.06, from + tall * 0.55, middle),
  ]);
}

/** Beech slats across, for looks from below and from the head end. */
export function slats(width: number, length: number, y: number, z: number): Object3D {
  const count = Math.round(length / 0.14);
  return group(
    [
      part(row(box(0.07, 0.012, width - 0.01, 0.003, 1), count, length / count), timber("beech"), [0, 0, 0], {
        grain: "z",
      }),
    ],
    [0, y, z],
    Math.PI / 2,
  );
}

/** The rails as things a duvet can lie on. */
export function railSupports(width: number, thick: number, from: number, tall: number): Support[] {
  return [-1, 1].map((side) => ({
    center: [side * (width / 2 - thick / 2), from + tall / 2, 0],
    size: [thick, tall, 2.1],
    radius: 0.006,
  }));
}

import type { Object3D } from "three";
import { fill } from "../../geometry/bake.ts";
import { group, part } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { cylinder, ring, sphere } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface BolsterParameters {
  cover: Surface;
  /** piping around the ends and the button in their middle */
  trim?: Surface;
  /** how far the ends are drawn in to their button; 0.02 by default */
  gather?: number;
  seed?: number;
}

/** A round roll, lying along x. */
export function bolster(size: Size, { cover, trim = cover, gather = 0.02, seed = 1 }: BolsterParameters): Object3D {
  const { width, height } = size;
  const radius = height / 2;
  const half = width / 2;
  const dents = noise(seed * 7 + 3, 7, 5, 2);
  const line = [
    [0, -half + gather],
    [radius * 0.4, -half + gather * 0.55],
    [radius * 0.8, -half + 0.004],
    [radius * 0.95, -half],
    [radius * 0.985, -half + 0.012],
    ...Array.from({ length: 13 }, (_, index) => {
      const t = (index + 1) / 14;
      return [radius * (0.985 + 0.015 * Math.sin(Math.PI * t)), -half + width * t] as const;
    }),
    [radius * 0.985, half - 0.012],
    [radius * 0.95, half],
    [radius * 0.8, half - 0.004],
    [radius * 0.4, half - gather * 0.55],
    [0, half - gather],
  ] as const;
  const roll = turned(line, cover, [0, 0, 0], {
    segments: 72,
    turn: [0, 0, Math.PI / 2],
    ripple: (angle, along, far) => {
      const isEnd = Math.abs(along) > half - gather - 0.002;
      const pleat = isEnd ? Math.cos(angle * 18) * 0.0022 * Math.min(1, far / radius) : 0;
      return pleat - dents(angle / (2 * Math.PI), along / width + 0.5) * 0.006 * (far / radius);
    },
  });
  const ends = [-1, 1].flatMap((end) => [
    part(ring(radius * 0.962, 0.0042, 72), trim, [end * (half - 0.003), 0, 0], { turn: [0, Math.PI / 2, 0] }),
    part(cylinder(0.016, 0.016, 0.01, 32), trim, [end * (half - gather), 0, 0], { turn: [0, 0, Math.PI / 2] }),
    part(sphere(0.0165, 24), trim, [end * (half - gather - 0.006), 0, 0]),
  ]);
  return fill(group([roll, ...ends]), size);
}

/** A stuffed ball with gores, as large as the size's smallest measure. */
export function ballCushion(size: Size, { cover, trim = cover, seed = 1 }: BolsterParameters): Object3D {
  const radius = Math.min(size.width, size.height, size.depth) / 2;
  const lumps = noise(seed * 11 + 5, 6, 5, 2);
  const line = Array.from({ length: 33 }, (_, index) => {
    const angle = -Math.PI / 2 + (index / 32) * Math.PI;
    // Flat where it lies, drawn in at the top by its button.
    const flat = Math.max(-0.93, Math.sin(angle)) - 0.05 * Math.exp(-(((angle - Math.PI / 2) * 6) ** 2));
    return [Math.cos(angle) * radius, (flat + 0.93) * radius] as const;
  });
  const gores = 6;
  const ball = turned(line, cover, [0, 0, 0], {
    segments: 96,
    ripple: (angle, height, far) => {
      const seam = Math.abs(Math.sin((angle * gores) / 2));
      return (
        -0.006 * (1 - seam) ** 8 * Math.min(1, far / radius) -
        lumps(angle / (2 * Math.PI), height / (2 * radius)) * 0.009
      );
    },
  });
  return fill(group([ball, part(sphere(0.019, 24), trim, [0, radius * 1.88, 0])]), size);
}

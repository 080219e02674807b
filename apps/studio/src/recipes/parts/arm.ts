import type { Object3D } from "three";
import { profiled, rounded } from "../../geometry/profiled.ts";
import type { Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { upholstered } from "./upholstery.ts";

export interface Arm {
  /**
   * `track`: straight and square; `sloped`: thin, leaning outwards; `swept`: square, its top falling to the front; `rolled`: a scroll over the
   * outside; `sock`: thick and round on top
   */
  kind: "track" | "sloped" | "swept" | "rolled" | "sock";
  width: number;
  /** top above the floor */
  height: number;
  piped?: boolean;
  cord?: Surface;
}

/** An upholstered arm of a sofa; its box stands with its inner side at `x`, on `side`, from `from` above the floor, its middle at `z`. */
export function arm(
  { kind, width, height, piped = true, cord }: Arm,
  side: 1 | -1,
  x: number,
  from: number,
  depth: number,
  z: number,
  cover: Surface,
): Object3D {
  const tall = height - from;
  const at: Point = [x + (side * width) / 2, from + tall / 2, z];
  const trim = { at, ...(piped ? { piped: ["front"] as const } : {}), ...(cord ? { cord } : {}) };
  const lateral = { left: 0.007, right: 0.007, front: 0.006 };
  const seed = side > 0 ? 41 : 43;
  switch (kind) {
    case "track":
      return upholstered(
        padded(width, tall, depth, { edge: 0.02, crown: { ...lateral, top: 0.01 }, fullness: 4, seed }),
        cover,
        trim,
      );
    case "swept": {
      const fall = 0.07;
      const bend = ([px, py, pz]: Point): Point => [px, py - fall * (0.5 + py / tall) * (0.5 + pz / depth) ** 1.6, pz];
      return upholstered(
        padded(width, tall, depth, { edge: 0.022, crown: { ...lateral, top: 0.01 }, fullness: 4, seed, bend }),
        cover,
        trim,
      );
    }
    case "sloped": {
      const lean = width * 0.45;
      const bend = ([px, py, pz]: Point): Point => [
        px + (side * lean * py) / tall,
        py,
        pz - 0.03 * (0.5 + py / tall) * (0.5 + pz / depth),
      ];
      return upholstered(
        padded(width - lean, tall, depth, { edge: 0.02, crown: { ...lateral, top: 0.006 }, fullness: 4, seed, bend }),
        cover,
        trim,
      );
    }
    case "sock": {
      const round = width * 0.47;
      const outline = rounded([
        [-width / 2, -tall / 2, 0.012],
        [width / 2, -tall / 2, 0.012],
        [width / 2, tall / 2, round],
        [-width / 2, tall / 2, round],
      ]);
      return upholstered(profiled(outline, depth, { edge: 0.026 }), cover, trim);
    }
    case "rolled": {
      const roll = Math.min(width * 0.44, 0.085);
      const body = width - 0.055;
      const corners = [
        [0, 0, 0.012],
        [body, 0, 0.012],
        [body, tall - 2 * roll, 0.03],
        [width, tall - 2 * roll, roll],
        [width, tall, roll],
        [0, tall, roll],
      ] as const;
      const outline = rounded(corners.map(([px, py, radius]) => [px - width / 2, py - tall / 2, radius] as const));
      const handed = side > 0 ? outline : outline.map(([px, py]) => [-px, py] as const).toReversed();
      return upholstered(profiled(handed, depth, { edge: 0.016 }), cover, trim);
    }
  }
}

/** A cylinder cushion lying along z. */
export function bolster(
  radius: number,
  length: number,
  cover: Surface,
  at: Point,
  { cord = cover, turnY = 0 }: { cord?: Surface; turnY?: number } = {},
): Object3D {
  const outline = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
  const bend = ([x, y, z]: Point): Point => {
    // Fuller in the middle, and flattened where it lies.
    const full = 1 - 0.05 * (Math.abs(z) / (length / 2)) ** 3;
    return [x * full, Math.max(y * full, -radius * 0.93), z];
  };
  return upholstered(profiled(outline, length, { edge: 0.022, cells: 14, bend }), cover, {
    at,
    turn: [0, turnY, 0],
    piped: ["front", "back"],
    cord,
  });
}

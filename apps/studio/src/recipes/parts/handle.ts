import { CylinderGeometry, type Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, lathe, rod } from "../../geometry/solids.ts";
import { shell } from "../../geometry/soft.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** none and groove: nothing stands out (a groove is a gap above the front); tab: a folded strip on the upper edge. */
export type HandleStyle = "none" | "groove" | "knob" | "bar" | "arch" | "cup" | "ring" | "tab";

const REACH: Record<HandleStyle, number> = {
  none: 0,
  groove: 0,
  knob: 0.026,
  bar: 0.03,
  arch: 0.028,
  cup: 0.024,
  ring: 0.022,
  tab: 0.014,
};

/** How far a handle stands out in front of its front. */
export const reach = (style: HandleStyle): number => REACH[style];

export interface HandleOptions {
  /** of bars, arches and tabs */
  length?: number | undefined;
  upright?: boolean | undefined;
}

/** A handle whose foot is at its origin, on a front that looks to +z. */
export function handle(
  style: HandleStyle,
  surface: Surface,
  { length = 0.14, upright = false }: HandleOptions = {},
): Object3D {
  const made = group(pieces(style, surface, length));
  if (upright) made.rotation.z = Math.PI / 2;
  return group([made]);
}

function pieces(style: HandleStyle, surface: Surface, length: number): Object3D[] {
  const out = REACH[style];
  switch (style) {
    case "none":
    case "groove":
      return [];
    case "knob": {
      const line = [
        [0, 0],
        [0.008, 0],
        [0.006, 0.004],
        [0.005, 0.011],
        [0.0115, 0.016],
        [0.0135, 0.02],
        [0.012, 0.0245],
        [0.006, out],
        [0, out],
      ] as const;
      return [part(lathe(line, 24), surface, [0, 0, 0], { turn: [Math.PI / 2, 0, 0] })];
    }
    case "bar":
      return [
        part(box(length, 0.01, 0.01, 0.002, 2), surface, [0, 0, out - 0.005]),
        ...feet(length * 0.8, out - 0.006, surface),
      ];
    case "arch": {
      const half = length / 2;
      const line = [
        [-half, 0, 0],
        [-half * 0.92, 0, out * 0.6],
        [-half * 0.5, 0, out - 0.005],
        [half * 0.5, 0, out - 0.005],
        [half * 0.92, 0, out * 0.6],
        [half, 0, 0],
      ] as const;
      return [part(rod(line, 0.005, { segments: 32, sides: 10 }), surface)];
    }
    case "cup":
      return [part(cup(0.045, 0.032, out), surface)];
    case "ring":
      return ringPull(surface, out);
    case "tab":
      return [
        part(box(length, 0.003, out, 0.001, 1), surface, [0, 0, out / 2]),
        part(box(length, 0.02, 0.003, 0.001, 1), surface, [0, -0.009, out - 0.0015]),
      ];
  }
}

function feet(span: number, depth: number, surface: Surface): Object3D[] {
  return [-1, 1].map((side) =>
    part(new CylinderGeometry(0.0042, 0.0042, depth, 12), surface, [(side * span) / 2, 0, depth / 2], {
      turn: [Math.PI / 2, 0, 0],
    }),
  );
}

/** Half a bowl, open below. */
function cup(half: number, height: number, out: number): ReturnType<typeof shell> {
  return shell(
    18,
    8,
    (u, v) => {
      const angle = Math.PI * (1 - u);
      const fall = (v * Math.PI) / 2;
      return [
        Math.cos(angle) * half * Math.sin(fall),
        height / 2 - (1 - Math.sin(angle) * Math.sin(fall)) * height * 0.95,
        Math.cos(fall) * (out - 0.003) + 0.002,
      ];
    },
    0.002,
  );
}

function ringPull(surface: Surface, out: number): Object3D[] {
  const half = 0.028;
  const drop = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index / 12) * Math.PI;
    return [Math.cos(angle) * half, Math.sin(angle) * half * 1.15, out - 0.007] as const;
  });
  const rosette = [
    [0, 0],
    [0.011, 0],
    [0.01, 0.004],
    [0.004, 0.006],
    [0.004, out - 0.004],
    [0.006, out - 0.002],
    [0.005, out],
    [0, out],
  ] as const;
  const screws = [-1, 1].map((side) =>
    part(lathe(rosette, 16), surface, [side * half, 0.002, 0], { turn: [Math.PI / 2, 0, 0] }),
  );
  return [part(rod(drop, 0.0034, { segments: 28, sides: 8 }), surface), ...screws];
}

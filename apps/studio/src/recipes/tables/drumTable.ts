import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { cylinder } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface DrumTableParameters {
  body: Surface;
  /** the recessed base */
  base: Surface;
  /** round bars side by side, or one cast piece */
  mantle: "bars" | "cast";
  /** how far the base stands back; 3 cm by default */
  recess?: number;
  /** height of the base; 2.5 cm by default */
  plinth?: number;
  /** how much narrower a cast drum is below, as a part of its width; 0.06 by default */
  taper?: number;
}

/** A closed round table. */
export function drumTable({ width, height }: Size, parameters: DrumTableParameters): Object3D {
  const { body, base, mantle, recess = 0.03, plinth = 0.025, taper = 0.06 } = parameters;
  const radius = width / 2;
  const foot = part(cylinder(radius - recess, radius - recess, plinth + 0.004, 96), base, [0, (plinth + 0.004) / 2, 0]);
  return group([
    foot,
    ...(mantle === "bars" ? barred(radius, plinth, height, body, base) : [cast(radius, plinth, height, taper, body)]),
  ]);
}

function barred(radius: number, low: number, high: number, surface: Surface, core: Surface): Object3D[] {
  const thickness = 0.022;
  const count = Math.round((radius * Math.PI * 2) / 0.0345);
  const circle = radius - 0.02;
  const bar = ((circle * Math.PI) / count) * 0.985;
  const [from, to] = [low + 0.018, high - thickness];
  const bars = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return part(
      cylinder(bar, bar, to - from, 14),
      surface,
      [Math.cos(angle) * circle, (from + to) / 2, Math.sin(angle) * circle],
      { grain: "y" },
    );
  });
  return [
    part(slab(oval(radius * 2, radius * 2, 2, 128), thickness, { edge: 0.006 }), surface, [0, to, 0], { grain: "x" }),
    part(slab(oval(radius * 2 - 0.006, radius * 2 - 0.006, 2, 128), 0.018, { edge: 0.003 }), surface, [0, low, 0], {
      grain: "x",
    }),
    part(cylinder(circle - bar * 0.4, circle - bar * 0.4, to - from, 64), core, [0, (from + to) / 2, 0]),
    ...bars,
  ];
}

/** Cast in one: a soft lower edge, a slight cone, a broken upper arris. */
function cast(radius: number, low: number, high: number, taper: number, surface: Surface): Object3D {
  const foot = radius * (1 - taper);
  const soft = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 6) * (Math.PI / 2);
    return [foot - 0.03 * (1 - Math.sin(angle)), low + 0.03 * (1 - Math.cos(angle))] as const;
  });
  const arris = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 5) * (Math.PI / 2);
    return [radius - 0.008 * (1 - Math.cos(angle)), high - 0.008 * (1 - Math.sin(angle))] as const;
  });
  const lid = part(slab(oval(radius * 2 - 0.016, radius * 2 - 0.016, 2, 96), 0.001, { edge: 0.0002 }), surface, [
    0,
    high - 0.001,
    0,
  ]);
  return group([turned([[0, low], ...soft, ...arris], surface, [0, 0, 0], { segments: 112 }), lid]);
}

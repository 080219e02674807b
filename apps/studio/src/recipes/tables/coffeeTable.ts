import type { Object3D } from "three";
import { fitted, type Outline, oval } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { leg } from "../../geometry/solids.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { closedFrames } from "../parts/tableLegs.ts";
import { edgeProfile, tableTop } from "../parts/tableTop.ts";

export interface CoffeeTableParameters {
  top: Surface;
  legs: Surface;
  /** round; pebble: a soft irregular stone; planks: a rectangle of boards */
  outline: "round" | "pebble" | "planks";
  /** 3.2 cm by default */
  thickness?: number;
  /** radius of a leg at the top and at the foot; slim by default */
  leg?: readonly [top: number, foot: number];
  /** how far a foot stands out from the leg's top; 9 cm by default */
  splay?: number;
}

/** A low table: round and pebble-shaped ones on three legs, planks on closed steel frames. */
export function coffeeTable({ width, depth, height }: Size, parameters: CoffeeTableParameters): Object3D {
  const { top, legs, outline, thickness = 0.032, leg: [wide, slim] = [0.026, 0.015], splay = 0.09 } = parameters;
  const under = height - thickness;
  if (outline === "planks") {
    const board = tableTop(width, depth, height, top, { thickness, planks: Math.round(depth / 0.13) });
    return group([
      board,
      closedFrames({ width, depth, height: under }, legs, { bar: 0.03, flange: 0.06, inset: width * 0.17 }),
    ]);
  }
  const plan = outline === "round" ? oval(width, depth, 2, 128) : fitted(pebble, width, depth);
  const board = part(slab(plan, thickness, { profile: edgeProfile("round", thickness) }), top, [0, under, 0], {
    grain: "x",
  });
  const places = outline === "round" ? [90, 210, 330] : [62, 168, 298];
  const feet = places.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const out = 0.94 - (wide + splay * 1.4) / (Math.min(width, depth) / 2);
    const [placeX, placeZ] = [x * (width / 2) * out, z * (depth / 2) * out];
    return group([
      leg(under, wide, slim, legs, placeX, placeZ, { splay: [x * splay, z * splay] }),
      part(cylinder(wide * 1.25, wide * 1.25, 0.006, 40), legs, [placeX, under - 0.003, placeZ]),
    ]);
  });
  return group([board, ...feet]);
}

/** One bulge, one hollow that never turns inwards. */
const pebble: Outline = oval(2, 2, 2.15, 128).map(([x, z]) => {
  const angle = Math.atan2(z, x);
  const radius = 1 + 0.085 * Math.cos(2 * angle + 0.7) + 0.06 * Math.cos(3 * angle - 0.5);
  return [x * radius * 1.35, z * radius] as const;
});

import { type Object3D, Path, Shape } from "three";
import { rounded } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { extrude, fourLegs } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";

export interface ChildChairParameters {
  body: Surface;
  legs: Surface;
  /** radius of the ears; 5.5 cm by default */
  ears?: number;
  /** how far the back leans, in radians; 0.14 by default */
  lean?: number;
  /** eyes and nose sawn through the back */
  face?: boolean;
}

/** A small chair whose back is a bear's head. */
export function childChair(
  size: Size,
  { body, legs, ears = 0.055, lean = 0.14, face = true }: ChildChairParameters,
): Object3D {
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.3;
  const thickness = 0.024;
  const seat = part(
    slab(rounded(width - 0.008, depth * 0.92, 0.055), thickness, { edge: 0.008 }),
    body,
    [0, top - thickness, depth * 0.04],
    { grain: "z" },
  );
  const tall = (height - top + 0.012) / Math.cos(lean);
  const back = part(extrude(bear(width * 0.94, tall, ears, face), 0.019, 0.005), body, [0, 0, 0], { grain: "y" });
  const leaning = group([back], [0, top - 0.012, -depth * 0.5 + 0.058]);
  leaning.rotation.x = -lean;
  return fitted(
    group([
      seat,
      leaning,
      fourLegs(top - thickness + 0.002, 0.018, 0.013, legs, width * 0.34, depth * 0.33, [0.03, 0.038]),
    ]),
    size,
  );
}

/** Straight below, round above, with an ear on each shoulder. */
function bear(width: number, height: number, ear: number, face: boolean): Shape {
  const half = width / 2;
  const [earX, earY] = [half - ear * 0.82, height - ear];
  const line: [number, number][] = [
    [-half + 0.012, 0],
    [half - 0.012, 0],
    [half, 0.02],
  ];
  const crown = height - ear * 0.62;
  for (let index = 0; index <= 120; index += 1) {
    const angle = (index / 120) * Math.PI;
    const head: [number, number] = [Math.cos(angle) * half, crown * 0.52 + Math.sin(angle) * crown * 0.48];
    line.push(furthest(head, [earX, earY], ear, crown * 0.52));
  }
  line.push([-half, 0.02]);
  const shape = new Shape();
  line.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  if (face)
    for (const [x, y, radius] of [
      [-half * 0.34, crown * 0.66, 0.009],
      [half * 0.34, crown * 0.66, 0.009],
      [0, crown * 0.5, 0.015],
    ] as const)
      shape.holes.push(new Path().absarc(x, y, radius, 0, Math.PI * 2, true));
  return shape;
}

/** Seen from the head's middle, the outline is whichever lies further out: the head or an ear. */
function furthest(
  head: [number, number],
  [earX, earY]: readonly [number, number],
  ear: number,
  middle: number,
): [number, number] {
  const [wayX, wayY] = [head[0], head[1] - middle];
  const length = Math.hypot(wayX, wayY);
  const [dx, dy] = [wayX / length, wayY / length];
  const x = Math.sign(wayX) * earX;
  const along = x * dx + (earY - middle) * dy;
  const chord = ear * ear - (x * x + (earY - middle) ** 2 - along * along);
  const reach = chord > 0 ? along + Math.sqrt(chord) : 0;
  return reach > length ? [dx * reach, middle + dy * reach] : head;
}

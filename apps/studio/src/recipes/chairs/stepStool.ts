import { type Object3D, Path, Shape } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, extrude } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";

export interface StepStoolParameters {
  body: Surface;
  treads: Surface;
  /** height of the lower step as a part of the whole; 0.5 by default */
  lower?: number;
  /** of the boards; 2.2 cm by default */
  thickness?: number;
  /** a slot in the top to carry it by */
  slot?: boolean;
  /** how far the sides lean inwards at the top; 2.5 cm by default */
  lean?: number;
}

/** Two steps between two leaning sides. */
export function stepStool(
  size: Size,
  { body, treads, lower = 0.5, thickness = 0.022, slot = true, lean = 0.025 }: StepStoolParameters,
): Object3D {
  const { width, depth, height } = size;
  const [mid, overhang] = [height * lower, 0.012];
  const angle = Math.atan2(lean, height);
  const sides = [-1, 1].map((side) => {
    const panel = group(
      [
        part(extrude(profile(depth, height, mid, thickness), thickness, 0.003), body, [0, 0, 0], {
          turn: [0, -Math.PI / 2, 0],
          grain: "y",
        }),
      ],
      [side * (width / 2 - thickness / 2 - 0.006), 0, 0],
    );
    panel.rotation.z = side * angle;
    return panel;
  });
  const [upperDepth, lowerDepth] = [depth * 0.56, depth * 0.5];
  const upperWidth = width - 2 * lean + overhang * 0.6;
  const upper = part(
    extrude(tread(upperWidth, upperDepth, slot), thickness, 0.004),
    treads,
    [0, height - thickness / 2, -depth / 2 + upperDepth / 2],
    { turn: [-Math.PI / 2, 0, 0], grain: "x" },
  );
  const inner = (y: number): number => width - 2 * thickness - 0.012 - (2 * lean * y) / height;
  return fitted(
    group([
      ...sides,
      upper,
      part(
        box(inner(mid) + 2 * thickness + overhang, thickness, lowerDepth, 0.005),
        treads,
        [0, mid - thickness / 2, depth / 2 - lowerDepth / 2],
        { grain: "x" },
      ),
      part(
        box(inner(mid + 0.12), 0.07, thickness * 0.8, 0.003),
        body,
        [0, height - thickness - 0.036, -depth / 2 + 0.045],
        { grain: "x" },
      ),
      part(box(inner(0.1), 0.06, thickness * 0.8, 0.003), body, [0, mid * 0.42, -depth / 2 + 0.05], { grain: "x" }),
      part(box(inner(mid), 0.05, thickness * 0.8, 0.003), body, [0, mid - thickness - 0.026, depth / 2 - 0.05], {
        grain: "x",
      }),
    ]),
    size,
  );
}

/** A side seen from the left, its front to +x: two steps, feet with an arch between. */
function profile(depth: number, height: number, mid: number, thickness: number): Shape {
  const half = depth / 2;
  const [top, step] = [height - thickness, mid - thickness];
  const notch = half - depth * 0.46;
  const shape = new Shape();
  shape.moveTo(-half, 0).lineTo(-half + 0.07, 0);
  shape
    .quadraticCurveTo(-half + 0.09, 0.1, 0, 0.1)
    .quadraticCurveTo(half - 0.09, 0.1, half - 0.07, 0)
    .lineTo(half, 0);
  shape
    .lineTo(half - 0.014, step)
    .lineTo(notch + 0.03, step)
    .quadraticCurveTo(notch, step, notch - 0.004, step + 0.03);
  return shape
    .lineTo(notch - 0.016, top)
    .lineTo(-half + 0.012, top)
    .closePath();
}

function tread(width: number, depth: number, slot: boolean): Shape {
  const [x, y, radius] = [width / 2, depth / 2, 0.02];
  const shape = new Shape();
  shape
    .moveTo(-x + radius, -y)
    .lineTo(x - radius, -y)
    .quadraticCurveTo(x, -y, x, -y + radius)
    .lineTo(x, y - radius)
    .quadraticCurveTo(x, y, x - radius, y);
  shape
    .lineTo(-x + radius, y)
    .quadraticCurveTo(-x, y, -x, y - radius)
    .lineTo(-x, -y + radius)
    .quadraticCurveTo(-x, -y, -x + radius, -y);
  if (slot)
    shape.holes.push(
      new Path()
        .moveTo(-0.045, -0.016)
        .lineTo(0.045, -0.016)
        .absarc(0.045, 0, 0.016, -Math.PI / 2, Math.PI / 2, false)
        .lineTo(-0.045, 0.016)
        .absarc(-0.045, 0, 0.016, Math.PI / 2, (3 * Math.PI) / 2, false),
    );
  return shape;
}

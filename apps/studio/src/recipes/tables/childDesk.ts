import type { Object3D } from "three";
import { rounded } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "../parts/stick.ts";

export interface ChildDeskParameters {
  top: Surface;
  frame: Surface;
  /** one screw knob on each side to set the height, in turn */
  knobs: readonly Surface[];
  /** in the pen groove */
  shade: Surface;
  /** how far the top tilts, in degrees; 9 by default */
  tilt?: number;
  /** depth of the level strip at the back with the pen groove; 13 cm by default */
  strip?: number;
  /** crayons in the groove */
  crayons?: readonly Surface[];
}

const THICK = 0.02;

/** A desk that grows: posts that slide in their feet, a top that tilts, a groove for pens. */
export function childDesk({ width, depth, height }: Size, parameters: ChildDeskParameters): Object3D {
  const { top, frame, knobs, shade, tilt = 9, strip = 0.13, crayons = [] } = parameters;
  const angle = (tilt * Math.PI) / 180;
  const leaf = (depth - strip - 0.004) / Math.cos(angle);
  const rise = leaf * Math.sin(angle);
  const hinge = height - THICK / 2;
  // Level at the back, where the lamp stands; the leaf falls towards the child.
  const back = -depth / 2 + strip / 2;
  const tilted = group([
    part(slab(rounded(width, leaf, 0.03), THICK, { edge: 0.004 }), top, [0, -THICK, 0], { grain: "x" }),
    part(box(width * 0.6, 0.012, 0.008, 0.003), frame, [0, 0.005, leaf / 2 - 0.022]),
  ]);
  tilted.rotation.x = angle;
  tilted.position.set(0, height - rise / 2, depth / 2 - (leaf * Math.cos(angle)) / 2 - THICK * Math.sin(angle) * 0.5);
  const under = hinge - rise - 0.06;
  return group([
    part(slab(rounded(width, strip, 0.03), THICK, { edge: 0.004 }), top, [0, height - THICK, back], { grain: "x" }),
    part(box(width * 0.55, 0.002, 0.032, 0.0009), shade, [0, height - 0.0004, back + 0.02]),
    ...crayons.map((crayon, index) =>
      stick(
        [
          [-0.2 + index * 0.1, height + 0.0005, back + 0.02],
          [-0.12 + index * 0.1, height + 0.0005, back + 0.021],
        ],
        0.009,
        crayon,
        { cornerPoints: 3, ease: 0.003 },
      ),
    ),
    tilted,
    ...[-1, 1].map((side) =>
      group(
        [support(depth, under, height - THICK, frame, knobs[side > 0 ? 1 : 0] ?? frame, side)],
        [side * (width / 2 - 0.1), 0, 0],
      ),
    ),
    part(box(width - 0.24, 0.09, 0.02, 0.003), frame, [0, under * 0.62, back + 0.02]),
    part(box(width - 0.24, 0.05, 0.02, 0.003), frame, [0, height - THICK - 0.045, back]),
  ]);
}

/** A foot on the floor, two posts with holes, a bearer under the top. */
function support(depth: number, under: number, high: number, surface: Surface, knob: Surface, side: number): Object3D {
  const posts = [-1, 1].flatMap((end) => {
    const z = end * (depth / 2 - 0.15);
    const top = end < 0 ? high : under + 0.03;
    const holes = [0.32, 0.4, 0.48].map((y) =>
      part(
        cylinder(0.005, 0.005, 0.0006, 16),
        { ...surface, name: `${surface.name}-hole`, color: "#2b211a" },
        [side * 0.0152, y, z],
        { turn: [0, 0, Math.PI / 2] },
      ),
    );
    return [
      part(box(0.03, top - 0.12, 0.055, 0.004), surface, [0, 0.12 + (top - 0.12) / 2, z], { grain: "y" }),
      part(box(0.02, 0.25, 0.07, 0.004), surface, [-side * 0.0252, 0.05 + 0.125, z], { grain: "y" }),
      part(cylinder(0.022, 0.025, 0.018, 32), knob, [side * 0.024, 0.24, z], { turn: [0, 0, (side * -Math.PI) / 2] }),
      ...holes,
    ];
  });
  return group([
    part(box(0.045, 0.05, depth - 0.04, 0.012, 4), surface, [-side * 0.012, 0.025, 0]),
    part(box(0.03, 0.04, depth - 0.34, 0.003), surface, [0, under - 0.02, 0]),
    ...posts,
  ]);
}

import type { Object3D } from "three";
import { rounded } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import { slab } from "../../geometry/slab.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { drawerBox } from "../parts/drawerBox.ts";
import type { HandleStyle } from "../parts/handle.ts";
import { stick } from "../parts/stick.ts";
import { taperedLegs } from "../parts/tableLegs.ts";

export interface DeskParameters {
  body: Surface;
  legs: Surface;
  fittings: Surface;
  /** in the gaps around the drawers */
  shade: Surface;
  /** tapered: four round legs; arches: a bent bar at each end */
  stand?: "tapered" | "arches";
  /** drawers side by side; 2 by default */
  drawers?: number;
  /** height of the box that holds them; 10 cm by default */
  boxHeight?: number;
  /** share of the width the box takes, centred; 1 by default */
  boxWidth?: number;
  pull?: HandleStyle;
}

/** A top, flat drawers under it, legs: desks and consoles. */
export function desk({ width, depth, height }: Size, parameters: DeskParameters): Object3D {
  const {
    body,
    legs,
    fittings,
    shade,
    stand = "tapered",
    drawers = 2,
    boxHeight = 0.1,
    boxWidth = 1,
    pull = "knob",
  } = parameters;
  const thickness = 0.024;
  const under = height - thickness;
  const top = part(slab(rounded(width, depth, 0.012), thickness, { edge: 0.004 }), body, [0, under, 0], { grain: "x" });
  const drawerCase = drawerBox(
    { width: (width - 0.03) * boxWidth, depth: depth - 0.035, height: boxHeight },
    { body, fittings, shade, drawers, pull },
  );
  drawerCase.position.set(0, under - boxHeight, 0);
  const stands = {
    tapered: () =>
      taperedLegs({ width: width - 0.01, depth: depth - 0.02, height: under - boxHeight + 0.002 }, legs, {
        top: 0.027,
        foot: 0.015,
        rail: 0,
        splay: [0.06, 0.03],
      }),
    arches: () => arches(width, depth, under, boxWidth, legs),
  };
  return group([top, drawerCase, stands[stand]()]);
}

/** Bent out of one tube, flat under the top, with a rounded shoulder on both sides. */
function arches(width: number, depth: number, under: number, boxWidth: number, surface: Surface): Object3D {
  const bar = 0.022;
  const [x, z] = [width / 2 - (boxWidth < 1 ? 0.09 : 0.06), depth / 2 - 0.03];
  const arch = [-1, 1].map((side) => {
    const line: Point[] = [
      [side * (x + 0.035), 0, -z],
      [side * x, under - bar / 2, -z],
      [side * x, under - bar / 2, z],
      [side * (x + 0.035), 0, z],
    ];
    return stick(bent(line, z * 0.92, { steps: 16 }), bar, surface, { exact: true, across: [1, 0, 0] });
  });
  const plates = [-1, 1].map((side) => part(box(0.05, 0.005, 0.12, 0.001), surface, [side * x, under - 0.0025, 0]));
  return group([
    ...arch,
    ...plates,
    stick(
      [
        [-x - 0.022, under * 0.28, -z],
        [x + 0.022, under * 0.28, -z],
      ],
      0.016,
      surface,
    ),
  ]);
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { box, rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { extra } from "./extra.ts";

export const CABLE_RADIUS = 0.003;

export interface CordOptions {
  /** height at which the cord leaves the lamp */
  from: number;
  /** how much of the cord is shown */
  length?: number;
  cord: Surface;
  canopy: Surface;
  canopyRadius?: number;
}

/** Cord and ceiling rose over a pendant. */
export function ceilingCord({ from, length = 0.36, cord, canopy, canopyRadius = 0.052 }: CordOptions): Object3D {
  const top = from + length;
  const rose = eased(
    [
      [0, 0.006],
      [0.006, 0],
      [canopyRadius, 0.004],
      [canopyRadius, 0.026],
      [0, 0.026],
    ],
    0.004,
  );
  return extra(
    group([
      between([0, from - 0.004, 0], [0, top + 0.004, 0], CABLE_RADIUS, cord, { sides: 12 }),
      between([0, top - 0.012, 0], [0, top + 0.004, 0], 0.006, canopy),
      turned(rose, canopy, [0, top, 0], { segments: 64 }),
    ]),
  );
}

export interface FloorCableOptions {
  /** where the cable leaves the foot, at the back */
  from: Point;
  /** how far it runs to the right (negative: to the left) before it ends in a plug */
  reach?: number;
  surface?: Surface;
  /** "hand" in the cable, "foot" on the floor, or none */
  control?: "hand" | "foot" | "none";
}

/** The cable on the floor: out at the back, an easy bend, a switch, a plug. */
export function floorCable({
  from,
  reach = 0.34,
  surface = plastic("black", 0.5),
  control = "hand",
}: FloorCableOptions): Object3D {
  const [x, y, z] = from;
  const lie = CABLE_RADIUS;
  const side = Math.sign(reach);
  const long = Math.abs(reach);
  const way: Point[] = [
    [x, y, z],
    [x + side * long * 0.04, Math.max(lie, y * 0.4), z - 0.02],
    [x + side * long * 0.14, lie, z - 0.04],
    [x + side * long * 0.34, lie, z - 0.045],
    [x + side * long * 0.52, lie, z - 0.03],
    [x + side * long * 0.72, lie, z - 0.022],
    [x + side * long, lie, z - 0.05],
  ];
  const pieces: Object3D[] = [part(rod(way, CABLE_RADIUS, { segments: 60, sides: 8 }), surface)];
  const body = plastic("black", 0.45);
  const middle: Point = [x + side * long * 0.62, 0, z - 0.025];
  if (control === "hand") {
    pieces.push(part(box(0.056, 0.017, 0.022, 0.007), body, [middle[0], 0.0085, middle[2]]));
    pieces.push(part(box(0.014, 0.006, 0.012, 0.002), plastic("grey", 0.4), [middle[0], 0.018, middle[2]]));
  } else if (control === "foot") {
    pieces.push(
      turned(
        eased(
          [
            [0, 0],
            [0.03, 0],
            [0.032, 0.01],
            [0.024, 0.02],
            [0, 0.021],
          ],
          0.005,
        ),
        body,
        [middle[0], 0, middle[2]],
        { segments: 40 },
      ),
    );
    pieces.push(
      turned(
        eased(
          [
            [0, 0.02],
            [0.013, 0.02],
            [0.012, 0.026],
            [0, 0.027],
          ],
          0.003,
        ),
        plastic("grey", 0.4),
        [middle[0], 0, middle[2]],
        { segments: 32 },
      ),
    );
  }
  pieces.push(plug([x + side * long, 0, z - 0.05], side));
  return extra(group(pieces));
}

/** A flat European plug, lying. */
function plug(at: Point, side: number): Object3D {
  const body = plastic("black", 0.45);
  const pin = { name: "pin", color: "#c9ccce", roughness: 0.3, metalness: 1 };
  return group(
    [
      part(box(0.034, 0.013, 0.024, 0.005), body, [0.014, 0.0075, 0]),
      ...[-0.008, 0.008].map((z) => between([0.03, 0.0075, z], [0.048, 0.0075, z], 0.002, pin, { sides: 10 })),
    ],
    at,
    side > 0 ? 0.35 : Math.PI - 0.35,
  );
}

import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";

export interface StoolParameters {
  seat: Surface;
  legs: Surface;
  /** 3 by default */
  count?: 3 | 4;
  /** of the seat; 4 cm by default */
  thickness?: number;
  /** how deep the seat is hollowed; 8 mm by default */
  hollow?: number;
  /** diameter of the legs where they enter the seat, and at the foot */
  leg?: readonly [top: number, foot: number];
  /** the legs come through the seat and are wedged there */
  wedged?: boolean;
}

/** A milking stool: round legs driven into a round, hollowed seat. */
export function stool(size: Size, parameters: StoolParameters): Object3D {
  const {
    seat,
    legs,
    count = 3,
    thickness = 0.04,
    hollow = 0.008,
    leg: [wide, slim] = [0.038, 0.026],
    wedged = true,
  } = parameters;
  const { width, depth, height } = size;
  const radius = width / 2;
  const board = slab(oval(width, depth, 2, 112), thickness, {
    edge: 0.012,
    under: 0.012,
    sink: (x, z) => -hollow * Math.max(0, 1 - (x * x + z * z) / (radius * 0.82) ** 2),
  });
  const feet = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI / 2 + (index / count) * Math.PI * 2;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const [head, foot] = [radius * 0.58, radius - slim * 0.6];
    const line: Point[] = [
      [x * foot, 0, z * foot],
      [x * head, height - thickness + 0.012, z * head],
    ];
    return group([
      stick(line, (t) => ({ width: slim + (wide - slim) * t ** 0.7, depth: slim + (wide - slim) * t ** 0.7 }), legs, {
        level: true,
        segments: 14,
        ease: 0.003,
      }),
      ...(wedged ? [group([tenon(wide, legs, head, radius, height, hollow)], [0, 0, 0], Math.PI / 2 - angle)] : []),
    ]);
  });
  return fitted(group([part(board, seat, [0, height - thickness, 0], { grain: "x" }), ...feet]), size);
}

/** The head of a leg, cut flush with the hollowed seat, a dark wedge driven into it. It lies towards +z. */
function tenon(
  diameter: number,
  surface: Surface,
  at: number,
  radius: number,
  height: number,
  hollow: number,
): Object3D {
  const bowl = radius * 0.82;
  const y = height - hollow * Math.max(0, 1 - (at / bowl) ** 2);
  const wedge = { ...surface, name: `${surface.name}-wedge`, color: "#5a3c28" };
  const head = group(
    [
      part(cylinder(diameter * 0.42, diameter * 0.42, 0.004, 32), surface, [0, -0.0016, 0]),
      part(box(diameter * 0.72, 0.004, 0.0025, 0.0008, 1), wedge, [0, -0.0013, 0]),
    ],
    [0, y, at],
  );
  head.rotation.x = -Math.atan((2 * hollow * at) / bowl ** 2);
  return head;
}

import { type Object3D, Vector3 } from "three";
import { facing, mould, seamLine, type Sheet } from "../../geometry/mould.ts";
import { group, type Point } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { seatShell } from "../parts/seatShell.ts";
import { starBase } from "../parts/starBase.ts";
import { stick, tapering } from "../parts/stick.ts";
import { covered, piping } from "../parts/upholstery.ts";

export interface ShellChairParameters {
  shell: Surface;
  legs: Surface;
  /** sockets, struts, column */
  metal: Surface;
  /** 6 mm moulded, 4 cm and more upholstered; 6 mm by default */
  thickness?: number;
  /** legs: four round ones with crossed struts; swivel: four wooden arms on a column */
  base?: "legs" | "swivel";
  /** how far the sides rise beside the small of the back; 9 cm by default */
  wings?: number;
  /** how far the sides of the back come forward; 3 cm by default */
  wrap?: number;
  /** how square the outline is: 3 is round, 6 nearly a rectangle; 4.2 by default */
  corners?: number;
}

/** Seat and back in one piece of even thickness. */
export function shellChair(size: Size, parameters: ShellChairParameters): Object3D {
  const { shell, legs, metal, thickness = 0.006, base = "legs", wings = 0.09, wrap = 0.03, corners = 4.2 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.46;
  const half = thickness / 2;
  const sheet = seatShell({
    width: width - thickness,
    front: depth / 2 - half - 0.006,
    back: -depth / 2 + half + 0.004,
    seatHeight: top - half + 0.008,
    height: height - half,
    wings,
    wrap,
  });
  const soft = thickness > 0.02;
  const body = mould(sheet, thickness, {
    corners,
    rings: 26,
    points: 112,
    ...(soft ? { swell: (s: number, t: number) => 0.012 * (1 - Math.abs(s) ** 3) * (1 - Math.abs(t) ** 4) } : {}),
  });
  const pieces: Object3D[] = [covered(body, shell)];
  if (soft) pieces.push(piping(seamLine(sheet, thickness, corners), shell, { radius: 0.004 }));
  pieces.push(
    ...(base === "legs"
      ? socketed(sheet, half, size, legs, metal)
      : [
          starBase(
            { height: underside(sheet, half), radius: Math.min(width, depth) / 2 - 0.01, arms: 4 },
            { arms: legs, metal },
          ),
        ]),
  );
  return fitted(group(pieces), size);
}

function underside(sheet: Sheet, half: number): number {
  return Math.min(...[-0.3, -0.1, 0].map((t) => sheet(0, t)[1])) - half + 0.004;
}

/** Sockets stand square on the shell's underside, the legs come out of them; struts cross between. */
function socketed(sheet: Sheet, half: number, { width, depth }: Size, legs: Surface, metal: Surface): Object3D[] {
  const corners = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  const made = corners.map(([side, end]) => {
    const [s, t] = [side * 0.5, end > 0 ? -0.62 : -0.13];
    const on = new Vector3(...sheet(s, t));
    const down = facing(sheet, s, t).multiplyScalar(-1);
    const from = on.clone().addScaledVector(down, half * 0.6);
    const socket = from.clone().addScaledVector(down, 0.03);
    const foot: Point = [side * (width / 2 - 0.02), 0, end > 0 ? depth / 2 - 0.03 : -depth / 2 + 0.035];
    return { from, socket, foot, way: new Vector3(...foot).sub(socket) };
  });
  const at = (leg: (typeof made)[number], share: number): Point =>
    leg.socket.clone().addScaledVector(leg.way, share).toArray();
  const pieces = made.flatMap(({ from, socket, foot }) => [
    stick([from.toArray(), socket.toArray()], (t) => ({ width: 0.05 - 0.012 * t, depth: 0.05 - 0.012 * t }), metal, {
      across: [1, 0, 0.2],
      ease: 0.002,
    }),
    stick(
      [
        foot,
        socket
          .clone()
          .add(new Vector3(0, -0.004, 0))
          .toArray(),
      ],
      tapering(0.021, 0.034),
      legs,
      { level: true },
    ),
  ]);
  const [frontLeft, frontRight, backLeft, backRight] = made;
  if (frontLeft === undefined || frontRight === undefined || backLeft === undefined || backRight === undefined)
    return pieces;
  const pairs = [
    [frontLeft, backRight],
    [frontRight, backLeft],
    [frontLeft, backLeft],
    [frontRight, backRight],
  ] as const;
  return [
    ...pieces,
    ...pairs.map(([one, other], index) =>
      stick([at(one, index < 2 ? 0.3 : 0.06), at(other, index < 2 ? 0.3 : 0.06)], 0.008, metal, { across: [0, 1, 0] }),
    ),
  ];
}

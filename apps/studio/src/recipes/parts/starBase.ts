import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "./stick.ts";
import { twinCastor } from "./twinCastor.ts";

export interface StarBaseOptions {
  /** where the plate carries the seat */
  height: number;
  /** from the column to the outermost point */
  radius: number;
  arms: 4 | 5;
  castors?: boolean;
  /** how far the hub lies above the arms' ends; 6 cm by default */
  rise?: number;
}

export interface StarBaseSurfaces {
  arms: Surface;
  metal: Surface;
  /** cover of the column and wheels; as the metal by default */
  plastic?: Surface;
}

/** A column on a star of arms, on castors or glides. */
export function starBase(
  { height, radius, arms, castors = false, rise = 0.06 }: StarBaseOptions,
  surfaces: StarBaseSurfaces,
): Object3D {
  const { arms: armSurface, metal, plastic = metal } = surfaces;
  const [wheel, reach] = [castors ? 0.062 : 0.014, radius - (castors ? 0.03 : 0.008)];
  const thick = castors ? 0.034 : 0.04;
  const end = wheel + thick / 2;
  const hub = end + rise;
  const star = Array.from({ length: arms }, (_, index) => {
    const turn = (index / arms) * Math.PI * 2 + (arms === 5 ? Math.PI / 10 : Math.PI / 4);
    const line: Point[] = [
      [0, hub, 0.012],
      [0, hub + 0.002, 0.07],
      [0, hub - rise * 0.34, reach * 0.5],
      [0, end + 0.002, reach - 0.03],
      [0, end, reach],
    ];
    const arm = stick(
      line,
      (t) => ({ width: 0.05 - 0.014 * t, depth: 0.052 - (0.052 - thick) * t, radius: 0.011 }),
      armSurface,
      { segments: 22, ease: 0.008 },
    );
    const below = castors
      ? twinCastor(wheel, plastic, plastic)
      : part(cylinder(0.014, 0.016, wheel + 0.004, 24), plastic);
    return group(
      [
        arm,
        group(
          [below],
          [0, castors ? 0 : (wheel + 0.004) / 2, reach - (castors ? 0.008 : 0.016)],
          index * 1.3 * (castors ? 1 : 0),
        ),
      ],
      [0, 0, 0],
      turn,
    );
  });
  const low = hub - 0.028;
  const column = [
    turned(
      [
        [0, low],
        [0.034, low],
        [0.036, low + 0.006],
        [0.036, hub + 0.03],
        [0.03, hub + 0.036],
        [0.029, hub + 0.04],
      ],
      armSurface,
      [0, 0, 0],
      { segments: 40 },
    ),
    part(cylinder(0.025, 0.027, Math.max(0.02, (height - hub) * 0.55), 36), plastic, [
      0,
      hub + 0.02 + Math.max(0.02, (height - hub) * 0.55) / 2,
      0,
    ]),
    part(cylinder(0.014, 0.014, height - hub, 28), metal, [0, (height + hub) / 2, 0]),
    part(box(0.2, 0.024, 0.2, 0.006), plastic, [0, height - 0.012, 0]),
    part(box(0.1, 0.034, 0.14, 0.01), plastic, [0, height - 0.035, 0]),
  ];
  return group([...star, ...column]);
}

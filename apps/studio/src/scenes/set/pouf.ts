import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { cloth } from "../../surfaces/surfaces.ts";

/** A low square pouf. */
export const pouf = (): Object3D =>
  group([
    part(
      cushion(0.55, 0.3, 0.55, { puff: 0.18, edge: 0.08, wrinkle: 0.008 }),
      cloth("boucle", "#b58a6a"),
      [0, 0.17, 0],
    ),
  ]);

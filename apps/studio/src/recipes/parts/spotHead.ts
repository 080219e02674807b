import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import { eased, profileOf } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import { bulb } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metalShade } from "./metalShade.ts";

export interface SpotHeadOptions {
  /** the joint, at the narrow end; the mouth looks down unless it is turned */
  at: Point;
  turn?: Point;
  /** radius of the mouth */
  mouth: number;
  length: number;
  outside: Surface;
  inside: Surface;
  fittings: Surface;
  /** "cone" straight, "bell" with a swung line; default "cone" */
  line?: "cone" | "bell";
}

/** The small head of a reading or desk lamp, with a lit disc inside. */
export function spotHead({
  at,
  turn = [0, 0, 0],
  mouth,
  length,
  outside,
  inside,
  fittings,
  line = "cone",
}: SpotHeadOptions): Object3D {
  const neck = Math.min(0.019, mouth * 0.36);
  const straight = eased(
    [
      [mouth, 0],
      [neck + 0.002, length * 0.86],
      [neck * 0.8, length * 0.94],
    ],
    0.006,
  );
  const swung = profileOf([
    [mouth, 0],
    [mouth * 0.93, length * 0.2],
    [mouth * 0.62, length * 0.5],
    [neck * 1.25, length * 0.75],
    [neck * 0.9, length * 0.94],
  ]);
  const cap = eased(
    [
      [neck * 0.95, length * 0.9],
      [neck, length * 0.91],
      [neck, length * 1.06],
      [neck * 0.6, length * 1.1],
      [0, length * 1.1],
    ],
    0.003,
  );
  const lens = eased(
    [
      [0, length * 0.3],
      [mouth * 0.7, length * 0.3],
      [mouth * 0.7, length * 0.34],
      [0, length * 0.34],
    ],
    0.002,
  );
  const head = group([
    metalShade(line === "cone" ? straight : swung, outside, inside, 0.0014),
    turned(cap, fittings, [0, 0, 0], { segments: 40 }),
    turned(lens, bulb("#ffe9c8", 5), [0, 0, 0], { segments: 40 }),
  ]);
  head.position.y = -length;
  const hung = group([head], at);
  hung.rotation.set(...turn);
  return hung;
}

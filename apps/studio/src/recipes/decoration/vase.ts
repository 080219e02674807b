import { type Object3D, Vector3 } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { vessel } from "../../geometry/profiles.ts";
import { profile, rod } from "../../geometry/solids.ts";
import { type Profile, turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface VaseParameters {
  body: Surface;
  form: keyof typeof FORMS;
  /** upright ribs around the body */
  ribs?: number;
  /** two handles from the shoulder to the neck */
  handles?: boolean;
  /** thickness of the wall; 0.005 by default, glass 0.003 */
  wall?: number;
}

/** Half the outline, radius and height as parts of the widest radius and of the height. */
const FORMS = {
  amphora: [
    [0, 0],
    [0.42, 0],
    [0.5, 0.015],
    [0.72, 0.14],
    [0.94, 0.36],
    [1, 0.52],
    [0.93, 0.68],
    [0.68, 0.8],
    [0.44, 0.86],
    [0.38, 0.91],
    [0.42, 0.97],
    [0.5, 1],
  ],
  bottle: [
    [0, 0],
    [0.72, 0],
    [0.82, 0.012],
    [0.95, 0.1],
    [1, 0.26],
    [0.92, 0.42],
    [0.6, 0.58],
    [0.34, 0.7],
    [0.27, 0.82],
    [0.28, 0.94],
    [0.36, 1],
  ],
  globe: [
    [0, 0],
    [0.42, 0],
    [0.5, 0.012],
    [0.82, 0.16],
    [0.99, 0.4],
    [0.97, 0.6],
    [0.78, 0.8],
    [0.52, 0.91],
    [0.44, 0.95],
    [0.48, 1],
  ],
  cylinder: [
    [0, 0],
    [0.93, 0],
    [0.985, 0.008],
    [1, 0.03],
    [1, 0.3],
    [1, 0.6],
    [1, 0.9],
    [1, 1],
  ],
  cone: [
    [0, 0],
    [0.5, 0],
    [0.56, 0.012],
    [0.68, 0.25],
    [0.8, 0.5],
    [0.91, 0.76],
    [1, 1],
  ],
  bowl: [
    [0, 0],
    [0.3, 0],
    [0.36, 0.03],
    [0.62, 0.2],
    [0.84, 0.48],
    [0.95, 0.75],
    [1, 1],
  ],
} as const satisfies Record<string, Profile>;

/** A vase from the wheel, open at the top, glazed or of glass. */
export function vase(
  { width, height }: Size,
  { body, form, ribs = 0, handles = false, wall = 0.005 }: VaseParameters,
): Object3D {
  const radius = width / 2;
  const shape = FORMS[form].map(([r, y]) => [r * radius, y * height] as const);
  // Splines swing over their points: the widest place is brought back to the measure.
  const soft = profile(shape, 40);
  const widest = Math.max(...soft.map(([r]) => r));
  const tallest = Math.max(...soft.map(([, y]) => y));
  const lowest = Math.min(...soft.map(([, y]) => y));
  const outer = soft.map(
    ([r, y]) => [(r / widest) * radius, ((y - lowest) / (tallest - lowest)) * (height - wall * 0.5)] as const,
  );
  const line = vessel([[0, 0], ...outer.slice(1)], { wall, bottom: wall * 1.6 });
  const rib = (angle: number, y: number, far: number): number => {
    const strength = Math.sin(Math.PI * Math.min(1, Math.max(0, y / (height * 0.86)))) ** 0.5;
    return -((1 - Math.abs(Math.cos((angle * ribs) / 2))) ** 1.2) * 0.055 * far * strength;
  };
  const pot = turned(onFloor(line), body, [0, 0, 0], {
    segments: ribs > 0 ? ribs * 6 : 84,
    ...(ribs > 0 ? { ripple: rib } : {}),
  });
  if (!handles) return pot;
  const neck = outer.find(([, y]) => y > height * 0.9)?.[0] ?? radius * 0.4;
  const shoulder = outer.find(([, y]) => y > height * 0.72)?.[0] ?? radius * 0.8;
  return group([
    pot,
    ...[-1, 1].map((side) => {
      const way: Point[] = [
        [side * neck * 0.9, height * 0.9, 0],
        [side * (neck + radius * 0.26), height * 0.925, 0],
        [side * (neck + radius * 0.46), height * 0.86, 0],
        [side * (shoulder + radius * 0.08), height * 0.78, 0],
        [side * shoulder * 0.92, height * 0.71, 0],
      ];
      return part(rod(way, radius * 0.062, { segments: 48, sides: 14 }), body);
    }),
  ]);
}

function onFloor(line: Profile): Profile {
  const lowest = Math.min(...line.map(([, y]) => y));
  return line.map(([r, y]) => [r, y - lowest] as const);
}

/** Where the stems of a bunch stand in a neck of this radius: leaned outwards, by the golden angle. */
export function stems(count: number, neck: number, spread: number): { at: Point; tilt: number; around: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const around = index * 2.399 + 0.4;
    const out = Math.sqrt((index + 0.5) / count);
    const at = new Vector3(Math.sin(around), 0, Math.cos(around)).multiplyScalar(neck * out * 0.8);
    return { at: [at.x, at.y, at.z], tilt: spread * (0.35 + 0.65 * out), around };
  });
}

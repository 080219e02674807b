import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { eased, vessel } from "../../geometry/profiles.ts";
import { noise } from "../../geometry/random.ts";
import { profile } from "../../geometry/solids.ts";
import { type Profile, turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";

const EARTH: Surface = { name: "potting-soil", color: "#33271f", roughness: 1, metalness: 0 };

export interface PotOptions {
  surface: Surface;
  form?: "tapered" | "cylinder" | "round" | "rim";
  /** how far below the rim the earth lies */
  earth?: number;
}

const FORMS: Record<NonNullable<PotOptions["form"]>, Profile> = {
  tapered: [
    [0, 0],
    [0.7, 0],
    [0.73, 0.02],
    [1, 1],
  ],
  cylinder: [
    [0, 0],
    [0.94, 0],
    [0.97, 0.03],
    [1, 1],
  ],
  round: [
    [0, 0],
    [0.55, 0],
    [0.66, 0.03],
    [0.92, 0.26],
    [1, 0.52],
    [0.95, 0.8],
    [0.86, 1],
  ],
  rim: [
    [0, 0],
    [0.66, 0],
    [0.69, 0.02],
    [0.86, 0.76],
    [0.87, 0.78],
    [0.98, 0.785],
    [1, 0.81],
    [1, 1],
  ],
};

/** A flower pot with earth in it; `radius` at its widest. */
export function pot(
  radius: number,
  height: number,
  { surface, form = "tapered", earth = 0.025 }: PotOptions,
): Object3D {
  const shape = FORMS[form].map(([r, y]) => [r * radius, y * height] as const);
  const outer = form === "round" ? roundOff(profile(shape, 30), radius) : eased(shape, Math.min(0.008, radius * 0.08));
  const wall = Math.max(0.003, Math.min(0.007, radius * 0.05));
  const line = vessel(outer, { wall }).map(([r, y]) => [r, Math.max(0, y)] as const);
  const rim = Math.max(...line.map(([, y]) => y));
  const grow = height / rim;
  const crumbs = noise(17, 18, 18, 2);
  const inside = insideRadius(outer, height - earth) - wall * 0.6;
  const ground: Profile = [
    [inside, -0.004],
    [inside * 0.8, 0],
    [inside * 0.5, 0.004],
    [inside * 0.2, 0.006],
    [0.0001, 0.006],
  ];
  return group([
    turned(
      line.map(([r, y]) => [r, y * grow] as const),
      surface,
      [0, 0, 0],
      { segments: 72 },
    ),
    turned(ground, EARTH, [0, height - earth, 0], {
      segments: 48,
      ripple: (angle, y, far) => (crumbs(angle / 6.2832, far / radius) - 0.5) * Math.abs(y + 0.004) * 0.6,
    }),
  ]);
}

function roundOff(points: Profile, radius: number): Profile {
  const widest = Math.max(...points.map(([r]) => r));
  return points.map(([r, y]) => [(r / widest) * radius, Math.max(0, y)] as const);
}

function insideRadius(outer: Profile, height: number): number {
  const above = outer.findIndex(([r, y]) => r > 0 && y >= height);
  return outer[Math.max(0, above)]?.[0] ?? 0;
}

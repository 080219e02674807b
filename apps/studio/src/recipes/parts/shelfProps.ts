import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, ring } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceramic, cloth, lacquer, metal } from "../../surfaces/surfaces.ts";
import { basket, bin } from "./basket.ts";
import { bookPile, bookRow } from "./books.ts";
import type { Bay } from "./casework.ts";
import { bottle, bowls, jar, plates, tumblers } from "./crockery.ts";

/** What stands in a bay of a shelf in the picture. */
export type ShelfProp =
  | "books"
  | "pile"
  | "jar"
  | "basket"
  | "bowls"
  | "plates"
  | "glasses"
  | "bottles"
  | "files"
  | "box"
  | "none";

/** Puts things into bays, one name per bay; "none" and missing names leave it empty. Two names with a plus share a bay. */
export function furnish(
  bays: readonly Bay[],
  props: readonly (ShelfProp | readonly [ShelfProp, ShelfProp])[],
): Object3D {
  return group(
    bays.flatMap((bay, index) => {
      const wanted = props[index] ?? "none";
      if (typeof wanted === "string") return [placed(wanted, bay, 0, bay.width, index)];
      const half = bay.width / 2;
      return wanted.map((prop, side) => placed(prop, bay, (side - 0.5) * half, half, index + side * 7));
    }),
  );
}

function placed(prop: ShelfProp, bay: Bay, shift: number, width: number, seed: number): Object3D {
  return group([thing(prop, width * 0.94, bay.height, bay.depth, seed + 1)], [bay.x + shift, bay.floor, bay.z]);
}

function thing(prop: ShelfProp, width: number, height: number, depth: number, seed: number): Object3D {
  const lowest = Math.min(height * 0.86, 0.4);
  switch (prop) {
    case "none":
      return group([]);
    case "books":
      return group([bookRow(Math.min(width, 0.42), height, depth, seed)], [-width / 2 + 0.005, 0, depth * 0.1]);
    case "pile":
      return group([bookPile(2 + (seed % 3), seed)], [0, 0, 0]);
    case "jar":
      return jar(
        Math.min(lowest, 0.2 + 0.05 * (seed % 3)),
        0.06 + 0.015 * (seed % 2),
        ceramic(seed % 2 === 0 ? "#d9c7b0" : "#5f6a66", "matt"),
      );
    case "basket":
      return basket(Math.min(width * 0.9, 0.38), Math.min(height * 0.7, 0.24), Math.min(depth * 0.86, 0.3));
    case "bowls":
      return bowls(3, Math.min(0.085, depth * 0.4), ceramic("#e0d8c8", "speckled"));
    case "plates":
      return plates(6, Math.min(0.12, depth * 0.42));
    case "glasses":
      return tumblers(Math.max(2, Math.floor(width / 0.1)));
    case "bottles":
      return group([
        bottle(Math.min(0.3, lowest), ceramic("#1f2d22"), [-0.05, 0, 0]),
        bottle(Math.min(0.27, lowest), ceramic("#4a2d1a"), [0.045, 0, 0.02]),
      ]);
    case "files":
      return files(width, Math.min(0.32, height * 0.92), depth);
    case "box":
      return bin(
        Math.min(width * 0.9, 0.34),
        Math.min(height * 0.62, 0.2),
        Math.min(depth * 0.85, 0.28),
        cloth("felt", "grey"),
      );
  }
}

/** Lever-arch files: one width, two colours. */
function files(width: number, height: number, depth: number): Object3D {
  const count = Math.min(5, Math.floor(width / 0.085));
  const tints: Surface[] = [cloth("linen", "#4c5a52"), cloth("linen", "#c9bda6")];
  return group(
    Array.from({ length: count }, (_, index) => {
      const tint = tints[index % 3 === 2 ? 1 : 0] ?? cloth("linen", "grey");
      const deep = Math.min(0.28, depth * 0.92);
      const hole = part(ring(0.013, 0.0025, 24), metal("chrome"), [0, height * 0.22, deep / 2 + 0.001]);
      const label = part(box(0.045, height * 0.3, 0.001, 0.0004, 1), lacquer("#f2ede2", 0.9), [
        0,
        height * 0.62,
        deep / 2 + 0.0005,
      ]);
      const block = part(box(0.07, height, deep, 0.004, 2), tint, [0, height / 2, 0]);
      const pages = part(box(0.056, 0.002, deep - 0.012, 0.0005, 1), lacquer("#efe8da", 0.95), [0, height, 0]);
      return group([block, pages, hole, label], [-width / 2 + 0.045 + index * 0.0745, 0, 0]);
    }),
  );
}

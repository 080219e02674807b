import { group } from "../../geometry/part.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import { branches } from "../../recipes/decoration/stems.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { vase } from "../../recipes/decoration/vase.ts";
import { ceramic, rugPile, stone } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { tiles } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { boarding, paint, woodwork } from "../set/walls.ts";

const LEFT = -2.3;
const WINDOW = { at: 1.6, width: 1.2, from: 0.02, to: 2.3 };

/** An entrance: console and round mirror, coats on pegs over a bench, terrazzo and a runner. */
export function hall(piece: Furniture): Scene {
  const scene = group([
    shell({
      left: LEFT,
      right: 3.4,
      depth: 5.2,
      walls: paint("#dcd6c8"),
      window: WINDOW,
      casements: 1,
      bars: 3,
      skirtingHeight: 0.14,
      floor: tiles({ width: 8, depth: 6.4 }, [stone("terrazzo", "#d6cec2", "#8b7d70")], { tile: 0.45 }),
    }),
    put(boarding(6, 1.3, woodwork("#8f9d8f"), 0.1), [0.5, 0, 0.001]),
    put(
      rug(
        { width: 0.85, depth: 3, height: 0.01 },
        { pile: rugPile("kelim", ["#ddcfb4", "#7f4630", "#43566a", "#b58f4a"]), edge: "fringe" },
      ),
      [0.25, 0, 1.3],
      Math.PI / 2,
    ),
    put(piece("LH-4008", "walnut"), [-0.72, 0, 0.23]),
    put(piece("LH-6013", "brass"), [-0.72, 1.36, 0.02]),
    put(piece("LH-5019", "white"), [-1.08, 0.78, 0.22]),
    put(
      group([
        vase({ width: 0.15, depth: 0.15, height: 0.26 }, { body: ceramic("cream", "matt"), form: "globe" }),
        branches({ count: 4, length: 0.68, neck: 0.025, mouth: 0.25, spread: 0.5, kind: "beech", seed: 4 }),
      ]),
      [-0.4, 0.78, 0.22],
    ),
    put(bookPile(2, 3), [-0.7, 0.78, 0.22], 0.1),
    put(piece("LH-4015", "sage"), [1.25, 0, 0.21]),
    put(piece("LH-4018", "walnut"), [1.2, 1.62, 0.06]),
    put(piece("LH-6006", "terracotta"), [1.5, 0.48, 0.2], -0.1),
    put(piece("LH-6026", "rattan"), [2.28, 0, 0.5], 0.4),
    put(piece("LH-4021", "rattan"), [0.3, 0, 0.3]),
  ]);
  return {
    scene,
    camera: frontal(0.22, 1.15, 5.7, 48, 0.045),
    lights: [
      skylight([LEFT - 0.3, 1.3, WINDOW.at], 1.4, 2.3, 150),
      fillLight([1.6, 2.4, 6.4], [0.3, 0.9, 0], 48),
      { position: [0.2, 2.68, 1.6], target: [0.2, 0, 1.4], width: 1.4, height: 0.9, watts: 30, color: "#fff2df" },
    ],
    sun: { position: [-2.6, 1.2, 1.2], target: [0, 0, 0], strength: 3.6, angleDegrees: 2, color: "#fff1de" },
    world: { color: "#f2f1ec", brightness: 0.42 },
    focus: 0.42,
  };
}

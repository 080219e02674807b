import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { branches } from "../../recipes/decoration/stems.ts";
import { vase } from "../../recipes/decoration/vase.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import { artPrint, ceramic, yarn, timber } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { boarding, paint, woodwork } from "../set/walls.ts";

const LEFT = -2.45;
const WINDOW = { at: 1.5, width: 1.9, from: 0.35, to: 2.35 };

/** Linen, oak and a wall boarded to shoulder height; soft light through thin curtains. */
export function bedroom(piece: Furniture): Scene {
  const sage = woodwork("#b3b8a6");
  const scene = group([
    shell({
      left: LEFT,
      right: 3.5,
      depth: 5.4,
      walls: paint("#ece7dd"),
      window: WINDOW,
      bars: 1,
      floor: boards({ width: 7.6, depth: 6.6 }, FLOORS.natural, { seed: 7, board: 0.2 }),
    }),
    put(boarding(6.2, 1.16, sage, 0.11), [0.5, 0, 0.001]),
    put(
      rug(
        { width: 2.9, depth: 1.9, height: 0.024 },
        { pile: yarn("#e9e2d4"), trim: yarn("#e9e2d4", 0.14), shaggy: true, seed: 6 },
      ),
      [0.3, 0, 2.1],
    ),
    put(piece("LH-3003", "sand"), [0.3, 0, 1.11]),
    put(
      group([
        piece("LH-3006", "oak"),
        put(piece("LH-5020", "white"), [0, 0.52, 0]),
        put(bookPile(2, 8), [0.1, 0.52, 0.12], 0.3),
      ]),
      [-0.98, 0, 0.26],
    ),
    put(group([piece("LH-3006", "oak"), put(piece("LH-5020", "white"), [0.02, 0.52, 0])]), [1.58, 0, 0.26]),
    put(
      pictureFrame(
        { width: 1.1, depth: 0.03, height: 0.5 },
        {
          frame: timber("oak"),
          mat: 0.04,
          moulding: 0.014,
          pictures: [
            artPrint(9, ["#f1ebe0", "#b98f7a", "#8a9a86", "#d9c2a2"]),
            artPrint(10, ["#f3eee4", "#6c7f6b", "#9aa790", "#6f7148"]),
            artPrint(11, ["#f1eadd", "#b7a58e", "#d8cbb8", "#a9b3a4"]),
          ],
        },
      ),
      [0.3, 1.5, 0.016],
    ),
    put(group([piece("LH-4001", "sage")]), [0.3, 0, 2.62]),
    put(
      group([
        vase({ width: 0.3, depth: 0.3, height: 0.5 }, { body: ceramic("cream", "matt"), form: "globe" }),
        branches({ count: 6, length: 1.35, neck: 0.05, mouth: 0.48, spread: 0.4, kind: "olive", seed: 6 }),
      ]),
      [2.35, 0, 0.42],
    ),
    put(
      curtain({ width: 0.75, depth: 0.1, height: 2.6 }, { cloth: sheer("#f3eee6"), fold: 0.12, seed: 2 }),
      [LEFT + 0.1, 0, 0.42],
      Math.PI / 2,
    ),
    put(
      curtain({ width: 0.75, depth: 0.1, height: 2.6 }, { cloth: sheer("#f3eee6"), fold: 0.12, seed: 5 }),
      [LEFT + 0.1, 0, 2.6],
      Math.PI / 2,
    ),
  ]);
  return {
    scene,
    camera: frontal(0.3, 1.18, 6.3, 48, 0.055),
    lights: [
      skylight([LEFT - 0.3, 1.5, WINDOW.at], 2.1, 2.1, 170, "#fbf8f2"),
      fillLight([1.9, 2.4, 7], [0.3, 0.8, 0], 47),
    ],
    sun: { position: [-2.6, 1.15, 1.1], target: [0, 0, 0], strength: 3.2, angleDegrees: 3, color: "#fff0dc" },
    world: { color: "#f4f1ec", brightness: 0.4 },
    focus: 0.5,
  };
}

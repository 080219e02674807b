import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { branches } from "../../recipes/decoration/stems.ts";
import { vase } from "../../recipes/decoration/vase.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import { scatterCushion } from "../../recipes/parts/scatterCushion.ts";
import { artPrint, ceramic, cloth, rugPile, timber } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { paint } from "../set/walls.ts";

const LEFT = -2.5;
const WINDOW = { at: 1.75, width: 2, from: 0.3, to: 2.35 };

/** A quiet, light living room: olive sofa, oak, wool, low morning sun from the left. */
export function living(piece: Furniture): Scene {
  const table = group([
    piece("LH-1015", "white"),
    put(
      vase({ width: 0.13, depth: 0.13, height: 0.24 }, { body: ceramic("terracotta", "matt"), form: "bottle" }),
      [-0.14, 0.42, 0],
    ),
    put(branches({ count: 3, length: 0.6, neck: 0.02, mouth: 0.24, spread: 0.5, seed: 3 }), [-0.14, 0.42, 0]),
    put(bookPile(2, 4), [0.14, 0.42, 0.04], 0.5),
  ]);
  const scene = group([
    shell({
      left: LEFT,
      right: 3.6,
      depth: 5.6,
      walls: paint("#e3ddd1"),
      window: WINDOW,
      floor: boards({ width: 8, depth: 6.6 }, FLOORS.natural, { seed: 2 }),
    }),
    put(
      rug({ width: 2.5, depth: 2, height: 0.014 }, { pile: rugPile("berber", ["cream", "#8c7a63"]), seed: 3 }),
      [0.35, 0, 1.75],
      0.03,
    ),
    put(piece("LH-1021", "olive"), [0.3, 0, 0.66]),
    put(scatterCushion({ surface: cloth("linen", "cream"), width: 0.48, seed: 3 }), [-0.42, 0.44, 0.72]).rotateX(-0.28),
    put(
      scatterCushion({ surface: cloth("velvet", "rust"), width: 0.52, height: 0.32, seed: 5 }),
      [1.02, 0.44, 0.76],
      -0.2,
    ).rotateX(-0.3),
    put(table, [0.15, 0, 1.85]),
    put(piece("LH-1039", "cream"), [2, 0, 2.05], -1.05),
    put(piece("LH-5001", "black"), [-1.42, 0, 0.5]),
    put(piece("LH-6026", "rattan"), [2.12, 0, 0.5], 0.7),
    put(
      pictureFrame(
        { width: 0.72, depth: 0.03, height: 0.96 },
        {
          frame: timber("oak"),
          mat: 0.06,
          pictures: [artPrint(44, ["#efe6d6", "#d9b48a", "#c8703f", "#8a9a86", "#4f6b5c", "#2f4a44"])],
        },
      ),
      [-0.12, 1.1, 0.016],
    ),
    put(
      pictureFrame(
        { width: 0.5, depth: 0.03, height: 0.7 },
        { frame: timber("oak"), mat: 0.05, pictures: [artPrint(6, ["#f3eee4", "#4f6b5c", "#8a9a86", "#6f7148"])] },
      ),
      [0.72, 1.23, 0.016],
    ),
    put(
      curtain({ width: 0.55, depth: 0.1, height: 2.6 }, { cloth: sheer("#f4efe5"), fold: 0.11, seed: 2 }),
      [LEFT + 0.1, 0, 0.48],
      Math.PI / 2,
    ),
    put(
      curtain({ width: 0.55, depth: 0.1, height: 2.6 }, { cloth: sheer("#f4efe5"), fold: 0.11, seed: 5 }),
      [LEFT + 0.1, 0, 3.05],
      Math.PI / 2,
    ),
  ]);
  return {
    scene,
    camera: frontal(0.2, 1.12, 6.2, 51, 0.06),
    lights: [skylight([LEFT - 0.3, 1.5, WINDOW.at], 2.2, 2.2, 150), fillLight([1.6, 2.4, 7], [0.2, 0.9, 0], 45)],
    sun: { position: [-2.7, 0.95, 1.35], target: [0, 0, 0], strength: 5, angleDegrees: 1.6, color: "#fff0da" },
    world: { color: "#f3f1ee", brightness: 0.4 },
    focus: 0.47,
  };
}

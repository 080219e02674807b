import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { figPlant, snakePlant } from "../../recipes/decoration/pottedPlants.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { bookPile, bookRow } from "../../recipes/parts/books.ts";
import { pot } from "../../recipes/parts/pot.ts";
import { artPrint, ceramic, rugPile, timber } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { laptop } from "../set/laptop.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { paint } from "../set/walls.ts";

const LEFT = -2.1;
const WINDOW = { at: 1.35, width: 1.8, from: 0.72, to: 2.35 };

/** A desk near the window, a shelf, plants; blue-grey wall. */
export function office(piece: Furniture): Scene {
  const scene = group([
    shell({
      left: LEFT,
      right: 3.5,
      depth: 5.2,
      walls: paint("#c3cbcc"),
      side: paint("#ecebe6"),
      window: WINDOW,
      casements: 2,
      bars: 1,
      floor: boards({ width: 7.4, depth: 6.4 }, FLOORS.pale, { seed: 9, along: "x" }),
    }),
    put(
      rug({ width: 2.4, depth: 1.7, height: 0.012 }, { pile: rugPile("grid", ["#e6e0d3", "#55677a"]), seed: 4 }),
      [0.15, 0, 1.45],
    ),
    put(
      group([
        piece("LH-4003", "oak"),
        put(piece("LH-5018", "black"), [-0.48, 0.75, -0.1], 0.5),
        put(bookPile(3, 5), [0.44, 0.75, -0.12], 0.2),
        put(laptop(), [0.02, 0.75, 0.02], 0.06),
      ]),
      [0.05, 0, 0.42],
    ),
    put(piece("LH-4011", "cream"), [0.2, 0, 1.12], Math.PI - 0.5),
    put(piece("LH-1018", "oak"), [1.82, 0, 0.22]),
    put(group([bookRow(0.34, 0.3, 0.24, 3)]), [1.46, 1.92, 0.22]),
    put(piece("LH-4013", "white"), [0.86, 0, 0.36], -0.02),
    put(
      figPlant(
        { width: 0.62, depth: 0.62, height: 1.28 },
        { pot: pot(0.17, 0.3, { surface: ceramic("white", "matt"), form: "cylinder" }), potHeight: 0.27, count: 17 },
      ),
      [-1.52, 0, 0.5],
      0.4,
    ),
    put(
      snakePlant(
        { width: 0.26, depth: 0.26, height: 0.52 },
        { pot: pot(0.075, 0.13, { surface: ceramic("terracotta", "matt"), form: "rim" }), potHeight: 0.11, count: 11 },
      ),
      [2.06, 1.91, 0.22],
    ),
    put(
      pictureFrame(
        { width: 0.5, depth: 0.03, height: 0.7 },
        { frame: timber("oak"), mat: 0.05, pictures: [artPrint(13, ["#f1ebe0", "#2f4560", "#c8963a", "#b5603f"])] },
      ),
      [-0.32, 1.26, 0.016],
    ),
    put(
      pictureFrame(
        { width: 0.4, depth: 0.03, height: 0.5 },
        { frame: timber("black"), mat: 0.04, pictures: [artPrint(19, ["#f3eee4", "#6d8ba6", "#d8cbb8", "#4a4e52"])] },
      ),
      [0.36, 1.4, 0.016],
    ),
    put(
      curtain({ width: 0.5, depth: 0.1, height: 2.6 }, { cloth: sheer("#f1efe9"), fold: 0.11, seed: 2 }),
      [LEFT + 0.1, 0, 0.3],
      Math.PI / 2,
    ),
  ]);
  return {
    scene,
    camera: frontal(0.28, 1.2, 5.9, 48, 0.05),
    lights: [skylight([LEFT - 0.3, 1.6, WINDOW.at], 2, 1.8, 150), fillLight([1.8, 2.4, 6.8], [0.3, 0.9, 0], 42)],
    sun: { position: [-2.5, 1.3, 1.15], target: [0, 0, 0], strength: 4, angleDegrees: 2, color: "#fff1dd" },
    world: { color: "#f2f3f4", brightness: 0.4 },
    focus: 0.5,
  };
}

import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { pampas } from "../../recipes/decoration/stems.ts";
import { vase } from "../../recipes/decoration/vase.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import { scatterCushion } from "../../recipes/parts/scatterCushion.ts";
import { artPrint, ceramic, cloth, metal, rugPile, timber } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { outdoors, skylight } from "../set/daylight.ts";
import { herringbone } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { paint, panelling, woodwork } from "../set/walls.ts";

const LEFT = -2.55;
const WINDOW = { at: 1.8, width: 1.5, from: 0.05, to: 2.4 };
const WALL = "#2c3b3c";

/** After sunset: velvet, brass, dark green walls, two lamps and the last blue light at the window. */
export function evening(piece: Furniture): Scene {
  const dark = woodwork(WALL);
  const velvet = cloth("velvet", "#22303f");
  const scene = group([
    shell({
      left: LEFT,
      right: 3.6,
      depth: 5.6,
      walls: paint(WALL),
      frame: dark,
      window: WINDOW,
      skirtingHeight: 0.16,
      floor: herringbone({ width: 7.6, depth: 6.4 }, [timber("walnut", 3), timber("walnut", 9)], { seed: 3 }),
      outside: outdoors(4.6, 5, { sky: "#5a7396", green: "#26333f", glow: 0.5 }),
    }),
    put(panelling(6.3, 5, { low: 0.3, high: 2.3, rail: false, gap: 0.2 }, dark), [0.52, 0, 0.001]),
    put(
      rug(
        { width: 2.9, depth: 2.1, height: 0.012 },
        { pile: rugPile("medallion", ["#6a4034", "#2d3a46", "#a08a66"], 5), edge: "fringe" },
      ),
      [0.35, 0, 1.7],
    ),
    put(piece("LH-1006", "forest"), [0.3, 0, 0.62]),
    put(scatterCushion({ surface: cloth("velvet", "rust"), width: 0.46, seed: 2 }), [-0.35, 0.43, 0.62], 0.15).rotateX(
      -0.3,
    ),
    put(
      scatterCushion({ surface: cloth("velvet", "mustard"), width: 0.5, height: 0.32, seed: 7 }),
      [0.85, 0.43, 0.66],
      -0.15,
    ).rotateX(-0.3),
    put(
      group([
        piece("LH-1015", "black"),
        put(bookPile(3, 2), [0.12, 0.42, 0.05], 0.4),
        put(piece("LH-6032", "brass"), [-0.16, 0.42, -0.02], 0.3),
      ]),
      [0.35, 0, 1.75],
    ),
    put(piece("LH-1036", "navy"), [2.05, 0, 1.75], -0.9),
    put(piece("LH-5006", "brass"), [-1.42, 0, 0.55], 0),
    put(group([piece("LH-1017", "walnut"), put(piece("LH-5020", "cream"), [0, 0.42, 0])]), [1.9, 0, 0.5]),
    put(
      vase({ width: 0.26, depth: 0.26, height: 0.52 }, { body: ceramic("black", "matt"), form: "amphora", ribs: 28 }),
      [-2.1, 0, 0.4],
    ),
    put(pampas({ count: 7, length: 1.08, neck: 0.045, mouth: 0.5 }), [-2.1, 0, 0.4]),
    put(
      pictureFrame(
        { width: 1, depth: 0.035, height: 0.8 },
        {
          frame: metal("brass"),
          moulding: 0.014,
          mat: 0.07,
          pictures: [artPrint(47, ["#cbbfa8", "#7a3f2a", "#a87c34", "#2a3a4e"])],
        },
      ),
      [0.3, 1.16, 0.03],
    ),
    put(
      curtain({ width: 0.6, depth: 0.11, height: 2.62 }, { cloth: velvet, fold: 0.12, seed: 4 }),
      [LEFT + 0.1, 0, 0.72],
      Math.PI / 2,
    ),
    put(
      curtain({ width: 0.6, depth: 0.11, height: 2.62 }, { cloth: velvet, fold: 0.12, seed: 6 }),
      [LEFT + 0.1, 0, 2.85],
      Math.PI / 2,
    ),
  ]);
  return {
    scene,
    camera: frontal(0.25, 1.1, 6.2, 50, 0.06),
    lights: [
      skylight([LEFT - 0.3, 1.5, WINDOW.at], 1.6, 2.3, 80, "#a9c4ee"),
      { position: [1.9, 1.35, 0.9], target: [1.2, 0.6, 0.8], width: 0.5, height: 0.5, watts: 20, color: "#ffcf95" },
      { position: [-0.4, 2.3, 1.5], target: [0.3, 0.4, 1], width: 0.8, height: 0.8, watts: 42, color: "#ffd3a0" },
      { position: [2.2, 2.6, 6.4], target: [0.2, 0.8, 0], width: 3, height: 2, watts: 95, color: "#ffdcb8" },
    ],
    world: { color: "#c3cede", brightness: 0.24 },
    focus: 0.5,
  };
}

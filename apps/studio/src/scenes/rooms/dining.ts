import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import { fruits } from "../../recipes/decoration/fruitBowl.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { branches } from "../../recipes/decoration/stems.ts";
import { vase } from "../../recipes/decoration/vase.ts";
import { artPrint, ceramic, cloth, glass, rugPile, timber } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { herringbone } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { paint, panelling, woodwork } from "../set/walls.ts";

const LEFT = -2.6;
const WINDOW = { at: 1.7, width: 2.1, from: 0.02, to: 2.4 };
const TABLE = [0.25, 0, 1.95] as const;

/** A long oval table under a woven lamp, six chairs, a sideboard behind. */
export function dining(piece: Furniture): Scene {
  const chair = (x: number, z: number, turn: number) =>
    put(piece("LH-2020", "black"), [TABLE[0] + x, 0, TABLE[2] + z], turn);
  const top = 0.75;
  const laid = group([
    piece("LH-2016", "oak"),
    put(
      group([
        vase(
          { width: 0.32, depth: 0.32, height: 0.09 },
          { body: ceramic("cream", "speckled"), form: "bowl", wall: 0.006 },
        ),
        fruits(0.012),
      ]),
      [0.28, top, 0.02],
    ),
    put(
      group([
        vase({ width: 0.13, depth: 0.13, height: 0.26 }, { body: glass("#dfeee6"), form: "cylinder", wall: 0.003 }),
        branches({ count: 4, length: 0.62, neck: 0.05, mouth: 0.25, spread: 0.55, seed: 8 }),
      ]),
      [-0.3, top, -0.02],
    ),
  ]);
  const scene = group([
    shell({
      left: LEFT,
      right: 3.6,
      depth: 5.6,
      walls: paint("#d5d3c4"),
      window: WINDOW,
      bars: 3,
      skirtingHeight: 0.14,
      floor: herringbone({ width: 7.6, depth: 6.4 }, FLOORS.smoked, { seed: 5 }),
    }),
    put(panelling(6.2, 4, { low: 0.26, high: 0.84, gap: 0.18 }, woodwork("#d5d3c4")), [0.5, 0, 0.001]),
    put(
      rug(
        { width: 2.9, depth: 2.1, height: 0.01 },
        { pile: rugPile("border", ["#cdbfa6", "#efe8da"]), edge: "bound", trim: cloth("linen", "#efe8da") },
      ),
      [TABLE[0], 0, TABLE[2]],
    ),
    put(laid, TABLE),
    chair(-0.5, 0.72, Math.PI + 0.06),
    chair(0.48, 0.78, Math.PI - 0.22),
    chair(-0.5, -0.62, 0.03),
    chair(0.5, -0.62, -0.04),
    chair(-1.24, 0.05, Math.PI / 2 - 0.05),
    chair(1.3, -0.02, -Math.PI / 2 + 0.12),
    put(piece("LH-5010", "rattan"), [TABLE[0], 1.5, TABLE[2]]),
    put(piece("LH-2010", "oak"), [0.2, 0, 0.24]),
    put(piece("LH-5020", "cream"), [0.78, 0.72, 0.22]),
    put(piece("LH-6004", "forest"), [-0.28, 0.72, 0.22]),
    put(
      pictureFrame(
        { width: 0.9, depth: 0.03, height: 0.66 },
        {
          frame: timber("oak"),
          mat: 0.06,
          pictures: [artPrint(48, ["#f0e7d8", "#d6a57c", "#b5603f", "#8a9a86", "#3e5a4e"])],
        },
      ),
      [-0.72, 1.25, 0.02],
    ),
    put(piece("LH-6027", "white"), [-2.02, 0, 0.58], 0.9),
    put(
      curtain({ width: 0.6, depth: 0.1, height: 2.62 }, { cloth: sheer("#efece2"), fold: 0.12, seed: 2 }),
      [LEFT + 0.1, 0, 0.45],
      Math.PI / 2,
    ),
    put(
      curtain({ width: 0.6, depth: 0.1, height: 2.62 }, { cloth: sheer("#efece2"), fold: 0.12, seed: 5 }),
      [LEFT + 0.1, 0, 3],
      Math.PI / 2,
    ),
  ]);
  return {
    scene,
    camera: frontal(0.25, 1.22, 6.7, 50, 0.075),
    lights: [skylight([LEFT - 0.3, 1.4, WINDOW.at], 2.2, 2.3, 190), fillLight([1.8, 2.5, 7.2], [0.3, 0.9, 0], 47)],
    sun: { position: [-2.6, 1.5, 1], target: [0, 0, 0], strength: 3, angleDegrees: 2, color: "#fff1dd" },
    world: { color: "#f2f2ee", brightness: 0.4 },
    focus: 0.5,
  };
}

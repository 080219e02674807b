import { group, part } from "../../geometry/part.ts";
import { box, sphere } from "../../geometry/solids.ts";
import { basket } from "../../recipes/decoration/basket.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { scatterCushion } from "../../recipes/parts/scatterCushion.ts";
import { artPrint, cloth, lacquer, timber, woven } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { paint } from "../set/walls.ts";

const LEFT = -2.4;
const WINDOW = { at: 1.5, width: 1.8, from: 0.6, to: 2.3 };
const BRICKS = [
  { color: "#b5603f", at: [-0.3, 0.03, 0] },
  { color: "#6d8ba6", at: [-0.24, 0.09, 0.01] },
  { color: "#c8963a", at: [-0.16, 0.03, 0.1] },
  { color: "#8a9a86", at: [0.02, 0.03, -0.06] },
  { color: "#d8b27a", at: [-0.42, 0.03, 0.12] },
] as const;
const BALLS = [
  { color: "#c39a92", at: [2.13, 0.33, 1.1], radius: 0.085 },
  { color: "#6d8ba6", at: [2.27, 0.36, 1.2], radius: 0.1 },
  { color: "#c8963a", at: [2.2, 0.38, 1.06], radius: 0.075 },
] as const;

/** A house bed, a shelf for toys, a round rug; the wall is painted to half its height. */
export function children(piece: Furniture): Scene {
  const bricks = BRICKS.map(({ color, at }, index) =>
    part(box(0.06, 0.06, 0.06, 0.006), lacquer(color, 0.5), at, { turn: [0, index * 0.7, 0] }),
  );
  const scene = group([
    shell({
      left: LEFT,
      right: 3.4,
      depth: 5.4,
      walls: paint("#efe9de"),
      window: WINDOW,
      bars: 1,
      floor: boards({ width: 8, depth: 6.6 }, FLOORS.pale, { seed: 5 }),
    }),
    part(box(6, 1.24, 0.004, 0.001, 1), paint("#b7c6c2"), [0.5, 0.62, 0.003]),
    put(piece("LH-6002", "terracotta"), [0.35, 0, 1.95]),
    put(piece("LH-3016", "pine"), [0.78, 0, 0.56], -Math.PI / 2),
    put(scatterCushion({ surface: cloth("linen", "mustard"), width: 0.42, seed: 3 }), [0.35, 0.44, 0.6], 0.3).rotateX(
      -0.25,
    ),
    put(piece("LH-9001", "white"), [-1.18, 0, 0.23]),
    put(piece("LH-9002", "beech"), [-0.62, 0, 1.5], 0.7),
    put(piece("LH-5013", "white"), [2.05, 1.42, 0.75]),
    put(group(bricks), [0.75, 0.014, 1.85]),
    put(
      basket({ width: 0.4, depth: 0.4, height: 0.34 }, { cane: woven("wicker"), taper: 0.12, belly: 0.05 }),
      [2.2, 0, 1.15],
    ),
    ...BALLS.map(({ color, at, radius }) => part(sphere(radius, 24), cloth("felt", color), at)),
    put(piece("LH-6005", "terracotta"), [-2.02, 0, 0.42]),
    put(
      pictureFrame(
        { width: 1.05, depth: 0.03, height: 0.44 },
        {
          frame: timber("pine"),
          mat: 0.035,
          moulding: 0.014,
          pictures: [
            artPrint(4, ["#f1eadd", "#d9b48a", "#c8963a", "#8a9a86", "#6d8ba6", "#2f4560"]),
            artPrint(17, ["#f3eee4", "#b5603f", "#6d8ba6", "#c8963a"]),
            artPrint(22, ["#f1eadd", "#6f7148", "#8a9a86", "#c39a92"]),
          ],
        },
      ),
      [-1.12, 1.42, 0.02],
    ),
    put(
      curtain({ width: 0.6, depth: 0.1, height: 2.55 }, { cloth: sheer("#f2ede2"), fold: 0.12, seed: 2 }),
      [LEFT + 0.1, 0, 0.42],
      Math.PI / 2,
    ),
  ]);
  return {
    scene,
    camera: frontal(0.22, 1.1, 6, 49, 0.055),
    lights: [skylight([LEFT - 0.3, 1.5, WINDOW.at], 2, 1.9, 160), fillLight([1.8, 2.4, 6.8], [0.3, 0.8, 0], 50)],
    sun: { position: [-2.6, 1.2, 1.15], target: [0, 0, 0], strength: 3.4, angleDegrees: 2, color: "#fff2e0" },
    world: { color: "#f4f2ee", brightness: 0.44 },
    focus: 0.55,
  };
}

import { group } from "../../geometry/part.ts";
import type { Scene } from "../scene.ts";
import { fillLight, outdoors } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { greenery } from "../set/props.ts";
import { frontal } from "../set/shell.ts";
import { FLOORS, type FloorName } from "../set/timberFloors.ts";
import { paint, skirting, wall, windowIn, woodwork } from "../set/walls.ts";
import { type Borne, type Choice, laden, measured } from "./placing.ts";

export interface WindowRoom {
  walls: `#${string}`;
  floor: FloorName;
  seed: number;
  /** at the window, by the x of their middles */
  curtains: readonly { product: Choice; x: number }[];
  before: readonly { product: Choice; x: number; z: number; turnY?: number; bears?: readonly Borne[] }[];
  plant?: { x: number; height: number };
}

const OPENING = { at: 0, width: 1.7, from: 0.42, to: 2.2 };
const LENGTH = 8;

/** Furniture before a window in the back wall, the sun coming in beside the curtains. */
export function windowRoom(piece: Furniture, { walls, floor, seed, curtains, before, plant }: WindowRoom): Scene {
  return {
    scene: group([
      boards({ width: LENGTH, depth: 6 }, FLOORS[floor], { seed }),
      wall(LENGTH, 3.2, paint(walls), [OPENING]),
      windowIn(OPENING, { frame: woodwork(), casements: 2, bars: 1 }),
      skirting(LENGTH, woodwork()),
      put(outdoors(9, 3.3, { glow: 0.9 }), [0, -0.9, -1.7]),
      ...curtains.map(({ product, x }) => {
        const { object, depth } = measured(piece, product);
        return put(object, [x, 0, depth / 2 + 0.27]);
      }),
      ...before.map(({ product, x, z, turnY, bears }) =>
        put(laden(piece, product, undefined, bears).object, [x, 0, z], turnY),
      ),
      ...(plant === undefined ? [] : [put(greenery(plant.height, seed), [plant.x, 0, 0.5])]),
    ]),
    camera: frontal(0.1, 1.12, 5.2, 51, 0.055),
    lights: [
      {
        position: [0, 1.4, -0.4],
        target: [0, 1.1, 2],
        width: OPENING.width,
        height: 1.7,
        watts: 85,
        color: "#f4f7ff",
      },
      { position: [-3.4, 2.1, 3.2], target: [0, 1, 0.4], width: 2.2, height: 2.2, watts: 120, color: "#fff6ea" },
      fillLight([1.6, 2.2, 6], [0.1, 0.8, 0], 45),
    ],
    sun: { position: [-0.9, 2.6, -1.1], target: [0, 0, 0], strength: 4, angleDegrees: 2, color: "#fff0da" },
    world: { color: "#f3f1ee", brightness: 0.42 },
    focus: 0.5,
  };
}

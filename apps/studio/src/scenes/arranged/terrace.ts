import { group } from "../../geometry/part.ts";
import type { Camera, Scene } from "../scene.ts";
import { fillLight } from "../set/daylight.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { greenery } from "../set/props.ts";
import { frontal } from "../set/shell.ts";
import { deck } from "../settings/terrace.ts";
import { type Borne, type Choice, laden } from "./placing.ts";

export interface TerraceRoom {
  /** of the deck; a narrower one has the hedge nearer to the middle */
  width: number;
  seed: number;
  things: readonly { product: Choice; x: number; z: number; turnY?: number; bears?: readonly Borne[] }[];
  plant?: { x: number; height: number; z: number };
  view: { x: number; eye: number; distance: number; drop: number };
  /** the sun's place; on the left by default */
  sun?: readonly [number, number, number];
}

/** Garden furniture on a wooden deck between a house wall and a hedge. */
export function terraceRoom(piece: Furniture, { width, seed, things, plant, view, sun }: TerraceRoom): Scene {
  const camera: Camera = frontal(view.x, view.eye, view.distance, 50, view.drop);
  return {
    scene: group([
      deck(width, 6, seed),
      ...things.map(({ product, x, z, turnY, bears }) =>
        put(laden(piece, product, undefined, bears).object, [x, 0, z], turnY),
      ),
      ...(plant === undefined ? [] : [put(greenery(plant.height, seed), [plant.x, 0, plant.z])]),
    ]),
    camera,
    lights: [
      fillLight([view.x + 2, 2.6, view.distance + 0.2], [view.x, 0.8, 0.5], 1.7 * view.distance ** 2, "#fff8ee"),
    ],
    sun: {
      position: sun ?? [-2.4, 2.3, 2.2],
      target: [0, 0, 0],
      strength: 4,
      angleDegrees: 1.2,
      color: "#ffefd6",
    },
    world: { color: "#dce7f2", brightness: 0.6 },
    focus: 0.5,
  };
}

import { group } from "../../geometry/part.ts";
import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { laptop } from "../set/laptop.ts";
import { art, bouquet, greenery } from "../set/props.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Choice, measured } from "./placing.ts";

export interface WallRoom extends Shell {
  /** with their backs to the wall, by the x of their middles; `y` is the lower edge of what hangs */
  along: readonly { product: Choice; x: number; y?: number; turnY?: number; carries?: "flowers" | "laptop" }[];
  /** before the wall */
  before?: readonly { product: Choice; x: number; z: number; turnY?: number }[];
  /** where a picture hangs */
  picture?: { x: number; y: number };
  /** where a plant stands */
  plant?: { x: number; height: number };
}

/** Furniture side by side at a wall, with things above and before it: halls, studies, what holds a television. */
export function wallRoom(piece: Furniture, room: WallRoom): Scene {
  const { seed, along, before = [], picture, plant } = room;
  return daylit(room, [
    ...along.map(({ product, x, y = 0, turnY, carries }) => {
      const { object, width, depth, height } = measured(piece, product, turnY);
      const carried = {
        flowers: () => [put(bouquet(0.5, seed), [-width * 0.32, height, 0])],
        laptop: () => [
          put(laptop(), [-0.06, height, 0.02], 0.08),
          put(bouquet(0.4, seed), [width * 0.36, height, -0.1]),
        ],
      };
      return put(group([object, ...(carries === undefined ? [] : carried[carries]())]), [x, y, depth / 2 + 0.02]);
    }),
    ...before.map(({ product, x, z, turnY }) => put(measured(piece, product).object, [x, 0, z], turnY)),
    ...(picture === undefined ? [] : [put(art(0.6, 0.8, seed), [picture.x, picture.y, 0.016])]),
    ...(plant === undefined ? [] : [put(greenery(plant.height, seed), [plant.x, 0, 0.45], 0.5)]),
  ]);
}

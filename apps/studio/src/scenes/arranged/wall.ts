import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { laptop } from "../set/laptop.ts";
import { art, bouquet, greenery } from "../set/props.ts";
import { frontal } from "../set/shell.ts";
import { television } from "../set/television.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Borne, type Choice, laden, withoutCable } from "./placing.ts";

export interface WallRoom extends Shell {
  /** with their backs to the wall, by the x of their middles; `y` is the lower edge of what hangs */
  along: readonly {
    product: Choice;
    x: number;
    y?: number;
    turnY?: number;
    carries?: "flowers" | "laptop" | "television";
    bears?: readonly Borne[];
  }[];
  /** before the wall; `y` is the height of what they lie on */
  before?: readonly { product: Choice; x: number; z: number; y?: number; turnY?: number; bears?: readonly Borne[] }[];
  /** from the ceiling, by their lower edges */
  hanging?: readonly { product: Choice; x: number; y: number; z: number }[];
  /** what is not for sale */
  props?: () => readonly Object3D[];
  /** where a picture hangs */
  picture?: { x: number; y: number };
  /** where a plant stands */
  plant?: { x: number; height: number; z?: number };
  /** from nearer than a whole room; `drop` shows more of the floor */
  view?: { x: number; eye: number; distance: number; drop: number };
}

/** Furniture side by side at a wall, with things above and before it: halls, studies, what holds a television. */
export function wallRoom(piece: Furniture, room: WallRoom): Scene {
  const { seed, along, before = [], hanging = [], props, picture, plant, view } = room;
  return daylit(
    room,
    [
      ...along.map(({ product, x, y = 0, turnY, carries, bears }) => {
        // Hanging lamps have no cable on the floor.
        const source: Furniture = y > 0 ? (...choice) => withoutCable(piece(...choice)) : piece;
        const { object, width, depth, height } = laden(source, product, turnY, bears);
        const carried = {
          flowers: () => [put(bouquet(0.5, seed), [-width * 0.32, height, 0])],
          laptop: () => [
            put(laptop(), [-0.06, height, 0.02], 0.08),
            put(bouquet(0.4, seed), [width * 0.36, height, -0.1]),
          ],
          television: () => [put(television(1.12), [0, height, -0.02])],
        };
        return put(group([object, ...(carries === undefined ? [] : carried[carries]())]), [
          x,
          y,
          depth / 2 + (y > 0 ? 0.004 : 0.02),
        ]);
      }),
      ...before.map(({ product, x, z, y = 0, turnY, bears }) =>
        put(laden(piece, product, undefined, bears).object, [x, y, z], turnY),
      ),
      ...hanging.map(({ product, x, y, z }) => put(piece(...product), [x, y, z])),
      ...(props?.() ?? []),
      ...(picture === undefined ? [] : [put(art(0.6, 0.8, seed), [picture.x, picture.y, 0.016])]),
      ...(plant === undefined ? [] : [put(greenery(plant.height, seed), [plant.x, 0, plant.z ?? 0.45], 0.5)]),
    ],
    view === undefined ? undefined : frontal(view.x, view.eye, view.distance, 51, view.drop),
  );
}

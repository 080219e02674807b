import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal } from "../set/shell.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Choice, measured } from "./placing.ts";

export interface StillRoom extends Shell {
  furniture: Choice;
  /** on the furniture, by the x of their middles; `z` is the distance from the wall, the furniture's middle by default */
  on: readonly { product: Choice; x: number; z?: number; turnY?: number }[];
  /** on the wall; `y` is the height of the lower edge above the furniture */
  above?: readonly { product: Choice; x: number; y: number }[];
}

/** Distance of the camera, in metres: cups are seen as well as chairs are in a whole room. */
const DISTANCE = 1.95;

/** Small goods on a sideboard, a chest or a bench, seen from nearby. */
export function stillRoom(piece: Furniture, room: StillRoom): Scene {
  const furniture = measured(piece, room.furniture);
  const { height, depth } = furniture;
  return daylit(
    room,
    [
      put(furniture.object, [0, 0, depth / 2 + 0.02]),
      ...room.on.map(({ product, x, z = depth / 2 + 0.02, turnY }) =>
        put(measured(piece, product, turnY).object, [x, height, z]),
      ),
      ...(room.above ?? []).map(({ product, x, y }) => {
        const hung = measured(piece, product);
        return put(hung.object, [x, height + y, hung.depth / 2 + 0.004]);
      }),
    ],
    frontal(0, height + 0.37, DISTANCE, 51, 0),
  );
}

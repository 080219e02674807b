import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal } from "../set/shell.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Choice, measured, withoutCable } from "./placing.ts";

export interface StillRoom extends Shell {
  furniture: Choice;
  /** on the furniture, by the x of their middles; `z` is the distance from the wall, the furniture's middle by default */
  on: readonly { product: Choice; x: number; z?: number; turnY?: number }[];
  /** on the wall; `y` is the height of the lower edge above the furniture */
  above?: readonly { product: Choice; x: number; y: number }[];
  /** on the floor beside it */
  beside?: readonly { product: Choice; x: number; z: number }[];
  /** where the camera stands; `eye` is above the furniture's top */
  from?: { distance: number; eye: number; drop: number };
}

/** In metres: cups are seen as well as chairs are in a whole room. */
const NEAR = { distance: 1.95, eye: 0.37, drop: 0 };

/** Small goods on a sideboard, a chest or a bench, seen from nearby. */
export function stillRoom(piece: Furniture, room: StillRoom): Scene {
  const furniture = measured(piece, room.furniture);
  const { height, depth } = furniture;
  const { distance, eye, drop } = room.from ?? NEAR;
  return daylit(
    room,
    [
      put(furniture.object, [0, 0, depth / 2 + 0.02]),
      ...room.on.map(({ product, x, z = depth / 2 + 0.02, turnY }) =>
        put(measured(piece, product, turnY).object, [x, height, z]),
      ),
      ...(room.above ?? []).map(({ product, x, y }) => {
        const hung = measured((...choice) => withoutCable(piece(...choice)), product);
        return put(hung.object, [x, height + y, hung.depth / 2 + 0.004]);
      }),
      ...(room.beside ?? []).map(({ product, x, z }) => put(measured(piece, product).object, [x, 0, z])),
    ],
    frontal(0, height + eye, distance, 51, drop),
  );
}

import { bedroom } from "./rooms/bedroom.ts";
import { children } from "./rooms/children.ts";
import { dining } from "./rooms/dining.ts";
import { evening } from "./rooms/evening.ts";
import { hall } from "./rooms/hall.ts";
import { living } from "./rooms/living.ts";
import { office } from "./rooms/office.ts";
import { terrace } from "./rooms/terrace.ts";
import type { Scene } from "./scene.ts";
import type { Furniture } from "./set/furnish.ts";

/** The furnished rooms of the home page and the category pages. `piece` builds products of the catalogue. */
export const ROOMS = { living, evening, dining, bedroom, office, hall, children, terrace } satisfies Record<
  string,
  (piece: Furniture) => Scene
>;

export type RoomName = keyof typeof ROOMS;

import type { Scene } from "../scene.ts";
import type { Furniture } from "../set/furnish.ts";
import { BARS } from "./bars.ts";
import { type BedRoom, bedRoom } from "./bedroom.ts";
import { BEDROOMS } from "./bedrooms.ts";
import { CORNERS } from "./corners.ts";
import { type DiningRoom, diningRoom } from "./dining.ts";
import { DINING } from "./dinings.ts";
import { type LivingRoom, livingRoom } from "./living.ts";
import { LIVING } from "./livings.ts";
import { NEARBY } from "./nearby.ts";
import { type StillRoom, stillRoom } from "./still.ts";
import { STILLS } from "./stills.ts";
import { type TerraceRoom, terraceRoom } from "./terrace.ts";
import { TERRACES } from "./terraces.ts";
import { type WallRoom, wallRoom } from "./wall.ts";
import { WALLS } from "./walls.ts";
import { type WindowRoom, windowRoom } from "./window.ts";
import { WINDOWS } from "./windows.ts";

type Furnish = (piece: Furniture) => Scene;

const furnished = <R>(rooms: Record<string, R>, arrange: (piece: Furniture, room: R) => Scene): [string, Furnish][] =>
  Object.entries(rooms).map(([name, room]) => [name, (piece) => arrange(piece, room)]);

/** Rooms that several products share as their picture, in the colours of the default variants. */
export const ARRANGED_ROOMS: Readonly<Record<string, Furnish>> = Object.fromEntries([
  ...furnished<LivingRoom>(LIVING, livingRoom),
  ...furnished<DiningRoom>(DINING, diningRoom),
  ...furnished<BedRoom>(BEDROOMS, bedRoom),
  ...furnished<WallRoom>({ ...WALLS, ...CORNERS, ...BARS, ...NEARBY }, wallRoom),
  ...furnished<WindowRoom>(WINDOWS, windowRoom),
  ...furnished<TerraceRoom>(TERRACES, terraceRoom),
  ...furnished<StillRoom>(STILLS, stillRoom),
]);

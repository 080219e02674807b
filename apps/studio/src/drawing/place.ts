import type { Size } from "../recipe.ts";
import { placeOf, type Spot } from "../scenes/settings/place.ts";
import type { Beside } from "./beside.ts";

type Stand = "floor" | "wall" | "hang";

/** How a piece is shown beside something everybody knows. */
export interface Scene {
  beside: Beside;
  /** "plan": it lies on the floor and is seen from above as well */
  view: "front" | "plan";
  /** metres from the floor to its lower edge */
  above: number;
  /** it hangs on a cord, over a table */
  hangs: boolean;
  /** with its bedding: a bed from the front is a board otherwise */
  dressed: boolean;
}

/** What is at home on a table and no larger than this is compared with a sheet of paper, or with a mug. In metres. */
const SHEET = 0.66;
const MUG = 0.34;

const TABLE_TO_LAMP = 0.65;
export const TABLE = { width: 1.6, height: 0.75 };
export const CEILING = 2.5;
/** At the height of the eyes. */
const EYES = 1.52;
/** Clocks, lamps and hooks are hung a little higher. */
const HOOKS = 1.65;

export function sceneOf(categories: readonly string[], size: Size, stand: Stand = "floor"): Scene {
  const { width, depth, height } = size;
  const scene: Scene = { beside: "person", view: "front", above: 0, hangs: false, dressed: isBed(categories) };
  if (stand === "hang") return { ...scene, above: TABLE.height + TABLE_TO_LAMP, hangs: true };
  if (stand === "wall") return { ...scene, above: hungAt(categories, height) };
  if (height < 0.2 * Math.min(width, depth)) return { ...scene, view: "plan" };
  const spot = placeOf(categories, size, stand)?.spot;
  const largest = Math.max(width, height);
  if (isSmall(categories, spot) && largest <= SHEET) return { ...scene, beside: largest <= MUG ? "mug" : "sheet" };
  return scene;
}

const isBed = (categories: readonly string[]): boolean =>
  categories.some((category) => category.startsWith("beds-") || category === "kids-beds");

/** At home on a table, or on a sofa. */
const isSmall = (categories: readonly string[], spot: Spot | undefined): boolean =>
  spot === "top" || spot === "sofa" || categories.includes("table-lamps");

function hungAt(categories: readonly string[], height: number): number {
  if (categories.includes("nightstands")) return 0.38;
  if (height > 1.3) return Math.max(0, 2 - height);
  return (height > 0.6 ? EYES : HOOKS) - height / 2;
}

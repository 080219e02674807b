import type { Size } from "../../recipe.ts";
import type { SettingKind } from "../scene.ts";

/** Where in the room a product is at home. */
export type Spot =
  /** with its back to the wall */
  | "wall"
  /** free in the room, something behind it */
  | "middle"
  | "hung"
  | "ceiling"
  | "rug"
  /** on the seat of a sofa */
  | "sofa"
  | "window"
  /** on a table top */
  | "top"
  /** on the base of a bed */
  | "base";

export interface Place {
  kind: SettingKind;
  spot: Spot;
}

const at = (kind: SettingKind, spot: Spot): Place => ({ kind, spot });

const PLACES: Readonly<Record<string, Place>> = {
  "sofas-3-seater": at("living", "wall"),
  "sofas-2-seater": at("living", "wall"),
  "sofas-corner": at("living", "wall"),
  "sofa-beds": at("living", "wall"),
  armchairs: at("living", "middle"),
  poufs: at("living", "middle"),
  "coffee-tables": at("living", "middle"),
  "side-tables": at("living", "middle"),
  shelves: at("living", "wall"),
  "tv-units": at("living", "wall"),
  "living-storage": at("living", "wall"),
  sideboards: at("dining", "wall"),
  "tables-rectangular": at("dining", "middle"),
  "tables-round": at("dining", "middle"),
  chairs: at("dining", "middle"),
  "bar-stools": at("dining", "middle"),
  benches: at("dining", "middle"),
  "benches-backed": at("dining", "middle"),
  stools: at("dining", "middle"),
  "beds-upholstered": at("bedroom", "wall"),
  "beds-wooden": at("bedroom", "wall"),
  wardrobes: at("bedroom", "wall"),
  dressers: at("bedroom", "wall"),
  nightstands: at("bedroom", "wall"),
  "kids-beds": at("kids", "wall"),
  kids: at("kids", "wall"),
  mattresses: at("bedroom", "base"),
  hall: at("hall", "wall"),
  desks: at("office", "wall"),
  "office-chairs": at("office", "middle"),
  office: at("office", "wall"),
  "floor-lamps": at("living", "wall"),
  pendants: at("dining", "ceiling"),
  "table-lamps": at("table", "top"),
  "wall-lamps": at("living", "hung"),
  "rugs-rectangular": at("living", "rug"),
  "rugs-round": at("living", "rug"),
  mirrors: at("hall", "hung"),
  curtains: at("living", "window"),
  cushions: at("living", "sofa"),
  vases: at("table", "top"),
  plants: at("living", "wall"),
  clocks: at("living", "hung"),
  decoration: at("table", "top"),
  paint: at("table", "top"),
  christmas: at("table", "top"),
  plates: at("table", "top"),
  glasses: at("table", "top"),
  kitchen: at("table", "top"),
  "garden-lounge": at("terrace", "middle"),
  "garden-dining": at("terrace", "middle"),
  "garden-plants": at("terrace", "wall"),
  "garden-solar": at("terrace", "middle"),
};

/** The room and the spot for a product; what hangs, hangs wherever its category is at home. */
export function placeOf(
  categories: readonly string[],
  size: Size,
  stand: "floor" | "wall" | "hang",
): Place | undefined {
  const known = categories.map((category) => PLACES[category]).find((place) => place !== undefined);
  if (known === undefined) return undefined;
  if (known.spot === "window" || known.kind === "terrace") return known;
  if (stand === "hang") return at(known.kind === "table" ? "dining" : known.kind, "ceiling");
  if (stand === "wall") return at(known.kind === "table" ? "living" : known.kind, "hung");
  // A cheval mirror and a floor vase stand on the floor, whatever their neighbours in the category do.
  if (known.spot === "hung") return at(size.height > 0.6 ? "bedroom" : "table", size.height > 0.6 ? "wall" : "top");
  if (known.spot === "top" && size.height > 0.5) return at("living", "wall");
  // Cushions among the decoration.
  if (known.spot === "top" && size.height > 0.36 && size.width > 0.36 && size.depth < 0.25) return at("living", "sofa");
  if (known.spot === "wall" && size.height < 0.3 && size.width < 0.5) return at("table", "top");
  return known;
}

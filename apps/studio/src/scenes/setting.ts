import { group } from "../geometry/part.ts";
import type { Size } from "../recipe.ts";
import type { Setting, SettingKind } from "./scene.ts";
import type { Arrangement } from "./settings/arrangement.ts";
import { placeOf, type Spot } from "./settings/place.ts";
import { fromCeiling, onSofa, onWall } from "./settings/raised.ts";
import { onBase } from "./settings/bedBase.ts";
import { atWindow, onFloor, onTable } from "./settings/special.ts";
import { againstWall, inTheMiddle } from "./settings/spots.ts";
import { cameraFor, daylight, stage } from "./settings/stage.ts";
import { onTerrace } from "./settings/terrace.ts";

export type Stand = "floor" | "wall" | "hang";

const USUAL: Record<Stand, Spot> = { floor: "wall", wall: "hung", hang: "ceiling" };

/** A small stage for one product of this size; other seeds have other walls, floors and company. */
export function setting(
  size: Size,
  kind: SettingKind,
  stand: Stand = "floor",
  { seed = 1, spot = kind === "table" ? "top" : USUAL[stand] }: { seed?: number; spot?: Spot } = {},
): Setting {
  if (kind === "terrace") return onTerrace(size, seed, spot === "wall");
  switch (kind === "table" ? "top" : spot) {
    case "top":
      return onTable(size, seed);
    case "rug":
      return onFloor(size, seed);
    case "window":
      return atWindow(size, seed);
    case "base":
      return onBase(size, seed);
    default:
      return roomWith(
        ARRANGED[spot as keyof typeof ARRANGED]({ size, kind, seed }),
        kind as Exclude<SettingKind, "table" | "terrace">,
      );
  }
}

const ARRANGED = { wall: againstWall, middle: inTheMiddle, hung: onWall, ceiling: fromCeiling, sofa: onSofa };

function roomWith(
  { frame, at, turnY, eye, props }: Arrangement,
  kind: Exclude<SettingKind, "table" | "terrace">,
): Setting {
  const { room } = stage(kind, frame);
  return { scene: group([room, ...props]), at, turnY, camera: cameraFor(frame, eye), ...daylight(frame) };
}

export const hasSetting = (categories: readonly string[], size: Size, stand: Stand = "floor"): boolean =>
  placeOf(categories, size, stand) !== undefined;

/** The room a product of these categories is shown in; none for what is at home nowhere. */
export function settingFor(
  ref: string,
  categories: readonly string[],
  size: Size,
  stand: Stand = "floor",
): Setting | undefined {
  const place = placeOf(categories, size, stand);
  const seed = Number(ref.replaceAll(/\D/g, "")) % 97;
  return place === undefined ? undefined : setting(size, place.kind, stand, { seed, spot: place.spot });
}

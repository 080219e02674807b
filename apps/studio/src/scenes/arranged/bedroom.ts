import { group } from "../../geometry/part.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { art, greenery } from "../set/props.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Choice, measured, withoutCable } from "./placing.ts";

export interface BedRoom extends Shell {
  bed: Choice;
  nightstand: Choice;
  /** on both nightstands */
  lamp: Choice;
  /** at the wall on the right: a wardrobe or a chest of drawers */
  storage: Choice;
  rug: Choice;
}

const GAP = 0.1;

/** A bed between two nightstands with lamps, a wardrobe or a chest beside them, a rug in front. */
export function bedRoom(piece: Furniture, room: BedRoom): Scene {
  const { seed } = room;
  const bed = measured(piece, room.bed);
  const stand = measured(piece, room.nightstand);
  const storage = measured(piece, room.storage);
  const width = bed.width + 2 * (stand.width + GAP) + 0.22 + storage.width;
  const left = Math.max(-2.2, 0.25 - width / 2);
  const bedX = left + stand.width + GAP + bed.width / 2;
  const nightstand = (x: number) =>
    put(
      group([
        stand.object.clone(),
        put(withoutCable(piece(...room.lamp)), [0, stand.height, -0.03]),
        put(bookPile(2, seed), [stand.width * 0.22, stand.height, stand.depth * 0.2], 0.3),
      ]),
      [x, 0, stand.depth / 2 + 0.04],
    );
  const besideBed = bed.width / 2 + GAP + stand.width / 2;
  const storageX = bedX + besideBed + stand.width / 2 + 0.22 + storage.width / 2;
  return daylit(room, [
    // In the picture up to its end, even before a bed on the left.
    put(measured(piece, room.rug).object, [Math.max(bedX, -0.55), 0, bed.depth * 0.62 + 0.5], Math.PI / 2),
    put(bed.object, [bedX, 0, bed.depth / 2 + 0.03]),
    nightstand(bedX - besideBed),
    nightstand(bedX + besideBed),
    put(storage.object, [storageX, 0, storage.depth / 2 + 0.02]),
    ...(bed.height < 1.3 ? [put(art(1, 0.6, seed), [bedX, bed.height + 0.3, 0.016])] : []),
    ...(storage.height < 1.3
      ? [
          put(art(0.5, 0.66, seed + 1), [storageX, storage.height + 0.22, 0.016]),
          put(greenery(0.45, seed), [storageX + storage.width * 0.28, storage.height, storage.depth / 2]),
        ]
      : []),
  ]);
}

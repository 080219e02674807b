import { group } from "../../geometry/part.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { art, bouquet, greenery } from "../set/props.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Choice, measured } from "./placing.ts";

export interface LivingRoom extends Shell {
  sofa: Choice;
  /** on the left of the side table */
  lamp: Choice;
  table: Choice;
  /** on the right, turned towards the table */
  seat: Choice;
  /** on the left of the sofa */
  side: Choice;
  rug: Choice;
}

/** A wide sofa leaves its lamp the room that the picture has on the left. */
const middleOf = (width: number): number => (width > 2.3 ? 0.28 : 0.02);

/** A sofa at the wall beside a side table and a lamp, a seat across from it, a table on a rug. */
export function livingRoom(piece: Furniture, room: LivingRoom): Scene {
  const { seed } = room;
  const sofa = measured(piece, room.sofa);
  const lamp = measured(piece, room.lamp);
  const table = measured(piece, room.table);
  const side = measured(piece, room.side);
  const middle = middleOf(sofa.width);
  const tableZ = sofa.depth + 0.56 + table.depth / 2;
  const [left, right] = [middle - sofa.width / 2, middle + sofa.width / 2];
  const wide = Math.min(0.66, sofa.width * 0.3);
  return daylit(room, [
    put(art(wide, wide * 1.32, seed), [middle - wide * 0.62, Math.max(1.12, sofa.height + 0.26), 0.016]),
    put(art(wide * 0.72, wide * 0.95, seed + 2), [middle + wide * 0.5, Math.max(1.24, sofa.height + 0.38), 0.016]),
    put(measured(piece, room.rug).object, [middle + 0.1, 0, tableZ - 0.05], Math.PI / 2),
    put(sofa.object, [middle, 0, sofa.depth / 2 + 0.14]),
    put(lamp.object, [left - side.width - lamp.width / 2 - 0.24, 0, 0.1 + lamp.depth / 2]),
    put(group([table.object, put(bouquet(0.42, seed), [-table.width * 0.2, table.height, 0])]), [
      middle - 0.05,
      0,
      tableZ,
    ]),
    put(group([side.object, put(bookPile(2, seed), [0, side.height, 0], 0.4)]), [
      left - side.width / 2 - 0.12,
      0,
      sofa.depth * 0.5,
    ]),
    put(measured(piece, room.seat).object, [Math.min(1.52, right + 0.6), 0, tableZ + 0.1], -1),
    put(greenery(1.35, seed), [Math.max(right + 0.6, 2.1), 0, 0.45], 0.5),
  ]);
}

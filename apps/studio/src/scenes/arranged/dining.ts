import { group } from "../../geometry/part.ts";
import type { Scene } from "../scene.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { art, bouquet, greenery } from "../set/props.ts";
import { frontal } from "../set/shell.ts";
import { daylit, type Shell } from "./daylit.ts";
import { type Choice, measured } from "./placing.ts";

export interface DiningRoom extends Shell {
  table: Choice;
  chair: Choice;
  lamp: Choice;
  sideboard: Choice;
  /** its handles are above its top: nothing stands on it */
  isTrolley?: boolean;
}

const X = 0.25;
const Z = 1.85;
/** Shows the feet of the nearest chairs. */
const CAMERA = frontal(0.2, 1.2, 6.75, 51, 0.082);

/** A table with chairs on all sides under a lamp, a sideboard at the wall. */
export function diningRoom(piece: Furniture, room: DiningRoom): Scene {
  const { seed } = room;
  const table = measured(piece, room.table);
  const sideboard = measured(piece, room.sideboard);
  const chair = (x: number, z: number, turn: number) =>
    put(measured(piece, room.chair).object, [X + x, 0, Z + z], turn);
  const [far, end] = [table.depth / 2 + 0.22, table.width / 2 + 0.24];
  // Not all of it behind the table.
  const isWide = table.width > 1.35;
  const left = Math.max(X - table.width / 2 - (isWide ? 0.5 : 1), sideboard.width / 2 - 2.2);
  const across = isWide ? [-table.width * 0.24, table.width * 0.24] : [];
  const wall = sideboard.height < 1 ? [put(art(0.9, 0.66, seed), [left + 0.1, sideboard.height + 0.46, 0.016])] : [];
  return daylit(
    room,
    [
      put(group([table.object, put(bouquet(0.55, seed), [-table.width * 0.08, table.height, 0])]), [X, 0, Z]),
      ...across.map((x, index) => chair(x, far, Math.PI + (index === 0 ? 0.08 : -0.2))),
      ...across.map((x) => chair(x, -far, 0.03)),
      chair(-end, 0.04, Math.PI / 2 - 0.12),
      chair(end, 0.02, -Math.PI / 2 + 0.14),
      put(piece(...room.lamp), [X, 1.6, Z]),
      put(sideboard.object, [left, 0, sideboard.depth / 2 + 0.02]),
      ...wall,
      ...(sideboard.height < 1 && room.isTrolley !== true
        ? [put(bouquet(0.5, seed + 1), [left - sideboard.width * 0.32, sideboard.height, sideboard.depth / 2])]
        : []),
      put(greenery(1.4, seed), [2.15, 0, 0.5], 0.5),
    ],
    CAMERA,
  );
}

import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Recipe, Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Arm, arm } from "../parts/arm.ts";
import { chestSeat } from "../parts/chestSeat.ts";
import { type Feet, foot } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { backDepth, type Make, run, type SofaBack } from "../parts/run.ts";
import { type Scattered, scattered } from "../parts/scatterCushion.ts";

/** What a side of the sofa ends in, seen from the front. */
export type End =
  | { kind: "arm" }
  /** a seat to stretch out on, beside an arm; `lid`: its cushion is a hinged board over a chest */
  | { kind: "chaise"; width: number; length?: number; lid?: boolean }
  /** round the corner with a back of its own; it ends in an arm, or open in an ottoman */
  | { kind: "return"; seats: number; backs: number; open?: boolean; length?: number };

export interface CornerSofaParameters {
  cover: Surface;
  cord?: Surface;
  left: End;
  right: End;
  arms: Arm;
  back: Omit<SofaBack, "count">;
  /** cushions of the straight part between the ends */
  seats: number;
  backs: number;
  /** depth of the straight part; 0.94 */
  seatDepth?: number;
  cushion?: number;
  loft?: number;
  feet: Feet;
  piped?: boolean;
  scatter?: readonly Scattered[];
}

interface Plan {
  make: Make;
  size: Size;
  deep: number;
  arms: Arm;
  feet: Feet;
  cord: Surface;
}

/** A sofa with a chaise longue, round a corner, or both: L and U shapes. */
export const cornerSofa: Recipe<CornerSofaParameters> = (size, parameters) => {
  const {
    cover,
    cord = cover,
    left,
    right,
    arms,
    back,
    seats,
    backs,
    seatDepth: deep = 0.94,
    cushion = 0.18,
    loft = 0.045,
    feet: standing,
    piped = true,
    scatter = [],
  } = parameters;
  const { width, depth, height, seatHeight: seat = 0.45 } = size;
  const make: Make = {
    cover,
    cord,
    piped,
    foot: standing.height,
    seat,
    height,
    frameTop: Math.max(arms.height, height - 0.12),
    cushion,
    loft,
    back,
  };
  const plan: Plan = { make, size, deep, arms, feet: standing, cord };
  const from = -width / 2 + takenBy(left, plan);
  const to = width / 2 - takenBy(right, plan);
  const middle = run(make, { width: to - from, depth: deep, seats, backs });
  middle.position.set((from + to) / 2, 0, -depth / 2 + deep / 2);
  // An arm has feet of its own.
  const joints = [...(left.kind === "arm" ? [] : [from + 0.05]), ...(right.kind === "arm" ? [] : [to - 0.05])];
  const feetAt = joints.flatMap((x) => [-depth / 2 + 0.08, -depth / 2 + deep - 0.08].map((z) => [x, z] as const));
  const model = fitted(
    group([
      middle,
      ...ending(left, -1, plan),
      ...ending(right, 1, plan),
      ...feetAt.map(([x, z]) => foot(standing, x, z)),
    ]),
    size,
  );
  const behind = backDepth(make);
  if (scatter.length > 0)
    model.add(scattered(scatter, seat - loft * 0.3, height, -depth / 2 + behind.front + behind.loose * 0.8));
  return model;
};

function takenBy(end: End, { arms, deep }: Plan): number {
  if (end.kind === "arm") return arms.width;
  return end.kind === "chaise" ? end.width + arms.width : deep;
}

function ending(end: End, side: 1 | -1, plan: Plan): Object3D[] {
  const { make, size, deep, arms, feet: standing, cord } = plan;
  const edge = (side * size.width) / 2;
  const rear = -size.depth / 2;
  const inside = edge - side * arms.width;
  const ownArm = (): Object3D =>
    arm({ cord, ...arms }, side, inside, standing.height, deep - 0.012, rear + deep / 2, make.cover);
  switch (end.kind) {
    case "arm":
      return [ownArm(), ...[rear + 0.08, rear + deep - 0.09].map((z) => foot(standing, edge - side * 0.08, z))];
    case "chaise": {
      const length = end.length ?? size.depth;
      const seat = end.lid
        ? chestSeat(make, end.width, length)
        : run(make, { width: end.width, depth: length, seats: 1, backs: 1, seed: 14 });
      seat.position.set(inside - (side * end.width) / 2, 0, rear + length / 2);
      const corners = [inside - side * 0.08, inside - side * (end.width - 0.08)].map((x) =>
        foot(standing, x, rear + length - 0.09),
      );
      return [ownArm(), seat, ...corners, foot(standing, edge - side * 0.08, rear + 0.08)];
    }
    case "return":
      return returning(end, side, plan);
  }
}

/** Round the corner: a square corner seat with two backs, and a run that looks across. */
function returning(
  end: Extract<End, { kind: "return" }>,
  side: 1 | -1,
  { make, size, deep, arms, feet: standing, cord }: Plan,
): Object3D[] {
  const behind = backDepth(make);
  const hidden = behind.front + behind.loose * 0.75;
  const rear = -size.depth / 2;
  const edge = (side * size.width) / 2;
  const length = (end.length ?? size.depth) - deep - (end.open ? 0 : arms.width);
  const x = edge - (side * deep) / 2;
  const [backFrom, backTo] = side < 0 ? [-deep / 2 + hidden, deep / 2] : [-deep / 2, deep / 2 - hidden];
  const corner = group(
    [run(make, { width: deep, depth: deep, seats: 1, backs: 1, backFrom, backTo, seed: 16 })],
    [x, 0, rear + deep / 2],
  );
  const turn = -side * (Math.PI / 2);
  // In the turned piece x runs to the rear on the left side and to the front on the right.
  const [sideFrom, sideTo] = side < 0 ? [-deep / 2, deep / 2 - hidden] : [-deep / 2 + hidden, deep / 2];
  const cornerSide = group(
    [
      run(make, {
        width: deep,
        depth: deep,
        seats: 0,
        backs: 1,
        backFrom: sideFrom,
        backTo: sideTo,
        onlyBack: true,
        seed: 18,
      }),
    ],
    [x, 0, rear + deep / 2],
    turn,
  );
  const open = end.open ? deep * 0.85 : 0;
  const along = group(
    [run(make, { width: length - open, depth: deep, seats: end.seats, backs: end.backs, seed: 24 })],
    [x, 0, rear + deep + (length - open) / 2],
    turn,
  );
  const pieces: Object3D[] = [corner, cornerSide, along];
  const front = rear + deep + length;
  if (end.open) {
    pieces.push(
      group([run(make, { width: open, depth: deep, seats: 1, backs: 0, seed: 28 })], [x, 0, front - open / 2], turn),
    );
  } else {
    const last = arm({ cord, ...arms }, 1, 0, standing.height, deep - 0.012, -0.006, make.cover);
    // An arm made for the right end; on the left piece its outer side has to look to the front all the same.
    pieces.push(
      group(
        [side > 0 ? last : arm({ cord, ...arms }, -1, 0, standing.height, deep - 0.012, -0.006, make.cover)],
        [x, 0, front],
        turn,
      ),
    );
  }
  const ends = [edge - side * 0.09, edge - side * (deep - 0.09)];
  const last = rear + (end.length ?? size.depth) - 0.09;
  return [...pieces, ...ends.map((at) => foot(standing, at, last)), foot(standing, edge - side * 0.09, rear + 0.09)];
}

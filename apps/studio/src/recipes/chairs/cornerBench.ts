import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { channels } from "../../geometry/relief.ts";
import { box } from "../../geometry/solids.ts";
import { padded } from "../../geometry/padded.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface CornerBenchParameters {
  cover: Surface;
  body: Surface;
  /** in the gaps */
  shade: Surface;
  /** on which side the short leg runs forward, as one sees it from the front */
  side: "left" | "right";
  /** depth of the seats; 52 cm by default */
  seatDepth?: number;
  /** width of the back's upright channels; 16 cm by default */
  channel?: number;
  /** of the seat cushions; 8 cm by default */
  cushion?: number;
}

/** of the back's padding, and of the board behind it */
const BACK = 0.085;
const BOARD = 0.018;

/** Two padded benches in an L; the seats are lids of chests. */
export function cornerBench(size: Size, parameters: CornerBenchParameters): Object3D {
  const { width, depth, height } = size;
  const { cover, body, shade, side, seatDepth = 0.52, channel = 0.16, cushion = 0.08 } = parameters;
  const top = size.seatHeight ?? 0.46;
  const way = side === "left" ? -1 : 1;
  const wing = depth - seatDepth;
  const run = (length: number, behind: number): Object3D =>
    group(stretch({ length, behind, way, seatDepth, top, height, cushion, channel }, cover, body, shade));
  // The long run stands at the wall; the wing is turned to face the table, and its board runs on behind the end of the long run.
  const long = group([run(width - BOARD, 0)], [(way * -BOARD) / 2, 0, -depth / 2 + seatDepth / 2]);
  const short = group(
    [run(wing, seatDepth)],
    [way * (width / 2 - seatDepth / 2), 0, depth / 2 - wing / 2],
    way * -(Math.PI / 2),
  );
  return fitted(group([long, short]), size);
}

interface Stretch {
  length: number;
  /** how much longer the back is than the seat, where it runs on into the corner */
  behind: number;
  way: number;
  seatDepth: number;
  top: number;
  height: number;
  cushion: number;
  channel: number;
}

function stretch(
  { length, behind, way, seatDepth, top, height, cushion, channel }: Stretch,
  cover: Surface,
  body: Surface,
  shade: Surface,
): Object3D[] {
  const [plinth, lid] = [0.07, top - cushion];
  const chests = Math.max(1, Math.round(length / 0.95));
  const each = length / chests;
  const low = plinth + 0.004;
  const pieces: Object3D[] = [
    part(box(length - 0.05, plinth, seatDepth - 0.08, 0.001), shade, [0, plinth / 2, 0]),
    part(box(length, 0.022, seatDepth - BOARD, 0.002), body, [0, lid - 0.011, BOARD / 2], { grain: "x" }),
    part(box(length - 0.03, lid - low - 0.024, seatDepth - 0.05, 0.001), shade, [0, (low + lid - 0.024) / 2, 0.004]),
    ...[-1, 1].map((end) =>
      part(
        box(0.02, lid - 0.022 - low, seatDepth - BOARD - 0.001, 0.002),
        body,
        [end * (length / 2 - 0.01), (low + lid - 0.022) / 2, BOARD / 2],
        { grain: "y" },
      ),
    ),
  ];
  for (let index = 0; index < chests; index += 1) {
    const x = -length / 2 + each * (index + 0.5);
    const front = (length - 0.04 - 0.004 * (chests + 1)) / chests;
    const frontX = (index - (chests - 1) / 2) * (front + 0.004);
    pieces.push(
      part(
        box(front, lid - low - 0.03, 0.018, 0.0025),
        body,
        [frontX, (low + lid - 0.026) / 2, seatDepth / 2 - 0.011],
        { grain: "x" },
      ),
    );
    const seat = padded(each - 0.004, cushion, seatDepth - 0.05, {
      edge: 0.026,
      crown: { top: 0.012, front: 0.005 },
      wrinkle: 0.003,
      seed: 11 + index,
      cell: 0.05,
    });
    pieces.push(upholstered(seat, cover, { at: [x, top - cushion / 2, 0.023], piped: ["top"] }));
  }
  const tall = height - top + 0.03;
  const backLength = length + behind - (behind > 0 ? BACK + BOARD : 0);
  const boardLength = length + behind;
  const offset = (way * (length - backLength)) / 2;
  const boardOffset = (way * (length - boardLength)) / 2;
  const columns = Math.max(2, Math.round(backLength / channel));
  const back = padded(backLength, tall, BACK, {
    edge: 0.028,
    crown: {},
    wrinkle: 0.0015,
    seed: 21,
    cell: 0.05,
    reliefs: [channels("x", -backLength / 2, backLength / 2, columns, 0.02)],
  });
  pieces.push(
    upholstered(back, cover, { at: [offset, top - 0.03 + tall / 2, -seatDepth / 2 + BOARD + BACK / 2] }),
    part(
      box(boardLength, height - plinth - 0.012, BOARD, 0.003),
      body,
      [boardOffset, (height - 0.012 + plinth) / 2, -seatDepth / 2 + BOARD / 2],
      { grain: "x" },
    ),
  );
  return pieces;
}

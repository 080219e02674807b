import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { box, leg } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { bedFrame, railSupports } from "../parts/bedFrame.ts";
import { carvedBoard } from "../parts/carvedBoard.ts";
import { lyingArea } from "./lying.ts";

export interface WoodenBedParameters {
  wood: Surface;
  linen: BedLinen;
  /** boards: two wide boards one above the other; panel: one plain board; carved: an arched board with a heart */
  head?: "boards" | "panel" | "carved";
  /** two loose cushions hung on the headboard */
  headCushions?: Surface;
  /** tapered: splayed round legs under the corners; posts: square posts that carry the boards */
  legs?: "tapered" | "posts";
  /** height of the footboard above the floor; the rail's height by default */
  footHeight?: number;
  railFrom?: number;
  rail?: number;
  /** how far the headboard leans back */
  lean?: number;
}

/** A bed of solid wood. */
export const woodenBed: Recipe<WoodenBedParameters> = (size, parameters): Object3D => {
  const { wood, linen, head = "boards", headCushions, legs = "tapered", railFrom = 0.2, rail = 0.16 } = parameters;
  const { width, depth, height } = size;
  const lying = lyingArea(size);
  const board = head === "carved" ? 0.045 : 0.032;
  const footThick = depth - lying.length - board - (headCushions === undefined ? 0.02 : 0.09);
  const footBoard = Math.min(0.045, footThick);
  const [back, front] = [-depth / 2, depth / 2];
  const headFace = back + board;
  const footFace = front - footBoard;
  const post = 0.06;
  const top = railFrom + rail;
  const bedStart = headFace + (headCushions === undefined ? 0.008 : 0.075);
  const thick = Math.min(0.04, (width - lying.width) / 2);
  const footHeight = parameters.footHeight ?? top;
  const parts: Object3D[] = [
    bedFrame({
      wood,
      lying,
      width: legs === "posts" ? width - 0.016 : width,
      head: headFace,
      foot: footFace,
      from: railFrom,
      tall: rail,
      thick,
    }),
    headOf(head, width, height, back, board, legs, wood),
  ];
  parts.push(
    head === "carved"
      ? group(
          [
            carvedBoard(width - 2 * post + 0.02, footHeight - railFrom, footBoard * 0.7, wood, {
              arch: 0.06,
              heart: false,
            }),
          ],
          [0, railFrom, front - footBoard / 2],
        )
      : part(
          box(legs === "posts" ? width - 2 * post : width, footHeight - railFrom, footBoard, 0.006),
          wood,
          [0, (footHeight + railFrom) / 2, front - footBoard / 2],
          { grain: "x" },
        ),
  );
  if (legs === "tapered") {
    const feet = [-1, 1].flatMap((side) =>
      [front - 0.1, back + 0.1].map((z) =>
        leg(railFrom + 0.02, 0.03, 0.019, wood, side * (width / 2 - 0.1), z, {
          splay: [side * 0.025, Math.sign(z) * 0.025],
        }),
      ),
    );
    parts.push(...feet);
  } else {
    const tall = Math.max(footHeight + 0.03, top + 0.03);
    parts.push(
      ...[-1, 1].map((side) =>
        part(box(post, tall, post, 0.008), wood, [side * (width / 2 - post / 2), tall / 2, front - post / 2], {
          grain: "y",
        }),
      ),
    );
  }
  if (headCushions !== undefined) parts.push(...hungCushions(width, height, headFace, top, headCushions));
  parts.push(
    bedding({
      width: lying.width - 0.01,
      length: lying.length - 0.015,
      head: bedStart,
      bottom: top - 0.08,
      thickness: 0.22,
      linen,
      headTop: head === "carved" ? height - 0.14 : height,
      hang: 0.2,
      hangFoot: 0.14,
      within: [width / 2, top - 0.05, front - 0.002],
      style: head === "boards" ? "turned" : "drawn",
      seed: Math.round(width * 100),
      frame: [
        ...railSupports(width, thick, railFrom, rail),
        {
          center: [0, (footHeight + railFrom) / 2, front - footBoard / 2],
          size: [width, footHeight - railFrom, footBoard],
          radius: 0.006,
        },
      ],
    }),
  );
  return group(parts);
};

function headOf(
  kind: "boards" | "panel" | "carved",
  width: number,
  height: number,
  back: number,
  board: number,
  legs: "tapered" | "posts",
  wood: Surface,
): Object3D {
  const z = back + board / 2;
  if (kind === "carved") {
    const post = 0.06;
    const tall = height * 0.84;
    return group([
      ...[-1, 1].map((side) =>
        part(
          box(post, tall, Math.max(post, board), 0.008),
          wood,
          [side * (width / 2 - post / 2), tall / 2, back + Math.max(post, board) / 2],
          { grain: "y" },
        ),
      ),
      group(
        [carvedBoard(width - 2 * post + 0.02, height - 0.3, board * 0.7, wood, { arch: 0.16, heart: true })],
        [0, 0.3, z],
      ),
    ]);
  }
  const from = legs === "tapered" ? 0.2 : 0.28;
  const joints = kind === "boards" ? 3 : 1;
  const gap = kind === "boards" ? 0.012 : 0;
  const tall = (height - from - gap * (joints - 1)) / joints;
  const boards = Array.from({ length: joints }, (_, index) =>
    part(box(width, tall, board, 0.007), wood, [0, from + tall / 2 + index * (tall + gap), z], { grain: "x" }),
  );
  const battens =
    joints > 1
      ? [-1, 1].map((side) =>
          part(
            box(0.07, height - from - 0.05, 0.02, 0.004),
            wood,
            [side * (width / 2 - 0.24), (height + from) / 2 - 0.02, back + 0.0101],
            { grain: "y" },
          ),
        )
      : [];
  return group([...boards, ...battens]);
}

function hungCushions(width: number, height: number, face: number, from: number, cover: Surface): Object3D[] {
  const wide = (width - 0.08) / 2;
  const tall = height - from - 0.1;
  return [-1, 1].flatMap((side) => [
    part(
      cushion(wide - 0.012, tall, 0.075, { puff: 0, edge: 0.036, wrinkle: 0.004, seed: 12 + side, detail: 26 }),
      cover,
      [side * (wide / 2 + 0.002), from + tall / 2 + 0.04, face + 0.038],
    ),
    ...[-0.28, 0.28].map((share) =>
      part(box(0.035, 0.09, 0.004, 0.0015, 1), cover, [
        side * (wide / 2) + share * wide,
        height - 0.045,
        face + 0.0035,
      ]),
    ),
  ]);
}

import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { box } from "../../geometry/solids.ts";
import type { Section } from "../../geometry/sweep.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bentBoard } from "../parts/bentBoard.ts";
import { type ChairSeat, paddedSeat, woodenSeat } from "../parts/chairSeat.ts";
import { fitted } from "../parts/fitted.ts";
import { bellied, stick } from "../parts/stick.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface ChairParameters {
  frame: Surface;
  /** cloth of a padded seat, wood of a board */
  seat: Surface;
  seatKind: "padded" | "wooden";
  /** bow: one broad bent rail; padded: a cushion in front of the posts; slats: two bent boards */
  back: "bow" | "padded" | "slats";
  /** section of the posts and legs; `round` by default */
  posts?: "round" | "square";
  /** bars between the legs */
  stretchers?: boolean;
  /** how far front feet stand out; 2 cm by default */
  splay?: number;
}

/** A frame chair: the hind legs run up into the back. */
export function chair(size: Size, parameters: ChairParameters): Object3D {
  const { frame, seat, seatKind, back, posts = "round", stretchers = false, splay = 0.02 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.46;
  const thickness = seatKind === "padded" ? 0.062 : 0.03;
  const under = top - thickness + (seatKind === "padded" ? 0.004 : 0);
  const seatDepth = depth * 0.84;
  const z = depth / 2 - seatDepth / 2 - 0.004;
  const rear = z - seatDepth / 2;
  const x = width / 2 - 0.045;
  const plan: ChairSeat = { width, backWidth: width * 0.84, depth: seatDepth, top, thickness, z };
  const post = postLine(x * 0.9, under, height, depth, rear, back);
  const square = posts === "square";
  const section = (share: number): Section => ({
    width: share * 0.9,
    depth: share,
    ...(square ? { radius: 0.006 } : {}),
  });
  const pieces: Object3D[] = [
    seatKind === "padded" ? paddedSeat(plan, seat) : woodenSeat(plan, seat),
    ...[-1, 1].map((side) =>
      stick(
        post.map(([px, y, pz]): Point => [px * side, y, pz]),
        (t) => section(0.026 + 0.014 * Math.sin(Math.min(1, t * 1.05) * Math.PI) - 0.002 * t),
        frame,
        { level: true, segments: 34, ease: 0.006 },
      ),
    ),
    ...[-1, 1].map((side) =>
      stick(
        [
          [side * (x + splay), 0, depth / 2 - 0.032],
          [side * x, under + 0.008, depth / 2 - 0.05],
        ],
        (t) => section(0.024 + 0.014 * t),
        frame,
        { level: true },
      ),
    ),
    ...rails(x, under, depth / 2 - 0.05, rear + 0.02, frame),
    ...backOf(back, size, top, post, frame, seat),
  ];
  if (stretchers) pieces.push(...bars([x + splay * 0.58, under * 0.42, depth / 2 - 0.042], post, frame));
  return fitted(group(pieces), size);
}

/** From the raked foot over the seat to the leaning top. */
function postLine(
  x: number,
  under: number,
  height: number,
  depth: number,
  rear: number,
  back: ChairParameters["back"],
): Point[] {
  const top = back === "bow" ? height - 0.068 : back === "padded" ? height - 0.09 : height - 0.006;
  const hind = -depth / 2 + { bow: 0.058, padded: 0.03, slats: 0.014 }[back];
  return [
    [x + 0.016, 0, -depth / 2 + 0.014],
    [x + 0.006, under * 0.5, (rear - depth / 2) / 2 + 0.02],
    [x, under, rear + 0.014],
    [x, under + (top - under) * 0.35, rear + 0.006],
    [x + 0.004, under + (top - under) * 0.7, (rear + hind) / 2 + 0.004],
    [x + 0.006, top, hind + 0.004],
  ];
}

function rails(x: number, under: number, front: number, rear: number, surface: Surface): Object3D[] {
  const board = 0.052;
  return [
    part(box(2 * x - 0.02, board, 0.02, 0.004), surface, [0, under - board / 2, front]),
    part(box(2 * x * 0.9 - 0.02, board, 0.02, 0.004), surface, [0, under - board / 2, rear]),
    ...[-1, 1].map((side) =>
      stick(
        [
          [side * x, under - board / 2, front],
          [side * x * 0.92, under - board / 2, rear],
        ],
        { width: board, depth: 0.02, radius: 0.004 },
        surface,
        { across: [0, 1, 0] },
      ),
    ),
  ];
}

/** From the front legs to the hind ones, and across between these: an H. */
function bars([x, y, front]: Point, [foot = [x, 0, 0], knee = foot]: readonly Point[], surface: Surface): Object3D[] {
  const share = y / knee[1];
  const [hindX, hind] = [foot[0] + (knee[0] - foot[0]) * share, foot[2] + (knee[2] - foot[2]) * share];
  const [middle, z] = [(x + hindX) / 2, (front + hind) / 2];
  const sides = [-1, 1].map((side) =>
    stick(
      [
        [side * x, y, front],
        [side * hindX, y, hind],
      ],
      bellied(0.014, 0.021),
      surface,
      { segments: 16 },
    ),
  );
  return [
    ...sides,
    stick(
      [
        [-middle, y, z],
        [middle, y, z],
      ],
      bellied(0.014, 0.021),
      surface,
    ),
  ];
}

function backOf(
  kind: ChairParameters["back"],
  { width, height, depth }: Size,
  top: number,
  post: readonly Point[],
  frame: Surface,
  cloth: Surface,
): Object3D[] {
  const head = post.at(-1) ?? [0, height, 0];
  const lean = 0.2;
  switch (kind) {
    case "bow":
      return [
        bentBoard(width - 0.004, 0.105, 0.022, frame, [0, height - 0.054, -depth / 2 + 0.024], {
          bow: 0.06,
          lean,
          corners: 5,
          taper: 0.3,
        }),
      ];
    case "slats":
      return [0.055, 0.185].map((below, index) =>
        bentBoard(
          head[0] * 2 + 0.004,
          index === 0 ? 0.085 : 0.06,
          0.015,
          frame,
          [0, height - below, head[2] - 0.012 + below * 0.22],
          { bow: 0.022, lean, corners: 9, taper: 0.05, crest: index === 0 ? 0.008 : 0 },
        ),
      );
    case "padded":
      return [
        backPad(width * 0.94, height - top - 0.09, [0, (height + top + 0.09) / 2, -depth / 2 + 0.092], lean, cloth),
      ];
  }
}

function backPad(width: number, height: number, at: Point, lean: number, cloth: Surface): Object3D {
  const body = padded(width, height / Math.cos(lean), 0.05, {
    edge: 0.022,
    crown: { front: 0.01, back: 0.004, top: 0.006 },
    wrinkle: 0.0015,
    seed: 9,
    cell: 0.03,
    // Hollow from side to side, with a swelling for the small of the back.
    bend: ([x, y, z]) => [
      x * (1 - 0.05 * (y / height)),
      y,
      z + 0.75 * x * x + 0.012 * Math.cos((y / height + 0.28) * 4),
    ],
  });
  return upholstered(body, cloth, { at, turn: [-lean, 0, 0], piped: ["front"] });
}

import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { backCushions, type TightBack, tightBack } from "./backCushions.ts";
import { seatCushions } from "./seatCushions.ts";
import { upholstered } from "./upholstery.ts";

export interface SofaBack {
  /** `soft` and `firm`: loose cushions; the others are upholstered in one piece with the frame */
  kind: "soft" | "firm" | "plain" | "panels" | "channels" | "buttons";
  /** cushions, panels, channels or buttons in a row */
  count: number;
  /** the frame's thickness with a tight back, the cushions' with loose ones; 0.22 */
  thickness?: number;
}

/** What the straight pieces of one sofa have in common. */
export interface Make {
  cover: Surface;
  cord: Surface;
  piped: boolean;
  /** underside of the body */
  foot: number;
  /** top of the seat */
  seat: number;
  height: number;
  /** top of the back's frame, where loose cushions cover it */
  frameTop: number;
  /** thickness of the seat cushions and how far they swell */
  cushion: number;
  loft: number;
  back: Omit<SofaBack, "count">;
}

export interface Run {
  width: number;
  depth: number;
  seats: number;
  backs: number;
  /** 0 leaves the piece without a back */
  backFrom?: number;
  backTo?: number;
  /** only the back */
  onlyBack?: boolean;
  seed?: number;
}

const LEAN = 0.16;

/** How a back in one piece with its frame is sewn; nothing where loose cushions lie before the frame. */
export const sewnOf = ({ kind }: Pick<SofaBack, "kind">): TightBack["sewn"] | undefined =>
  kind === "soft" || kind === "firm" ? undefined : kind;

/** How deep the frame and the cushions of the back are: where the seat's free depth begins, from the rear. */
export function backDepth({ back, seat, foot, frameTop, height }: Make): {
  frame: number;
  foot: number;
  front: number;
  loose: number;
} {
  const tight = sewnOf(back) !== undefined;
  const frame = tight ? (back.thickness ?? 0.2) : 0.13;
  const shift = LEAN * ((tight ? height : frameTop) - foot);
  return {
    frame,
    foot: shift,
    front: shift + frame - LEAN * (seat - foot),
    loose: tight ? 0 : (back.thickness ?? 0.22),
  };
}

/** A straight piece of a sofa, without arms and feet: body, seat cushions, back. Its front looks to +z. */
export function run(
  make: Make,
  { width, depth, seats, backs, backFrom = -width / 2, backTo = width / 2, onlyBack = false, seed = 10 }: Run,
): Object3D {
  const { cover, cord, piped, foot, seat, height, frameTop, cushion, loft, back } = make;
  const rail = seat - cushion;
  const deep = backDepth(make);
  const rear = -depth / 2;
  const hasBack = backs > 0;
  const parts: Object3D[] = [];
  if (!onlyBack) {
    parts.push(
      upholstered(
        padded(width + 0.004, rail - foot, depth - 0.014, {
          edge: 0.014,
          crown: { front: 0.005 },
          fullness: 8,
          wrinkle: 0.002,
          seed,
          cell: 0.09,
        }),
        cover,
        { at: [0, (rail + foot) / 2, -0.006] },
      ),
    );
    const seatDepth = depth - (hasBack ? deep.front : 0) + (hasBack ? 0.02 : 0);
    parts.push(
      seatCushions({
        width: width - 0.004,
        depth: seatDepth,
        thickness: cushion,
        top: seat,
        z: depth / 2 - seatDepth / 2,
        count: seats,
        cover,
        cord,
        piped,
        loft,
        seed,
      }),
    );
  }
  if (hasBack) {
    const [room, x] = [backTo - backFrom, (backTo + backFrom) / 2];
    const frame = { from: foot + 0.01, thickness: deep.frame, z: rear + deep.foot, lean: LEAN, cover, cord };
    const sewn = sewnOf(back);
    if (sewn !== undefined) {
      parts.push(tightBack({ ...frame, width: room - 0.004, x, to: height, count: backs, sewn, piped }));
    } else {
      parts.push(tightBack({ ...frame, width: width - 0.004, to: frameTop, sewn: "plain", piped: false }));
      parts.push(
        backCushions({
          width: room - 0.006,
          x,
          from: seat - loft * 0.55,
          to: height,
          thickness: deep.loose,
          z: rear + deep.front - 0.02,
          count: backs,
          lean: LEAN + 0.05,
          cover,
          cord,
          piped,
          soft: back.kind === "soft",
          seed: seed + 20,
        }),
      );
    }
  }
  return group(parts);
}

import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type LoungeArms, loungeSide } from "./loungeSide.ts";
import { member, spindles } from "./timberFrame.ts";

export interface LoungeFrame {
  timber: Surface;
  seats: number;
  arms: LoungeArms;
  back: "spindles" | "slats";
  lean: number;
  inner: number;
  /** top of the seat rails at the middle of the seat, and their slope */
  rail: number;
  slope: number;
  middle: number;
  backFoot: number;
  side: number;
}

/** The open frame of a wooden easy chair or sofa. */
export function loungeFrame(
  size: Size,
  { timber, back, lean, arms, seats, inner, rail, slope, middle, backFoot, side }: LoungeFrame,
): Object3D {
  const { depth, height } = size;
  const parts: Object3D[] = [];
  const half = inner / 2 + 0.005;
  const front = depth / 2 - 0.06;
  const rearAt = (y: number): number => backFoot - 0.015 - lean * Math.max(0, y - rail);
  const railAt = (z: number): number => rail + slope * (z - middle);
  for (const z of [front, backFoot + 0.02])
    parts.push(
      member(
        [
          [-half, railAt(z) - 0.04, z],
          [half, railAt(z) - 0.04, z],
        ],
        { width: 0.03, depth: 0.07, radius: 0.006 },
        timber,
        { across: [0, 0, 1] },
      ),
    );
  const slatCount = Math.round(inner / 0.11);
  for (let index = 0; index < slatCount; index += 1) {
    const x = ((index + 0.5) / slatCount - 0.5) * inner;
    parts.push(
      member(
        [
          [x, railAt(front) - 0.012, front],
          [x, railAt(backFoot) - 0.012, backFoot],
        ],
        { width: 0.05, depth: 0.014, radius: 0.003 },
        timber,
        { segments: 2 },
      ),
    );
  }
  parts.push(
    member(
      [
        [-half - 0.03, height - 0.025, rearAt(height)],
        [half + 0.03, height - 0.025, rearAt(height)],
      ],
      { width: 0.032, depth: 0.05, radius: 0.014 },
      timber,
      { across: [0, 0, 1] },
    ),
  );
  const low = rail + 0.03;
  parts.push(
    member(
      [
        [-half, low, rearAt(low)],
        [half, low, rearAt(low)],
      ],
      { width: 0.026, depth: 0.045, radius: 0.01 },
      timber,
      { across: [0, 0, 1] },
    ),
  );
  if (back === "spindles") {
    parts.push(
      spindles(
        Math.round(inner / 0.085),
        [
          [-half + 0.05, low, rearAt(low)],
          [half - 0.05, low, rearAt(low)],
        ],
        [
          [-half + 0.05, height - 0.03, rearAt(height)],
          [half - 0.05, height - 0.03, rearAt(height)],
        ],
        0.0085,
        timber,
      ),
    );
  } else {
    for (const up of [0.3, 0.62]) {
      const y = low + (height - low) * up;
      parts.push(
        member(
          [
            [-half, y, rearAt(y)],
            [half, y, rearAt(y)],
          ],
          { width: 0.02, depth: 0.07, radius: 0.006 },
          timber,
          { across: [0, 0, 1] },
        ),
      );
    }
  }
  for (const s of [1, -1])
    parts.push(
      ...loungeSide(s * (inner / 2 + 0.025), size, {
        rail,
        railAt,
        rearAt,
        front,
        arms,
        timber,
        side: s,
        boardWidth: side,
      }),
    );
  if (seats > 2)
    parts.push(
      member(
        [
          [0, 0.004, 0.05],
          [0, rail - 0.05, 0.05],
        ],
        { width: 0.04, depth: 0.04, radius: 0.008 },
        timber,
        { level: true },
      ),
    );
  return group(parts);
}

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { box } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";

export type Markers = "bars" | "quarters" | "dots" | "none";

/** Marks of the hours on a dial in the x-y plane at z = `face`. */
export function clockMarkers(reach: number, face: number, kind: Markers, surface: Surface): Object3D {
  if (kind === "none") return group([]);
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * Math.PI * 2;
    const isQuarter = hour % 3 === 0;
    const long = reach * (kind === "bars" ? (isQuarter ? 0.17 : 0.12) : isQuarter ? 0.19 : 0.07);
    const place = [Math.sin(angle), Math.cos(angle)] as const;
    if (kind === "dots") {
      const round = reach * (isQuarter ? 0.042 : 0.028);
      const far = reach * 0.94;
      return turned(
        [
          [round, -0.001],
          [round, 0.002],
          [round * 0.8, 0.0028],
          [0, 0.003],
        ],
        surface,
        [place[0] * far, place[1] * far, face + 0.001],
        { segments: 28, turn: [Math.PI / 2, 0, 0] },
      );
    }
    const far = reach - long / 2;
    return part(
      box(reach * (isQuarter ? 0.04 : 0.03), long, 0.003, 0.0008, 2),
      surface,
      [place[0] * far, place[1] * far, face + 0.0015],
      { turn: [0, 0, -angle] },
    );
  });
  return group(marks);
}

export interface HandsOptions {
  reach: number;
  face: number;
  hour: number;
  minute: number;
  hands: Surface;
  /** with a second hand, in its own colour */
  second?: Surface;
}

export function clockHands({ reach, face, hour, minute, hands, second }: HandsOptions): Object3D {
  const hand = (turns: number, long: number, wide: number, lift: number, surface: Surface, tail = 0.16): Object3D => {
    const whole = long * (1 + tail);
    const blade = part(box(wide, whole, 0.0016, 0.0007, 2), surface, [0, whole / 2 - long * tail, face + lift]);
    const pointing = group([blade]);
    pointing.rotation.z = -turns * Math.PI * 2;
    return pointing;
  };
  const minutes = minute / 60;
  const pieces = [
    hand((hour + minutes) / 12, reach * 0.56, reach * 0.06, 0.005, hands),
    hand(minutes, reach * 0.82, reach * 0.044, 0.0072, hands),
    turned(
      eased(
        [
          [reach * 0.045, -0.005],
          [reach * 0.045, 0.0042],
          [0, 0.0044],
        ],
        0.001,
        2,
      ),
      second ?? hands,
      [0, 0, face + 0.0056],
      { segments: 32, turn: [Math.PI / 2, 0, 0] },
    ),
  ];
  if (second !== undefined) pieces.push(hand(0.6, reach * 0.86, reach * 0.016, 0.0089, second, 0.28));
  return group(pieces);
}

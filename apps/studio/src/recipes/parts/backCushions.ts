import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import { buttons, channels, type Relief, seam } from "../../geometry/relief.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { upholstered } from "./upholstery.ts";

export interface BackCushions {
  /** the room they share */
  width: number;
  /** from the seat to the top */
  from: number;
  to: number;
  thickness: number;
  x?: number;
  /** the rear side at the bottom */
  z: number;
  count: number;
  /** backwards, in metres per metre of height */
  lean?: number;
  cover: Surface;
  cord?: Surface;
  piped?: boolean;
  /** soft: slumped and full; firm: foam, little shape */
  soft?: boolean;
  seed?: number;
}

/** Loose back cushions side by side, leaning back, heavier below than above. */
export function backCushions({
  width,
  from,
  to,
  thickness,
  x = 0,
  z,
  count,
  lean = 0.22,
  cover,
  cord = cover,
  piped = true,
  soft = true,
  seed = 30,
}: BackCushions): Object3D {
  const each = width / count;
  const tall = to - from;
  const slump = soft ? 0.05 : 0.008;
  const bend = ([px, py, pz]: Point): Point => {
    const up = 0.5 + py / tall;
    const ear = (Math.abs(px) / (each / 2)) ** 4;
    return [
      px * (1 - (soft ? 0.036 : 0.008) * Math.sin(up * Math.PI) * Math.abs(px / each) * 2),
      // Filling sinks: the upper edge hangs between its corners.
      py + (soft ? 0.02 : 0.003) * (ear - 0.2) * up ** 3,
      pz * (1 + slump * (1 - 2 * up)) - lean * (py + tall / 2) + slump * (1 - up) ** 2,
    ];
  };
  return group(
    Array.from({ length: count }, (_, index) => {
      const at: Point = [x + each * (index + 0.5 - count / 2), from + tall / 2, z + thickness / 2];
      const body = padded(each - 0.005, tall, thickness, {
        edge: soft ? 0.03 : 0.028,
        crown: soft ? { front: thickness * 0.42, back: 0.04, top: 0.03 } : { front: 0.03, top: 0.006 },
        fullness: soft ? 2 : 3,
        wrinkle: soft ? 0.014 : 0.004,
        seed: seed + index,
        cell: 0.045,
        without: ["bottom"],
        bend,
      });
      return upholstered(body, cover, { at, piped: piped ? ["front"] : [], cord });
    }),
  );
}

export interface TightBack {
  width: number;
  from: number;
  to: number;
  thickness: number;
  x?: number;
  z: number;
  lean?: number;
  cover: Surface;
  cord?: Surface;
  /** `panels`: vertical seams; `channels`: ribs; `buttons`: two rows of pulled buttons; `plain` */
  sewn: "plain" | "panels" | "channels" | "buttons";
  count?: number;
  piped?: boolean;
}

/** A back upholstered in one piece with its frame. */
export function tightBack({
  width,
  from,
  to,
  thickness,
  x = 0,
  z,
  lean = 0.16,
  cover,
  cord = cover,
  sewn,
  count = 3,
  piped = true,
}: TightBack): Object3D {
  const tall = to - from;
  const body = padded(width, tall, thickness, {
    edge: 0.028,
    crown: { front: 0.035, top: 0.008, left: 0.004, right: 0.004 },
    fullness: 5,
    wrinkle: 0.005,
    seed: 61,
    without: ["bottom"],
    reliefs: sewing(sewn, width, tall, count),
    bend: ([px, py, pz]) => [px, py, pz - lean * (py + tall / 2)],
  });
  return upholstered(body, cover, { at: [x, from + tall / 2, z + thickness / 2], piped: piped ? ["front"] : [], cord });
}

function sewing(sewn: TightBack["sewn"], width: number, tall: number, count: number): Relief[] {
  switch (sewn) {
    case "plain":
      return [];
    case "panels":
      return Array.from({ length: count - 1 }, (_, index) =>
        seam("x", (width * (index + 1)) / count - width / 2, 0.026, "front", 0.013),
      );
    case "channels":
      return [channels("x", -width / 2, width / 2, count, 0.026)];
    case "buttons": {
      const spots = [0.22, -0.1].flatMap((up) =>
        Array.from({ length: count }, (_, index) => [((index + 0.5) / count - 0.5) * width, up * tall] as const),
      );
      return [buttons(spots, 0.03, 0.085)];
    }
  }
}

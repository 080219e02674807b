import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, ring } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { floorCable } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";
import { paperRib } from "../parts/paperRib.ts";

export interface PaperLampParameters {
  frame: Surface;
  paper: Surface;
  fittings: Surface;
  /** distance of the wires in the paper; default 0.04 m */
  ribs?: number;
  /** thickness of the frame's bars; default 0.021 m */
  bar?: number;
  /** height of the feet under the paper; default 0.09 m */
  lift?: number;
}

/** A tall cylinder of ribbed paper between four posts. */
export function paperLamp(size: Size, parameters: PaperLampParameters): Object3D {
  const { frame, paper, fittings, ribs = 0.04, bar = 0.021, lift = 0.09 } = parameters;
  const [halfWidth, halfDepth] = [size.width / 2 - bar / 2, size.depth / 2 - bar / 2];
  const pieces: Object3D[] = [];
  for (const side of [-1, 1]) {
    for (const end of [-1, 1])
      pieces.push(
        part(box(bar, size.height, bar, 0.003), frame, [side * halfWidth, size.height / 2, end * halfDepth], {
          grain: "y",
        }),
      );
  }
  const levels = [lift, size.height - 0.055];
  for (const y of levels) {
    for (const side of [-1, 1]) {
      pieces.push(part(box(size.width - 2 * bar, bar, bar * 0.8, 0.002), frame, [0, y, side * halfDepth]));
      pieces.push(part(box(bar * 0.8, bar, size.depth - 2 * bar, 0.002), frame, [side * halfWidth, y, 0]));
    }
  }
  const radius = Math.min(halfWidth, halfDepth) - bar / 2 - 0.004;
  const [from, to] = [lift - 0.02, size.height - 0.03];
  const count = Math.round((to - from) / ribs);
  const line = Array.from({ length: count * 4 + 1 }, (_, index) => {
    const share = (index % 4) / 4;
    return [radius - 0.004 * (1 - Math.sin(share * Math.PI)), from + ((to - from) * index) / (count * 4)] as const;
  });
  const wires = Array.from({ length: count - 1 }, (_, index) => from + ((to - from) * (index + 1)) / count);
  const wire: Point = [Math.PI / 2, 0, 0];
  pieces.push(turned(line, paper, [0, 0, 0], { segments: 48 }));
  for (const y of wires) pieces.push(paperRib(radius - 0.0035, y, paper));
  for (const y of [from, to]) pieces.push(part(ring(radius - 0.003, 0.003, 64), frame, [0, y, 0], { turn: wire }));
  for (const share of [0.22, 0.5, 0.78])
    pieces.push(lampBulb([0, size.height * share, 0], { socket: fittings, kind: "globe", strength: 16 }));
  pieces.push(between([0, lift, 0], [0, size.height * 0.78, 0], 0.005, fittings));
  pieces.push(part(box(size.width - 2 * bar, bar * 0.7, bar * 1.6, 0.002), frame, [0, lift, 0]));
  pieces.push(floorCable({ from: [0, 0.03, 0.01 - size.depth / 2], reach: 0.36, control: "foot" }));
  return group(pieces);
}

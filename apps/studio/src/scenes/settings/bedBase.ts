import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import type { Size } from "../../recipe.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import type { Setting } from "../scene.ts";
import { bedFrame } from "../set/plainFurniture.ts";
import { againstWall } from "./spots.ts";
import { cameraFor, daylight, stage } from "./stage.ts";

/** A mattress on the plain base of a bed, at the wall. */
export function onBase(size: Size, seed: number): Setting {
  const isThin = size.height < 0.1;
  const base = isThin && size.height > 0.075 ? 0.4 : 0.24;
  const arranged = againstWall({ size: { ...size, height: size.height + base }, kind: "bedroom", seed });
  const { frame, at } = arranged;
  const { room } = stage("bedroom", frame);
  const frameHeight = isThin ? 0.24 : base;
  const bed = group(
    [
      bedFrame(size.width, size.depth, frameHeight, frameHeight),
      ...(base > frameHeight
        ? [
            part(
              cushion(size.width, base - frameHeight, size.depth, { puff: 0.02, edge: 0.03, detail: 24 }),
              cloth("knit", "white"),
              [0, (base + frameHeight) / 2, 0],
            ),
          ]
        : []),
    ],
    [0, 0, at[2]],
  );
  return {
    scene: group([room, bed, ...arranged.props]),
    at: [0, base, at[2]],
    turnY: 0,
    camera: cameraFor(frame, 1.15, 0.16),
    ...daylight(frame),
  };
}

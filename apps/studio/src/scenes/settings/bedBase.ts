import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import { cloth, timber } from "../../surfaces/surfaces.ts";
import type { Setting } from "../scene.ts";
import { againstWall } from "./spots.ts";
import { cameraFor, daylight, stage } from "./stage.ts";

/** A mattress on the plain base of a bed, at the wall. */
export function onBase(size: Size, seed: number): Setting {
  const isThin = size.height < 0.1;
  const base = isThin && size.height > 0.075 ? 0.4 : 0.24;
  const arranged = againstWall({ size: { ...size, height: size.height + base }, kind: "bedroom", seed });
  const { frame, at } = arranged;
  const { room } = stage("bedroom", frame);
  const oak = timber("oak");
  const frameHeight = isThin ? 0.24 : base;
  const bed = group(
    [
      ...[-1, 1].map((side) =>
        part(box(0.04, 0.16, size.depth + 0.02, 0.004), oak, [side * (size.width / 2 - 0.02), frameHeight - 0.08, 0]),
      ),
      ...[-1, 1].map((end) =>
        part(box(size.width - 0.08, 0.16, 0.04, 0.004), oak, [0, frameHeight - 0.08, end * (size.depth / 2 - 0.01)]),
      ),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) =>
          part(box(0.07, frameHeight, 0.07, 0.006), oak, [
            side * (size.width / 2 - 0.06),
            frameHeight / 2,
            end * (size.depth / 2 - 0.06),
          ]),
        ),
      ),
      part(box(size.width - 0.06, 0.02, size.depth - 0.04, 0.002), oak, [0, frameHeight - 0.011, 0]),
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

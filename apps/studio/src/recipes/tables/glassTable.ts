import type { Object3D } from "three";
import { oval, rounded } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import { slab } from "../../geometry/slab.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "../parts/stick.ts";

export interface GlassTableParameters {
  glass: Surface;
  frame: Surface;
  outline?: "rectangle" | "oval";
  /** of the top; 1.2 cm by default */
  thickness?: number;
  /** height of the lower shelf as a part of the table's; 0.38 by default, 0 for none */
  shelf?: number;
  /** diameter of the bars; 2 cm by default */
  bar?: number;
}

/** A pane on two bent bars that cross under its middle, and a smaller pane where they are braced. */
export function glassTable({ width, depth, height }: Size, parameters: GlassTableParameters): Object3D {
  const { glass, frame, outline = "rectangle", thickness = 0.012, shelf = 0.38, bar = 0.02 } = parameters;
  const under = height - thickness - 0.004;
  const [x, z] = [width / 2 - 0.09, depth / 2 - 0.075];
  const plan = (w: number, d: number): ReturnType<typeof oval> =>
    outline === "oval" ? oval(w, d, 2.6) : rounded(w, d, 0.035);
  const bars = [1, -1].map((way, index) => {
    // The second bar passes a bar's thickness below the first, as welded frames are notched.
    const level = under - bar / 2 - index * 0.0006;
    const line: Point[] = [
      [-x, 0, -z * way],
      [-x, level, -z * way],
      [x, level, z * way],
      [x, 0, z * way],
    ];
    return stick(bent(line, 0.045), bar, frame, { exact: true, across: [z * way, 0, -x] });
  });
  const pads = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      part(cylinder(0.014, 0.014, 0.005, 24), frame, [side * (x - 0.05), under + 0.0015, end * (z - 0.04)]),
    ),
  );
  const pieces: Object3D[] = [
    part(slab(plan(width, depth), thickness, { edge: 0.0025 }), glass, [0, height - thickness, 0]),
    ...bars,
    ...pads,
  ];
  if (shelf > 0) {
    const y = height * shelf;
    pieces.push(part(slab(plan(x * 2 - bar * 1.5, z * 2 - bar * 1.5), 0.008, { edge: 0.002 }), glass, [0, y, 0]));
    for (const end of [-1, 1])
      pieces.push(
        stick(
          [
            [-x, y - 0.006, end * z],
            [x, y - 0.006, end * z],
          ],
          bar * 0.6,
          frame,
        ),
      );
    for (const side of [-1, 1])
      pieces.push(
        stick(
          [
            [side * x, y - 0.006, -z],
            [side * x, y - 0.006, z],
          ],
          bar * 0.6,
          frame,
        ),
      );
  }
  return group(pieces);
}

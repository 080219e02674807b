import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, lathe, leg, profile } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/**
 * What a cabinet stands on. tapered: splayed round legs; straight: square legs; runner: two U frames of flat steel; frame: a steel
 * frame with slim legs; plinth: a recessed board; shadow: a low recessed frame that lets the body float; sides: the sides run to
 * the floor, a kickboard between them; bun and turned: feet from the lathe; bracket: sawn feet with a curved inner edge.
 */
export type BaseStyle = "tapered" | "straight" | "runner" | "frame" | "plinth" | "shadow" | "bun" | "turned" | "none";

/** From the floor up to `height`, under a body of width × depth. */
export function cabinetBase(
  style: BaseStyle,
  width: number,
  depth: number,
  height: number,
  surface: Surface,
): Object3D {
  switch (style) {
    case "none":
      return group([]);
    case "tapered":
      return taperedLegs(width, depth, height, surface);
    case "straight":
      return group(
        spots(width, depth, 0.022, 0.022).map(([x, z]) =>
          part(box(0.038, height, 0.038, 0.003), surface, [x, height / 2, z], { grain: "y" }),
        ),
      );
    case "runner":
      return group(
        [-1, 1].map((side) => runner(side * (width / 2 - Math.min(0.16, width * 0.12)), depth, height, surface)),
      );
    case "frame":
      return steelFrame(width, depth, height, surface);
    case "plinth":
      return part(box(width - 0.012, height, depth - 0.05, 0.002), surface, [0, height / 2, -0.019], { grain: "x" });
    case "shadow":
      return part(box(width - 0.16, height, depth - 0.14, 0.002), surface, [0, height / 2, 0], { grain: "x" });
    case "bun":
      return feet(width, depth, surface, bun(height));
    case "turned":
      return feet(width, depth, surface, turnedFoot(height));
  }
}

function spots(width: number, depth: number, fromSide: number, fromFront: number): (readonly [number, number])[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [side * (width / 2 - fromSide), end * (depth / 2 - fromFront)] as const),
  );
}

function taperedLegs(width: number, depth: number, height: number, surface: Surface): Object3D {
  const splay = Math.min(0.03, height * 0.18);
  const inset = Math.min(0.13, width * 0.14) + splay;
  const corners = spots(width, depth, inset, 0.05 + splay).map(([x, z]) =>
    leg(height, 0.022, 0.0125, surface, x, z, { splay: [Math.sign(x) * splay, Math.sign(z) * splay] }),
  );
  const rail = [-1, 1].map((side) =>
    part(box(0.05, 0.018, depth - 0.08, 0.003), surface, [side * (width / 2 - inset), height - 0.009, 0]),
  );
  return group([...corners, ...rail]);
}

function runner(x: number, depth: number, height: number, surface: Surface): Object3D {
  const length = depth - 0.05;
  const bar = 0.02;
  return group([
    part(box(0.03, bar * 0.6, length, 0.002), surface, [x, bar * 0.3, 0]),
    part(box(0.03, bar * 0.6, length, 0.002), surface, [x, height - bar * 0.3, 0]),
    ...[-1, 1].map((end) =>
      part(box(0.03, height, bar * 0.6, 0.002), surface, [x, height / 2, end * (length / 2 - bar * 0.3)]),
    ),
  ]);
}

function steelFrame(width: number, depth: number, height: number, surface: Surface): Object3D {
  const tube = 0.02;
  const [long, deep] = [width - 0.03, depth - 0.03];
  const top = height - tube / 2;
  return group([
    ...spots(long, deep, tube / 2, tube / 2).map(([x, z]) =>
      part(box(tube, height, tube, 0.002), surface, [x, height / 2, z]),
    ),
    ...[-1, 1].map((end) =>
      part(box(long - 2 * tube, tube, tube, 0.002), surface, [0, top, end * (deep / 2 - tube / 2)]),
    ),
    ...[-1, 1].map((side) =>
      part(box(tube, tube, deep - 2 * tube, 0.002), surface, [side * (long / 2 - tube / 2), top, 0]),
    ),
  ]);
}

type Line = readonly (readonly [number, number])[];

function feet(width: number, depth: number, surface: Surface, line: Line): Object3D {
  return group(
    spots(width, depth, 0.06, 0.06).map(([x, z]) => part(lathe(line, 36), surface, [x, 0, z], { grain: "y" })),
  );
}

function bun(height: number): Line {
  const wide = Math.min(0.052, height * 0.62);
  const line = profile(
    [
      [wide * 0.6, 0.003],
      [wide * 0.95, height * 0.28],
      [wide, height * 0.45],
      [wide * 0.8, height * 0.74],
      [wide * 0.55, height * 0.82],
    ],
    20,
  );
  return [[0, 0], [wide * 0.58, 0], ...line, [wide * 0.75, height * 0.86], [wide * 0.75, height], [0, height]];
}

function turnedFoot(height: number): Line {
  const line = profile(
    [
      [0.014, 0],
      [0.019, height * 0.14],
      [0.026, height * 0.42],
      [0.03, height * 0.6],
      [0.022, height * 0.74],
    ],
    24,
  );
  return [
    [0, 0],
    ...line,
    [0.032, height * 0.78],
    [0.034, height * 0.82],
    [0.032, height * 0.86],
    [0.026, height * 0.88],
    [0.036, height * 0.94],
    [0.036, height],
    [0, height],
  ];
}

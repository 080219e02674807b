import type { Object3D } from "three";
import { fitted, type Outline, rounded } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { type EdgeStep, slab } from "../../geometry/slab.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** eased: a broken arris; round: a half round; tapered: the underside runs up to a thin edge; live: the edge of the trunk. */
export type TableEdge = "eased" | "round" | "tapered" | "live";

export interface TableTopOptions {
  thickness: number;
  edge?: TableEdge;
  /** boards side by side, with a fine groove between them; 1 is a single piece */
  planks?: number;
  /** radius of the corners in plan */
  corner?: number;
  /** a seam across the middle, where an extension table opens */
  seam?: boolean;
}

/** A rectangular top whose upper side lies at `top`. */
export function tableTop(
  width: number,
  depth: number,
  top: number,
  surface: Surface,
  options: TableTopOptions,
): Object3D {
  const { thickness, edge = "eased", planks = 1, corner = 0.006, seam = false } = options;
  const below = top - thickness;
  if (edge === "live") return liveEdge(width, depth, below, thickness, surface);
  if (planks > 1) return boards(width, depth, top - thickness / 2, thickness, planks, surface);
  if (!seam)
    return part(
      slab(rounded(width, depth, corner), thickness, { profile: edgeProfile(edge, thickness) }),
      surface,
      [0, below, 0],
      { grain: "x" },
    );
  const half = rounded(width / 2 - 0.0012, depth, 0.004);
  return group(
    [-1, 1].map((side) =>
      part(slab(half, thickness, { profile: edgeProfile(edge, thickness) }), surface, [(side * width) / 4, below, 0], {
        grain: "x",
      }),
    ),
  );
}

/** The edge from the underside upwards. */
export function edgeProfile(edge: TableEdge, thickness: number): EdgeStep[] {
  if (edge === "tapered") {
    const lip = Math.min(0.012, thickness * 0.4);
    return [
      [0.07, 0],
      [0.066, 0.0006],
      [0.003, thickness - lip - 0.001],
      [0, thickness - lip + 0.002],
      [0, thickness - 0.003],
      [0.001, thickness - 0.001],
      [0.003, thickness],
    ];
  }
  const radius = edge === "round" ? thickness * 0.45 : 0.003;
  const quarter = Array.from({ length: 6 }, (_, index): EdgeStep => {
    const angle = (index / 5) * (Math.PI / 2);
    return [radius * (1 - Math.sin(angle)), radius * (1 - Math.cos(angle))];
  });
  return [...quarter, ...quarter.toReversed().map(([inset, y]): EdgeStep => [inset, thickness - y])];
}

function boards(width: number, depth: number, y: number, thickness: number, count: number, surface: Surface): Object3D {
  const board = depth / count;
  return group(
    Array.from({ length: count }, (_, index) =>
      part(box(width, thickness, board - 0.0004, 0.0022, 2), surface, [0, y, -depth / 2 + board * (index + 0.5)], {
        grain: "x",
      }),
    ),
  );
}

/** Two planks of one trunk: sawn straight where they meet, grown where they end. */
function liveEdge(width: number, depth: number, y: number, thickness: number, surface: Surface): Object3D {
  const profile: EdgeStep[] = [
    [0.004, 0],
    [0.0005, 0.002],
    [0, 0.006],
    [0.003, thickness * 0.45],
    [0.011, thickness - 0.005],
    [0.0135, thickness - 0.0015],
    [0.017, thickness],
  ];
  return group(
    [-1, 1].map((side) => {
      const outline = fitted(grown(width, depth / 2 - 0.0006, side), width, depth / 2 - 0.0006);
      return part(slab(outline, thickness, { profile }), surface, [0, y, (side * depth) / 4], { grain: "x" });
    }),
  );
}

function grown(width: number, depth: number, side: number): Outline {
  const bulge = noise(side > 0 ? 41 : 87, 3, 1, 2);
  const knots = noise(side > 0 ? 12 : 55, 13, 1, 2);
  const runs = 60;
  const wave = Array.from({ length: runs + 1 }, (_, index): [number, number] => {
    const share = index / runs;
    const off = (bulge(share * 0.98, 0) - 0.5) * 0.075 + (knots(share * 0.98, 0) - 0.5) * 0.018;
    return [(share - 0.5) * width, depth / 2 - 0.03 + off];
  });
  const sawn = Array.from({ length: runs + 1 }, (_, index): [number, number] => [
    (0.5 - index / runs) * width,
    -depth / 2,
  ]);
  // Counted from +x over +z, as every outline.
  const line = [...wave.toReversed(), ...sawn.toReversed()];
  return side > 0 ? line : line.map(([x, z]) => [x, -z] as const).toReversed();
}

import { type Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metal, plastic } from "../../surfaces/surfaces.ts";

export interface SolarPanelsParameters {
  frame: Surface;
  /** side by side; 2 by default */
  count?: number;
  /** cells across and up one panel */
  cells?: readonly [number, number];
}

const THICKNESS = 0.03;
const GAP = 0.04;
const FRAME = 0.014;

const GLASS: Surface = { name: "solar-glass", color: "#131c30", roughness: 0.12, metalness: 0, clearcoat: 0.9 };
const LINE: Surface = { name: "solar-line", color: "#9aa5b4", roughness: 0.4, metalness: 0.3 };

/** Modules leaning on aluminium triangles, with the inverter behind the first. */
export function solarPanels(
  { width, depth, height }: Size,
  { frame, count = 2, cells = [9, 6] }: SolarPanelsParameters,
): Object3D {
  const panelWidth = (width - GAP * (count - 1)) / count;
  // The leaning panel with its thickness fills the depth and the height.
  const lean = Math.atan2(depth - THICKNESS, height);
  const length = (height - THICKNESS * Math.sin(lean)) / Math.cos(lean);
  const at = (index: number): number => -width / 2 + panelWidth / 2 + index * (panelWidth + GAP);
  const panels = Array.from({ length: count }, (_, index) => {
    const panel = module(panelWidth, length, frame, cells);
    const leaning = group([panel]);
    leaning.rotation.x = -lean;
    leaning.position.set(at(index), height / 2, 0);
    return leaning;
  });
  const struts = Array.from({ length: count }, (_, index) =>
    [-1, 1].map((side) => strut(at(index) + side * panelWidth * 0.36, depth, height)),
  );
  const inverter = part(box(0.24, 0.2, 0.04, 0.008), plastic("anthracite", 0.5), [at(0), height * 0.42, -depth * 0.18]);
  return group([...panels, ...struts.flat(), inverter]);
}

function module(width: number, length: number, frame: Surface, [columns, rows]: readonly [number, number]): Object3D {
  const z = THICKNESS / 2;
  const inner = [width - 2 * FRAME, length - 2 * FRAME] as const;
  const rail = (across: number, up: number, x: number, y: number): Object3D =>
    part(box(across, up, THICKNESS, 0.002), frame, [x, y, 0]);
  const upright = (index: number): Object3D =>
    part(box(0.004, inner[1], 0.0006, 0.0002), LINE, [((index + 1) / columns - 0.5) * inner[0], 0, z - 0.0035]);
  const level = (index: number): Object3D =>
    part(box(inner[0], 0.004, 0.0006, 0.0002), LINE, [0, ((index + 1) / rows - 0.5) * inner[1], z - 0.0035]);
  return group([
    part(box(...inner, 0.006, 0.001), GLASS, [0, 0, z - 0.007]),
    part(box(...inner, 0.003, 0.001), plastic("white", 0.6), [0, 0, -z + 0.012]),
    ...[-1, 1].map((side) => rail(FRAME, length, side * (width / 2 - FRAME / 2), 0)),
    ...[-1, 1].map((side) => rail(inner[0], FRAME, 0, side * (length / 2 - FRAME / 2))),
    ...Array.from({ length: columns - 1 }, (_, index) => upright(index)),
    ...Array.from({ length: rows - 1 }, (_, index) => level(index)),
  ]);
}

/** Behind a panel: along the floor, and up to where it leans. */
function strut(x: number, depth: number, height: number): Object3D {
  const back = -depth / 2 + 0.012;
  const floor: Point[] = [
    [x, 0.012, depth / 2 - 0.02],
    [x, 0.012, back],
  ];
  const up: Point[] = [
    [x, 0.012, back],
    [x, height * 0.78, back + 0.06],
  ];
  return group([floor, up].map((points) => part(rod(points, 0.012, { segments: 2 }), metal("steel", 0.4))));
}

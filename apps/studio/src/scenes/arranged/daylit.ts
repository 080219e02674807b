import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import type { Camera, Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { stone } from "../../surfaces/surfaces.ts";
import { type Area, boards, herringbone, tiles } from "../set/floors.ts";
import { put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS, type FloorName } from "../set/timberFloors.ts";
import { boarding, paint, panelling, woodwork } from "../set/walls.ts";

/** Materials and colours of a room's walls and floor. */
export interface Shell {
  walls: `#${string}`;
  floor: FloorName | "terrazzo" | "tiles";
  /** colour of boards up to the height of a shoulder */
  boards?: `#${string}`;
  /** colour of framed fields up to the height of a table */
  panels?: `#${string}`;
  /** the sun is low and clear by default, behind thin clouds where it is "soft" */
  light?: "clear" | "soft";
  /** nothing hangs at the window, for what stands there */
  isBare?: boolean;
  seed: number;
}

const LEFT = -2.55;
const WINDOW = { at: 1.75, width: 2, from: 0.3, to: 2.35 };
const AREA = { width: 8, depth: 6.8 };

const LIGHT = {
  clear: { sky: 150, fill: 45, strength: 4, angleDegrees: 1.8, color: "#fff0da", brightness: 0.4 },
  soft: { sky: 210, fill: 52, strength: 1.3, angleDegrees: 9, color: "#fff8ee", brightness: 0.48 },
} as const;

function floorOf(floor: Shell["floor"], seed: number, area: Area): Object3D {
  if (floor === "terrazzo") return tiles(area, [stone("terrazzo", "#d6cec2", "#8b7d70")], { tile: 0.45 });
  if (floor === "tiles") return tiles(area, [stone("concrete", "#b9b4aa", "#a39d92")], { tile: 0.3, grout: "#d8d4cb" });
  const timbers = FLOORS[floor];
  return seed % 2 === 0 ? boards(area, timbers, { seed }) : herringbone(area, timbers, { seed });
}

/** A room with a tall window on the left and low sun; x from -2.4 to 2.8 is seen along the back wall. */
export function daylit(
  { walls, floor, boards: wainscot, panels, light: weather = "clear", isBare = false, seed }: Shell,
  contents: readonly Object3D[],
  camera: Camera = CAMERA,
): Scene {
  const light = LIGHT[weather];
  const curtains = (isBare ? [] : [0.46, 3.06]).map((z, index) =>
    put(
      curtain({ width: 0.55, depth: 0.1, height: 2.6 }, { cloth: sheer("#f4efe5"), fold: 0.11, seed: seed + index }),
      [LEFT + 0.1, 0, z],
      Math.PI / 2,
    ),
  );
  return {
    scene: group([
      shell({
        left: LEFT,
        right: 3.6,
        depth: 5.8,
        walls: paint(walls),
        side: paint("#e9e5dc"),
        window: WINDOW,
        floor: floorOf(floor, seed, AREA),
      }),
      ...(wainscot === undefined ? [] : [put(boarding(6.2, 1.16, woodwork(wainscot), 0.11), [0.5, 0, 0.001])]),
      ...(panels === undefined
        ? []
        : [put(panelling(6.3, 7, { low: 0.22, high: 0.84, gap: 0.16 }, woodwork(panels)), [0.6, 0, 0.0005])]),
      ...curtains,
      ...contents,
    ]),
    camera,
    lights: [
      skylight([LEFT - 0.3, 1.5, WINDOW.at], 2.2, 2.2, light.sky),
      fillLight([1.6, 2.4, 7], [0.2, 0.9, 0], light.fill),
    ],
    sun: {
      position: [-2.7, 0.95, 1.35],
      target: [0, 0, 0],
      strength: light.strength,
      angleDegrees: light.angleDegrees,
      color: light.color,
    },
    world: { color: "#f3f1ee", brightness: light.brightness },
    focus: 0.48,
  };
}

const CAMERA: Camera = frontal(0.2, 1.14, 6.3, 51, 0.062);

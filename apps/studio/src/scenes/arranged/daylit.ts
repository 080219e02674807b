import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { curtain } from "../../recipes/decoration/curtain.ts";
import type { Camera, Scene } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { boards, herringbone } from "../set/floors.ts";
import { put } from "../set/furnish.ts";
import { frontal, shell } from "../set/shell.ts";
import { sheer } from "../set/textiles.ts";
import { FLOORS, type FloorName } from "../set/timberFloors.ts";
import { boarding, paint, woodwork } from "../set/walls.ts";

/** Materials and colours of a room's walls and floor. */
export interface Shell {
  walls: `#${string}`;
  floor: FloorName;
  /** colour of boards up to the height of a shoulder */
  boards?: `#${string}`;
  seed: number;
}

const LEFT = -2.55;
const WINDOW = { at: 1.75, width: 2, from: 0.3, to: 2.35 };
const AREA = { width: 8, depth: 6.8 };

/** A room with a tall window on the left and low sun; x from -2.4 to 2.8 is seen along the back wall. */
export function daylit(
  { walls, floor, boards: wainscot, seed }: Shell,
  contents: readonly Object3D[],
  camera: Camera = CAMERA,
): Scene {
  const curtains = [0.46, 3.06].map((z, index) =>
    put(
      curtain({ width: 0.55, depth: 0.1, height: 2.6 }, { cloth: sheer("#f4efe5"), fold: 0.11, seed: seed + index }),
      [LEFT + 0.1, 0, z],
      Math.PI / 2,
    ),
  );
  const timbers = FLOORS[floor];
  return {
    scene: group([
      shell({
        left: LEFT,
        right: 3.6,
        depth: 5.8,
        walls: paint(walls),
        side: paint("#e9e5dc"),
        window: WINDOW,
        floor: seed % 2 === 0 ? boards(AREA, timbers, { seed }) : herringbone(AREA, timbers, { seed }),
      }),
      ...(wainscot === undefined ? [] : [put(boarding(6.2, 1.16, woodwork(wainscot), 0.11), [0.5, 0, 0.001])]),
      ...curtains,
      ...contents,
    ]),
    camera,
    lights: [skylight([LEFT - 0.3, 1.5, WINDOW.at], 2.2, 2.2, 150), fillLight([1.6, 2.4, 7], [0.2, 0.9, 0], 45)],
    sun: { position: [-2.7, 0.95, 1.35], target: [0, 0, 0], strength: 4, angleDegrees: 1.8, color: "#fff0da" },
    world: { color: "#f3f1ee", brightness: 0.4 },
    focus: 0.48,
  };
}

const CAMERA: Camera = frontal(0.2, 1.14, 6.3, 51, 0.062);

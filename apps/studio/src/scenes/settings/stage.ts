import type { Object3D } from "three";
import type { Point } from "../../geometry/part.ts";
import { group } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import type { AreaLight, Camera, SettingKind, Sun } from "../scene.ts";
import { fillLight, skylight } from "../set/daylight.ts";
import { boards, herringbone, tiles } from "../set/floors.ts";
import { frontal } from "../set/shell.ts";
import { shell } from "../set/shell.ts";
import { FLOORS, type FloorName } from "../set/timberFloors.ts";
import { boarding, paint, panelling, woodwork } from "../set/walls.ts";
import { put } from "../set/furnish.ts";
import { stone } from "../../surfaces/surfaces.ts";

/** What the picture shows at the product's distance, in metres. */
export interface Frame {
  height: number;
  width: number;
  /** height of the picture's middle above the floor */
  middle: number;
  /** z of the product's middle */
  z: number;
  seed: number;
}

const FOV = 40;
const HALF = Math.tan((FOV * Math.PI) / 360) * (9 / 16);

/** Upright walls, seen a little from one side. `aside` is where the camera stands, as a part of its distance. */
export function cameraFor({ height, middle, z }: Frame, eye: number, aside = 0.12): Camera {
  const distance = height / (2 * HALF);
  const straight = frontal(0, eye, z + distance, FOV, (eye - middle) / (height * (16 / 9)));
  return { ...straight, position: [distance * aside, eye, z + distance], target: [0, eye, z] };
}

const WALLS: Record<Exclude<SettingKind, "table" | "terrace">, readonly `#${string}`[]> = {
  living: ["#ddd6c9", "#c3c8bb", "#d3c5b5", "#cfd3d3"],
  dining: ["#d6d3c6", "#b9c1b2", "#d9c9b6"],
  bedroom: ["#ddd5ca", "#c5cac3", "#cdc3c0"],
  kids: ["#e2dccf", "#d3dbd8"],
  hall: ["#d9d3c7", "#b7bfb6", "#c9bcab"],
  office: ["#c6cccb", "#d8d3c8", "#bcc3b8"],
};

const FLOOR_OF: Record<keyof typeof WALLS, readonly FloorName[]> = {
  living: ["natural", "pale", "natural", "smoked"],
  dining: ["smoked", "natural", "pale"],
  bedroom: ["pale", "natural"],
  kids: ["pale"],
  hall: ["smoked"],
  office: ["natural", "pale"],
};

export interface Stage {
  room: Object3D;
  /** x of the picture's edges on the wall */
  left: number;
  right: number;
}

/** Walls and floor around what the picture shows, a window on the left just outside of it. */
export function stage(kind: keyof typeof WALLS, frame: Frame): Stage {
  const { seed } = frame;
  const color = pick(WALLS[kind], seed);
  const [left, right] = [-frame.width / 2 - 0.75, frame.width / 2 + 1.6];
  const depth = Math.max(4.2, frame.z + frame.height * 2.4);
  const area = { width: (right - left) * 1.5 + 2, depth: depth + 0.6 };
  const wood = FLOORS[pick(FLOOR_OF[kind], seed >> 1)];
  const floor =
    kind === "hall" && seed % 2 === 0
      ? tiles(area, [stone("terrazzo", "#d8d0c4", "#8b7d70")], { tile: 0.45 })
      : kind === "dining" || (kind === "living" && seed % 4 === 1)
        ? herringbone(area, wood)
        : boards(area, wood, { seed, along: seed % 3 === 0 ? "x" : "z" });
  const trim = woodwork();
  const room = [
    shell({
      left,
      right: right + 1,
      depth,
      walls: paint(color),
      side: paint("#e9e5dc"),
      skirtingHeight: kind === "hall" || kind === "dining" ? 0.14 : 0.09,
      frame: trim,
      window: { at: Math.max(1.5, frame.z + frame.height * 0.42), width: 1.7, from: 0.35, to: 2.4 },
      bars: 2,
      floor,
    }),
  ];
  if (kind === "hall")
    room.push(
      put(boarding(right - left + 1, 1.12, woodwork(color === "#b7bfb6" ? "#8f9c90" : "#f0ede6"), 0.1), [
        (left + right + 1) / 2,
        0,
        0.0005,
      ]),
    );
  if (kind === "dining" && seed % 2 === 0)
    room.push(
      put(
        panelling(right - left + 1, Math.round(right - left + 1), { low: 0.24, high: 0.8, gap: 0.16 }, woodwork(color)),
        [(left + right + 1) / 2, 0, 0.0005],
      ),
    );
  return { room: group(room), left: -frame.width / 2, right: frame.width / 2 };
}

/** Daylight: sky and low sun through the window on the left, a dim fill from the photographer's side. */
export function daylight({ width, height, z }: Frame): {
  lights: AreaLight[];
  sun: Sun;
  world: { color: `#${string}`; brightness: number };
} {
  const window: Point = [-width / 2 - 1.05, 1.45, Math.max(1.5, z + height * 0.42)];
  const distance = height / (2 * HALF);
  return {
    lights: [
      skylight(window, 1.8, 2.1, 62 + 30 * width),
      fillLight([width * 0.45, 1.6 + height * 0.4, z + distance * 1.05], [0, 0.5, z], 3.4 * distance ** 2),
    ],
    sun: { position: [-2.6, 1.15, 1.25], target: [0, 0, 0], strength: 3.4, angleDegrees: 2.2, color: "#fff3e4" },
    world: { color: "#f3f2ef", brightness: 0.34 },
  };
}

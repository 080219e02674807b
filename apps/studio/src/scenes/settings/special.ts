import { group, part } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import { basket } from "../../recipes/decoration/basket.ts";
import { pouf } from "../set/pouf.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import { timber, woven } from "../../surfaces/surfaces.ts";
import type { Setting } from "../scene.ts";
import { fillLight, morningSun, outdoors } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { put } from "../set/furnish.ts";
import { neutralSofa } from "../set/neutralSofa.ts";
import { art, bouquet, greenery, smallPlant } from "../set/props.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { paint, skirting, wall, windowIn, woodwork } from "../set/walls.ts";
import { cameraFor, daylight, type Frame, stage } from "./stage.ts";

/** A rug on the floor, seen from above, a sofa at its far side; small mats beside a basket. */
export function onFloor(size: Size, seed: number): Setting {
  const isLong = size.depth > size.width;
  const [long, short] = isLong ? [size.depth, size.width] : [size.width, size.depth];
  const height = Math.max((long / 0.74) * 0.75, short * 1.05, 0.95);
  const isMat = long < 1.3;
  const z = (isMat ? 0.5 : 0.98) + short / 2;
  const frame: Frame = { height, width: (height * 4) / 3, middle: height * 0.3, z, seed };
  const { room } = stage(isMat ? "hall" : "living", { ...frame, seed: isMat ? 1 : seed });
  const distance = height * 2.2;
  const props = isMat
    ? [
        put(basket({ width: 0.4, depth: 0.34, height: 0.3 }, { cane: woven("rattan"), squareness: 5 }), [
          long * 0.3,
          0,
          0.25,
        ]),
        put(greenery(0.7, seed), [-long * 0.62, 0, 0.3]),
      ]
    : [
        put(neutralSofa(Math.max(1.9, long * 0.85)), [-0.15, 0, 0.52]),
        put(greenery(1.2, seed), [long * 0.62, 0, 0.45]),
        put(pouf(), [-long * 0.42, 0, z + short * 0.16]),
        put(art(0.6, 0.8, seed), [-0.1, 1.5, 0.016]),
      ];
  return {
    scene: group([room, ...props]),
    at: [0, 0.001, z],
    turnY: isLong ? Math.PI / 2 : 0,
    camera: {
      position: [distance * 0.16, 0.55 + distance * 0.44, z + distance * 0.9],
      target: [0, height * 0.07, z - short * 0.06],
      fovDegrees: 40,
    },
    ...daylight(frame),
  };
}

/** Before a window, with its light behind. */
export function atWindow(size: Size, seed: number): Setting {
  const height = Math.max(size.height / 0.87, (size.width / 0.78) * 0.75);
  const z = size.depth / 2 + 0.06;
  const frame: Frame = { height, width: (height * 4) / 3, middle: height * 0.47, z, seed };
  const opening = { at: 0, width: Math.min(1.9, Math.max(1.1, size.width * 0.68)), from: 0.5, to: 2.25 };
  const trim = woodwork();
  const length = frame.width + 3;
  const scene = group([
    boards({ width: length, depth: 5 }, FLOORS.natural, { seed }),
    wall(length, 3.2, paint("#ddd7cb"), [opening]),
    windowIn(opening, { frame: trim, casements: 2, bars: 1 }),
    skirting(length, trim),
    put(outdoors(6, 4.4), [0, -0.9, -1.6]),
    put(greenery(1.15, seed), [(seed % 2 === 0 ? 1 : -1) * (size.width / 2 + 0.42), 0, 0.4]),
    put(bouquet(0.42, seed), [opening.width * 0.2, opening.from, 0.06]),
  ]);
  const distance = height * 2.44;
  return {
    scene,
    at: [0, 0, z],
    turnY: 0,
    camera: cameraFor(frame, 1.25, 0.05),
    lights: [
      {
        position: [0, 1.5, -0.45],
        target: [0, 1.2, 2],
        width: opening.width,
        height: 1.8,
        watts: 90,
        color: "#f4f7ff",
      },
      {
        position: [-frame.width, 2.2, distance * 0.7],
        target: [0, 1.1, 0],
        width: 2.4,
        height: 2.4,
        watts: 120,
        color: "#fff8ee",
      },
      fillLight([frame.width * 0.5, 2, distance], [0, 1, 0], 3 * distance ** 2),
    ],
    world: { color: "#f3f2ef", brightness: 0.3 },
  };
}

/** Small goods on an oak table, a wall in soft light behind. */
export function onTable(size: Size, seed: number): Setting {
  const height = Math.max(size.height / 0.5, (size.width / 0.46) * 0.75, 0.3);
  const width = (height * 4) / 3;
  const depth = Math.max(0.55, height * 1.5);
  const z = depth * 0.5;
  const side = seed % 2 === 0 ? 1 : -1;
  const wood = timber(seed % 4 === 3 ? "walnut" : "oak", 6);
  const planks = Math.ceil((depth + height * 3) / 0.16);
  const far = size.width / 2;
  const behind = z - size.depth / 2 - 0.05;
  const distance = height * 2.44;
  const eye = Math.max(height * 0.62, size.height * 0.9);
  const scene = group([
    ...Array.from({ length: planks }, (_, index) =>
      part(box(width * 2.6, 0.03, 0.1594, 0.0012, 1), wood, [0, -0.015, (index + 0.5) * 0.16], { grain: "x" }),
    ),
    put(wall(width * 5, 3, paint(pick(["#cfc8bb", "#b9c1b6", "#cdbfb0", "#bfc6c8"], seed))), [0, -1, -0.45]),
    put(bouquet(Math.min(0.6, Math.max(0.3, height * 0.72)), seed), [
      side * (far + Math.min(0.2, height * 0.24)),
      0,
      behind - 0.02,
    ]),
    put(
      seed % 3 === 0 ? smallPlant(Math.min(0.26, height * 0.4), seed) : bookPile(2, seed),
      [-side * (far + Math.max(0.13, height * 0.2)), 0, behind],
      0.25,
    ),
  ]);
  return {
    scene,
    at: [0, 0, z],
    turnY: -side * 0.16,
    camera: cameraFor({ height, width, middle: height * 0.31, z, seed }, eye, side * 0.14),
    lights: [
      {
        position: [-width * 1.25, height * 1.5, z + height * 0.6],
        target: [0, height * 0.2, z],
        width: height * 1.4,
        height: height * 1.5,
        watts: 50 * height ** 2,
        color: "#fbf8f2",
      },
      {
        position: [width * 1.4, height * 1.2, z + distance * 0.7],
        target: [0, height * 0.2, z],
        width: height * 2,
        height: height * 2,
        watts: 15 * height ** 2,
        color: "#fff6ea",
      },
    ],
    sun: { ...morningSun(1.6, [-2.4, 1.7, 1.1]), angleDegrees: 5 },
    world: { color: "#f3f2ef", brightness: 0.3 },
  };
}

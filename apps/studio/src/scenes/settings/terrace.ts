import type { Object3D } from "three";
import type { Size } from "../../recipe.ts";
import { grasses, planter } from "../../recipes/outdoor/planter.ts";
import { noise, random } from "../../geometry/random.ts";
import { blade, ovate, placed } from "../../geometry/leaf.ts";
import { pick } from "../../geometry/pick.ts";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import { Foliage } from "../../recipes/parts/foliage.ts";
import { leaf, powderCoat } from "../../surfaces/surfaces.ts";
import type { Setting } from "../scene.ts";
import { fillLight, outdoors } from "../set/daylight.ts";
import { boards } from "../set/floors.ts";
import { put } from "../set/furnish.ts";
import { greenery } from "../set/props.ts";
import { FLOORS } from "../set/timberFloors.ts";
import { paint, wall, windowIn, woodwork } from "../set/walls.ts";
import { cameraFor, type Frame } from "./stage.ts";

/** A hedge `width` long along x, its face about z = 0. */
export function hedge(width: number, height: number, seed = 1): Object3D {
  const next = random(seed * 71 + 3);
  const clumps = noise(seed + 5, 12, 5, 2);
  const tones = ["#4d6f3f", "#668a4e", "#86a563"] as const;
  const grown = new Foliage();
  const count = Math.round(width * height * 420);
  for (let index = 0; index < count; index += 1) {
    const [u, v] = [next(), next()];
    const long = 0.055 + 0.04 * next();
    const piece = blade(long, long * 0.6, { outline: ovate, fold: 0.3, curl: 0.5, cells: [2, 2] });
    grown.add(
      pick(tones, Math.floor(next() * 3)),
      placed(piece, {
        at: [(u - 0.5) * width, v * height, (clumps(u, v) - 0.5) * 0.26 + next() * 0.06],
        tilt: 0.6 + next() * 1.4,
        around: (next() - 0.5) * 2.6,
        roll: next() * 3,
      }),
    );
  }
  return group([...grown.meshes(), part(box(width, height, 0.1, 0.01, 1), leaf("#22351f"), [0, height / 2, -0.18])]);
}

/** A wooden deck before a plastered house wall and a hedge. */
export function deck(width: number, depth: number, seed: number): Object3D {
  const wallWidth = width * 0.46;
  const door = { at: width * 0.1, width: 1.7, from: 0.02, to: 2.25 };
  const dark = woodwork("#4c4a46");
  const trough = group([
    planter({ width: 1.1, depth: 0.34, height: 0.48 }, { steel: powderCoat("anthracite"), legs: 0.05 }),
    put(grasses(1, 0.28, 0.6, { seed, tufts: 5 }), [0, 0.45, 0]),
  ]);
  return group([
    boards({ width: width * 1.6, depth: depth + 2.2, from: -1.2 }, FLOORS.weathered, {
      board: 0.14,
      length: 3,
      along: "x",
      gap: 0.006,
      seed,
      thickness: 0.026,
    }),
    put(
      group([
        wall(wallWidth + width * 0.5, 5.2, paint("#d9d0c0"), [door]),
        windowIn(door, { frame: dark, casements: 2, bars: 0, sill: false }),
        part(box(2.2, 2.6, 0.02, 0.001, 1), paint("#3a3733"), [door.at, 1.3, -0.5]),
      ]),
      [-width / 2 + wallWidth / 2 - width * 0.25, 0, 0],
    ),
    put(hedge(width * 1.05, 2.15, seed), [wallWidth * 0.5 + width * 0.2, -0.05, -0.75]),
    put(outdoors(width * 3, 9, { sky: "#b9d2ea", green: "#8fa583", glow: 0.85 }), [0, -2.6, -7]),
    put(trough, [-width / 2 + wallWidth + 0.62, 0, -0.05]),
  ]);
}

export function onTerrace(size: Size, seed: number, against: boolean): Setting {
  const height =
    Math.max(size.height / 0.72, (size.width / 0.68) * 0.75, 1.45) * (1 + Math.min(1.2, size.depth) * 0.06);
  const z = (against ? 0.25 : 0.9) + size.depth / 2;
  const frame: Frame = {
    height,
    width: (height * 4) / 3,
    middle: Math.max(height * 0.34, size.height * 0.48),
    z,
    seed,
  };
  const side = seed % 2 === 0 ? 1 : -1;
  const isSeat = size.width < 1;
  const distance = height * 2.44;
  const scene = group([
    deck(frame.width + 2.4, z + 3.2, seed),
    ...(size.height < 2
      ? [
          put(greenery(Math.min(1.4, Math.max(0.9, height * 0.5)), seed), [
            -(size.width / 2 + 0.55),
            0,
            Math.max(0.45, z - 0.5),
          ]),
        ]
      : []),
  ]);
  return {
    scene,
    at: [0, 0, z],
    turnY: isSeat ? -side * 0.4 : 0,
    camera: cameraFor(frame, Math.min(1.35, Math.max(0.95, size.height + 0.35)), side * 0.1),
    lights: [fillLight([frame.width * 0.6, 2.4, z + distance], [0, 0.6, z], 3 * distance ** 2, "#fffaf2")],
    sun: { position: [-2.2, 2.5, 1.9], target: [0, 0, 0], strength: 4, angleDegrees: 1.5, color: "#fff0d9" },
    world: { color: "#dfe9f3", brightness: 0.6 },
  };
}

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { drawerBox } from "../parts/drawerBox.ts";
import { taperedLegs } from "../parts/tableLegs.ts";
import { stick } from "../parts/stick.ts";
import { stationery } from "../parts/stationery.ts";

export interface SecretaireParameters {
  body: Surface;
  legs: Surface;
  fittings: Surface;
  /** in gaps and keyholes */
  shade: Surface;
  /** the writing surface of the flap */
  flap?: Surface;
  /** drawers below the flap; 2 by default */
  drawers?: number;
  /** upright partitions of the pigeonholes; 4 by default */
  pigeonholes?: number;
  /** height of the writing surface; 0.74 m by default */
  writingHeight?: number;
}

const BOARD = 0.018;

/** A writing cabinet on legs, its flap let down on two runners. */
export function secretaire({ width, depth, height }: Size, parameters: SecretaireParameters): Object3D {
  const { body, legs, fittings, shade, flap = body, drawers = 2, pigeonholes = 4, writingHeight = 0.74 } = parameters;
  const drawerHeight = 0.11;
  const caseDepth = depth * 0.56;
  const back = -depth / 2 + caseDepth / 2;
  const floor = writingHeight - BOARD;
  const lower = drawerBox({ width, depth: caseDepth, height: drawerHeight }, { body, fittings, shade, drawers });
  lower.position.set(0, floor - drawerHeight, back);
  const feet = taperedLegs({ width: width - 0.01, depth: caseDepth, height: floor - drawerHeight }, legs, {
    top: 0.022,
    foot: 0.012,
    rail: 0,
    splay: [0.045, 0.02],
  });
  feet.position.z = back;
  const leaf = depth - caseDepth;
  const front = depth / 2 - leaf / 2;
  return group([
    lower,
    feet,
    ...cabinet(width, caseDepth, floor, height, body).map((board) => group([board], [0, 0, back])),
    group(
      compartments(
        width - 2 * BOARD,
        caseDepth - 0.03,
        writingHeight,
        height - BOARD,
        pigeonholes,
        body,
        fittings,
        shade,
      ),
      [0, 0, back],
    ),
    part(box(width - 2 * BOARD - 0.004, BOARD, leaf - 0.002, 0.003), flap, [0, writingHeight - BOARD / 2, front], {
      grain: "x",
    }),
    ...[-1, 1].map((side) =>
      part(box(0.016, 0.045, leaf * 0.85, 0.002), body, [
        side * (width / 2 - 0.035),
        floor - 0.024,
        front - leaf * 0.075,
      ]),
    ),
    ...[-1, 1].map((side) =>
      stick(
        [
          [side * (width / 2 - BOARD - 0.006), writingHeight + 0.15, back + caseDepth / 2 - 0.05],
          [side * (width / 2 - BOARD - 0.006), writingHeight + 0.004, front + leaf * 0.12],
        ],
        0.005,
        fittings,
      ),
    ),
    stationery(writingHeight, [width * 0.12, front + 0.01]),
  ]);
}

function cabinet(width: number, depth: number, low: number, high: number, surface: Surface): Object3D[] {
  return [
    ...[-1, 1].map((side) =>
      part(box(BOARD, high - low, depth, 0.002), surface, [side * (width / 2 - BOARD / 2), (low + high) / 2, 0], {
        grain: "y",
      }),
    ),
    part(box(width - 2 * BOARD, BOARD, depth, 0.002), surface, [0, low + BOARD / 2, 0], { grain: "x" }),
    part(box(width - 2 * BOARD, BOARD, depth, 0.002), surface, [0, high - BOARD / 2, 0], { grain: "x" }),
    part(box(width - 2 * BOARD, high - low, 0.006, 0.001), surface, [0, (low + high) / 2, -depth / 2 + 0.008], {
      grain: "x",
    }),
  ];
}

function compartments(
  width: number,
  depth: number,
  low: number,
  high: number,
  uprights: number,
  surface: Surface,
  knob: Surface,
  shade: Surface,
): Object3D[] {
  const thin = 0.009;
  const tray = 0.062;
  const cell = width / (uprights + 1);
  const shelf = low + tray + thin;
  const setBack = -0.02;
  const deep = depth - 0.05;
  const pieces: Object3D[] = [part(box(width, thin, deep, 0.001), surface, [0, shelf - thin / 2, setBack])];
  for (let index = 1; index <= uprights; index += 1)
    pieces.push(
      part(box(thin, high - shelf, deep, 0.001), surface, [-width / 2 + cell * index, (shelf + high) / 2, setBack], {
        grain: "y",
      }),
    );
  for (const [index, share] of [
    [0, 0.5],
    [uprights, 0.5],
  ] as const)
    pieces.push(
      part(box(cell - thin, thin, deep, 0.001), surface, [
        -width / 2 + cell * (index + 0.5),
        shelf + (high - shelf) * share,
        setBack,
      ]),
    );
  for (const index of [0, uprights]) {
    const x = -width / 2 + cell * (index + 0.5);
    pieces.push(
      part(box(cell - 0.004, tray - 0.004, 0.012, 0.001), surface, [x, low + tray / 2, setBack + deep / 2 - 0.006], {
        grain: "x",
      }),
      part(box(cell - 0.002, tray, deep - 0.02, 0.001), shade, [x, low + tray / 2, setBack - 0.008]),
      part(box(0.012, 0.012, 0.012, 0.0055, 4), knob, [x, low + tray / 2, setBack + deep / 2 + 0.005]),
    );
  }
  return pieces;
}

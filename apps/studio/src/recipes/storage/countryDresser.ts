import { type Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, extrude, rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceramic } from "../../surfaces/surfaces.ts";
import { boarding } from "../parts/boarding.ts";
import { doorCell, drawerCell, stack } from "../parts/columns.ts";
import { bowls, jar, plates, standingPlate } from "../parts/crockery.ts";
import { cornice } from "../parts/moulding.ts";
import { bracketShape } from "../parts/scallop.ts";
import { cabinet } from "./cabinet.ts";

export interface CountryDresserParameters {
  /** paint of the body and the fronts */
  body: Surface;
  /** the worktop and the knobs, in bare wood */
  top: Surface;
  /** doors below, each with a drawer above it */
  doors?: number;
  /** shelves of the plate rack */
  shelves?: number;
  /** height of the lower cabinet with its worktop */
  lowerHeight?: number;
  handles?: Surface;
  crockery?: boolean;
}

/** A country dresser: panelled doors and drawers below, a plate rack with a boarded back and a cornice above. */
export const countryDresser: Recipe<CountryDresserParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { body, top, doors = 3, shelves = 2, lowerHeight = 0.88, handles = top, crockery = true } = parameters;
  const worktop = 0.03;
  const overhang = 0.02;
  const lower = cabinet(
    { width: width - 2 * overhang, depth: depth - overhang, height: lowerHeight - worktop },
    {
      body,
      front: body,
      handles,
      handle: "knob",
      base: "bun",
      baseHeight: 0.07,
      board: 0.024,
      style: "panelled",
      handleAt: 0.22,
      columns: Array.from({ length: doors }, (_, index) =>
        stack([drawerCell({ style: "flat" }, 0.24), doorCell({ hinge: index === 0 ? "left" : "right" }, 0.76)]),
      ),
    },
  );
  const rackDepth = depth * 0.56;
  const crown = 0.075;
  const rack = plateRack(width - 0.07, height - lowerHeight - crown + 0.01, rackDepth, shelves, body, crockery);
  const back = -depth / 2;
  return group([
    group([lower.object], [0, 0, -overhang / 2]),
    part(box(width, worktop, depth, 0.006), top, [0, lowerHeight - worktop / 2, 0], { grain: "x" }),
    group([rack], [0, lowerHeight, back + rackDepth / 2]),
    group([cornice(width - 0.07, rackDepth, crown, 0.035, body)], [0, height - crown, back + rackDepth / 2]),
  ]);
};

/** Standing on y = 0, its front to +z. */
function plateRack(
  width: number,
  height: number,
  depth: number,
  shelves: number,
  body: Surface,
  crockery: boolean,
): Object3D {
  const board = 0.024;
  const inner = width - 2 * board;
  const bottom = 0.2;
  const step = (height - bottom - 0.02) / shelves;
  const levels = Array.from({ length: shelves }, (_, index) => bottom + index * step);
  const sides = [-1, 1].map((side) => {
    const cheek = part(
      extrude(bracketShape(depth, height, bottom), board, 0.003),
      body,
      [side * (width / 2 - board / 2), 0, 0],
      { grain: "y", turn: [0, -Math.PI / 2, 0] },
    );
    return cheek;
  });
  const boards = [...levels, height - board].map((y) =>
    part(box(inner, board, depth - 0.03, 0.003), body, [0, y, -0.006], { grain: "x" }),
  );
  const rails = levels.map((y) =>
    part(
      rod(
        [
          [-inner / 2, y + 0.075, depth / 2 - 0.045],
          [inner / 2, y + 0.075, depth / 2 - 0.045],
        ],
        0.006,
        { segments: 1, sides: 12 },
      ),
      body,
    ),
  );
  const parts = [...sides, ...boards, ...rails, boarding(inner, height, body, [0, height / 2, -depth / 2 + 0.008])];
  if (crockery)
    parts.push(...levels.flatMap((y, index) => platesOn(inner, y + board / 2, depth, index)), ...onTop(inner));
  return group(parts);
}

const GLAZES = [ceramic("#f2ede3"), ceramic("#d8d9cf", "speckled"), ceramic("#e9dfcd", "speckled")] as const;

function platesOn(width: number, y: number, depth: number, row: number): Object3D[] {
  const count = row === 0 ? 5 : 4;
  const pitch = width / count;
  return Array.from({ length: count }, (_, index) =>
    standingPlate(0.105 - row * 0.004, GLAZES[(index + row) % 3] ?? GLAZES[0], [
      (index - (count - 1) / 2) * pitch,
      y,
      -depth / 2 + 0.06,
    ]),
  );
}

const onTop = (width: number): Object3D[] => [
  bowls(3, 0.085, GLAZES[1], [-width * 0.3, 0, 0]),
  plates(5, 0.1, GLAZES[0], [width * 0.08, 0, 0]),
  jar(0.17, 0.06, ceramic("#6f7d78", "matt"), [width * 0.36, 0, 0]),
];

import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metal as metalOf, mirrorGlass } from "../../surfaces/surfaces.ts";

export interface SlidingWardrobeParameters {
  body: Surface;
  front: Surface;
  /** edge profiles and track */
  profile?: Surface;
  /** which doors are mirrored, from the left; as many doors as entries */
  doors?: readonly ("front" | "mirror")[];
  /** fields one above the other in each door */
  fields?: number;
  board?: number;
}

/** Doors that slide past each other in front of a plain body, held in slim metal profiles. */
export const slidingWardrobe: Recipe<SlidingWardrobeParameters> = ({ width, depth, height }, parameters): Object3D => {
  const {
    body,
    front,
    profile = metalOf("steel", 0.35),
    doors = ["front", "mirror"],
    fields = 1,
    board = 0.022,
  } = parameters;
  const plinth = 0.06;
  const track = 0.04;
  const face = depth / 2;
  const inner = width - 2 * board;
  const overlap = 0.03;
  const doorWidth = (inner + overlap * (doors.length - 1)) / doors.length;
  const doorHeight = height - plinth - board - track - 0.006;
  const leaves = doors.map((kind, index) => {
    const x = -inner / 2 + doorWidth / 2 + index * (doorWidth - overlap);
    const z = face - 0.016 - (index % 2) * 0.03;
    return group(
      [slide(kind === "mirror" ? mirrorGlass : front, profile, doorWidth - 0.004, doorHeight, fields)],
      [x, plinth + 0.003 + doorHeight / 2, z],
    );
  });
  return group([
    ...[-1, 1].map((side) =>
      part(box(board, height, depth, 0.002, 2), body, [side * (width / 2 - board / 2), height / 2, 0], { grain: "y" }),
    ),
    part(box(inner, board, depth - 0.004, 0.002, 2), body, [0, height - board / 2, -0.002], { grain: "x" }),
    part(box(inner, height - 0.02, 0.008, 0.001, 1), body, [0, height / 2, -depth / 2 + 0.01], { grain: "y" }),
    part(box(inner, plinth, 0.02, 0.002, 2), body, [0, plinth / 2, face - 0.075], { grain: "x" }),
    part(box(inner, track, 0.012, 0.001, 1), body, [0, height - board - track / 2, face - 0.008], { grain: "x" }),
    part(box(inner, 0.004, 0.062, 0.001, 1), profile, [0, plinth - 0.001, face - 0.033]),
    part(box(inner, height - plinth - 2 * board, 0.004, 0.001, 1), body, [0, height / 2, face - 0.075]),
    ...leaves,
  ]);
};

/** One sliding leaf in its profiles, centred. */
function slide(fill: Surface, profile: Surface, width: number, height: number, fields: number): Object3D {
  const [stile, rail] = [0.022, 0.016];
  const step = (height - rail) / fields;
  return group([
    ...[-1, 1].map((side) => part(box(stile, height, 0.026, 0.003), profile, [side * (width / 2 - stile / 2), 0, 0])),
    ...Array.from({ length: fields + 1 }, (_, index) =>
      part(box(width - 2 * stile, rail, 0.02, 0.002, 1), profile, [0, -height / 2 + rail / 2 + index * step, 0]),
    ),
    part(box(width - 2 * stile + 0.004, height - rail, 0.01, 0.0015, 1), fill, [0, 0, 0.001], { grain: "y" }),
  ]);
}

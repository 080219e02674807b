import type { Mesh } from "three";
import { mould, type Sheet } from "../../geometry/mould.ts";
import type { Point } from "../../geometry/part.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { covered } from "./upholstery.ts";

export interface BentBoardOptions {
  /** how far the ends come forward of the middle */
  bow?: number;
  /** how far the top leans back, in radians */
  lean?: number;
  /** how square the corners are; 5 by default */
  corners?: number;
  /** how much lower the ends are, as a part of the height; negative is higher */
  taper?: number;
  /** how far the middle of the upper edge rises */
  crest?: number;
}

/** A slat or rail of a chair's back: bent wood, centred at `at`, its hollow side to +z. */
export function bentBoard(
  width: number,
  height: number,
  thickness: number,
  surface: Surface,
  at: Point,
  options: BentBoardOptions = {},
): Mesh {
  const { bow = 0.03, lean = 0.2, corners = 5, taper = 0.15, crest = 0 } = options;
  // The half-round rim stands out beyond the sheet.
  const [x, y] = [(width - thickness) / 2, (height - thickness) / 2];
  const sheet: Sheet = (s, t) => {
    const up = t * y * (1 - taper * s * s) + Math.max(0, t) * crest * (1 - s * s);
    return [s * x, up * Math.cos(lean), bow * s * s - up * Math.sin(lean)];
  };
  return covered(mould(sheet, thickness, { corners, rings: 8, points: 60 }), surface, at);
}

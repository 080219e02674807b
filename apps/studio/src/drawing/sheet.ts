import type { Object3D } from "three";
import type { Size } from "../recipe.ts";
import { type Elevation, elevation } from "./elevation.ts";
import { across, FINE, INK, label, LARGEST, MARGIN, PALE, page, pathOf, round, upright } from "./lines.ts";
import { outlines } from "./outlines.ts";
import { isFlat, planSheet } from "./plan.ts";

const GAP = 76;

/**
 * Front and side of a model with its measures, or what lies flat from above, as SVG. It has numbers and no words, so that it reads in any language;
 * what it shows is for the page's alternative text to say.
 */
export function drawingSheet(model: Object3D, size: Size, ref: string): string {
  if (isFlat(size)) return planSheet(model, size, ref);
  const { width, depth, height } = size;
  // Slim things are drawn as high as wide things are wide.
  const scale = Math.min(620 / (width + depth), 400 / height);
  const front = elevation(model, "front", scale * FINE, size);
  const side = elevation(model, "side", scale * FINE, { width: depth, height });
  for (const coarser of [1, 1.6, 2.4, 3.6, 5.5]) {
    const svg = sheet([front, side], size, ref, scale, coarser);
    if (svg.length <= LARGEST || coarser === 5.5) return svg;
  }
  throw new Error("unreachable");
}

function sheet(
  [front, side]: readonly [front: Elevation, side: Elevation],
  { width, depth, height, seatHeight }: Size,
  ref: string,
  scale: number,
  coarser: number,
): string {
  const [w, d, h] = [width * scale, depth * scale, height * scale];
  const floor = MARGIN / 2 + h;
  const sideLeft = MARGIN + w + GAP;
  const whole = { width: Math.ceil(sideLeft + d + MARGIN), height: Math.ceil(floor + MARGIN) };
  const drawn = (view: Elevation, left: number): string =>
    pathOf(outlines(view, 1.6 * coarser, 130 * coarser ** 2), left * FINE - 2, floor * FINE + 2);
  const parts = [
    `<path transform="scale(${(1 / FINE).toFixed(4)})" stroke-width="${1.2 * FINE}" d="${drawn(front, MARGIN)}${drawn(side, sideLeft)}"/>`,
    `<g stroke="${PALE}"><path d="M${[MARGIN - 14, floor, sideLeft + d + 14].map(round).join(" ").replace(" ", ",").replace(" ", "H")}"/>`,
    across(MARGIN, floor + 24, w),
    across(sideLeft, floor + 24, d),
    upright(MARGIN - 24, floor, h),
    ...(seatHeight === undefined ? [] : [upright(sideLeft + d + 24, floor, seatHeight * scale)]),
    `</g><g fill="${INK}" stroke="none" font-family="system-ui,sans-serif" font-size="13" text-anchor="middle">`,
    label(MARGIN + w / 2, floor + 44, width),
    label(sideLeft + d / 2, floor + 44, depth),
    label(MARGIN - 32, floor - h / 2, height, true),
    ...(seatHeight === undefined ? [] : [label(sideLeft + d + 40, floor - (seatHeight * scale) / 2, seatHeight, true)]),
    "</g>",
  ];
  return page(whole, ref, parts);
}

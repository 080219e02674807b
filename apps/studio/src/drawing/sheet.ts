import type { Object3D } from "three";
import type { Size } from "../recipe.ts";
import { type Elevation, elevation } from "./elevation.ts";
import { type Line, outlines } from "./outlines.ts";

const LARGEST = 7.5 * 1024;
const INK = "#3a3935";
const PALE = "#8b877e";
const MARGIN = 56;
const GAP = 76;
/** Cells per unit of the drawing: slanted lines come out straight. */
const FINE = 3;

/**
 * Front and side of a model with its measures, as SVG. It has numbers and no words, so that it reads in any language;
 * what it shows is for the page's alternative text to say.
 */
export function drawingSheet(model: Object3D, size: Size, ref: string): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}" width="${whole.width}" height="${whole.height}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><title>${ref}</title>${parts.join("")}</svg>\n`;
}

const round = (x: number): number => Math.round(x * 10) / 10;

function pathOf(lines: readonly Line[], left: number, floor: number): string {
  return lines
    .map((line) => {
      let [x, y] = line[0]!;
      const start = `M${Math.round(left + x)} ${Math.round(floor - y)}`;
      const steps = line.slice(1).map((next) => {
        const step = `${next[0] - x} ${y - next[1]}`;
        [x, y] = next;
        return step;
      });
      return `${start}l${steps.join(" ").replaceAll(" -", "-")}`;
    })
    .join("");
}

const across = (x: number, y: number, length: number): string =>
  `<path d="M${round(x)} ${round(y)}h${round(length)}M${round(x)} ${round(y - 5)}v10M${round(x + length)} ${round(y - 5)}v10"/>`;

const upright = (x: number, floor: number, length: number): string =>
  `<path d="M${round(x)} ${round(floor)}v${round(-length)}M${round(x - 5)} ${round(floor)}h10M${round(x - 5)} ${round(floor - length)}h10"/>`;

function label(x: number, y: number, metres: number, turned = false): string {
  const place = turned
    ? `transform="translate(${round(x)} ${round(y)})rotate(-90)"`
    : `x="${round(x)}" y="${round(y)}"`;
  return `<text ${place}>${Math.round(metres * 1000) / 10} cm</text>`;
}

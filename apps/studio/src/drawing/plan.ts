import { Box3, Mesh, type Object3D } from "three";
import { group } from "../geometry/part.ts";
import type { Size } from "../recipe.ts";
import { type Elevation, elevation } from "./elevation.ts";
import { across, FINE, INK, label, LARGEST, MARGIN, PALE, page, pathOf, round, upright } from "./lines.ts";
import { outlines } from "./outlines.ts";
import { surfaceOf, tonesOf } from "./tones.ts";

const ROOM = { width: 440, height: 330 };
/** How its edge is shown: enlarged, so that the thickness has a height of its own. */
const EDGE = { width: 170, height: 64, gap: 120 };

/** What lies on the floor has neither front nor side worth drawing. */
export const isFlat = ({ width, depth, height }: Size): boolean => height < 0.06 * Math.min(width, depth);

/** A rug or a topper from above, with its pattern and its fringes, and beside it its edge, enlarged. */
export function planSheet(model: Object3D, size: Size, ref: string): string {
  const scale = Math.min(ROOM.width / size.width, ROOM.height / size.depth);
  const fringes = fringesOf(model);
  const top = elevation(model, "top", scale * FINE, { width: size.width, height: size.depth }, true);
  // Lines run between colours where there is a pattern, and between parts where there is none.
  const { cells } = tonesOf(top);
  const isRug = top.meshes.some((mesh) => surfaceOf(mesh).texture?.kind === "rug");
  const seen = { ...top, parts: withoutFringes(top, isRug ? cells : top.parts, fringes) };
  const edge = edgeOf(model, size);
  const fringe = lengthOf(fringes, model, size.depth);
  for (const coarser of [1, 1.6, 2.4, 3.6, 5.5]) {
    const svg = sheet({ top: seen, edge, fringes, fringe }, size, scale, ref, coarser);
    if (svg.length <= LARGEST || coarser === 5.5) return svg;
  }
  throw new Error("unreachable");
}

interface Seen {
  top: Elevation;
  edge: Elevation;
  fringes: readonly Mesh[];
  /** length of the fringes */
  fringe: number;
}

function sheet(
  { top, edge, fringes, fringe }: Seen,
  { width, depth, height }: Size,
  scale: number,
  ref: string,
  coarser: number,
): string {
  const [w, d] = [width * scale, depth * scale];
  const foot = MARGIN / 2 + d;
  const edgeLeft = MARGIN + w + EDGE.gap;
  const whole = { width: Math.ceil(edgeLeft + EDGE.width + MARGIN), height: Math.ceil(foot + MARGIN) };
  const drawn = (view: Elevation, left: number, floor: number): string =>
    pathOf(outlines(view, 1.6 * coarser, 60 * coarser ** 2), left * FINE - 2, floor * FINE + 2);
  const threads = fringes.map((ends) => tassels(ends, MARGIN + w / 2, MARGIN / 2 + d / 2, scale));
  const parts = [
    `<path transform="scale(${(1 / FINE).toFixed(4)})" stroke-width="${1.2 * FINE}" d="${drawn(top, MARGIN, foot)}${drawn(edge, edgeLeft, foot)}"/>`,
    threads.length === 0 ? "" : `<path stroke-width=".9" d="${threads.join("")}"/>`,
    `<g stroke="${PALE}"><path d="M${round(edgeLeft - 14)} ${round(foot)}h${EDGE.width + 14}"/>`,
    across(MARGIN, foot + 24, w),
    upright(MARGIN - 24, foot, d),
    upright(edgeLeft - 24, foot, EDGE.height),
    fringe === 0 ? "" : upright(MARGIN + w + 20, foot, fringe * scale),
    `</g><g fill="${INK}" stroke="none" font-family="system-ui,sans-serif" font-size="13" text-anchor="middle">`,
    label(MARGIN + w / 2, foot + 44, width),
    label(MARGIN - 32, foot - d / 2, depth, true),
    label(edgeLeft - 32, foot - EDGE.height / 2, height, true),
    fringe === 0 ? "" : label(MARGIN + w + 54, foot - (fringe * scale) / 2 + 4, fringe),
    "</g>",
  ];
  return page(whole, ref, parts);
}

/** The right end of the front in outline, so large that its height is the one wanted. */
function edgeOf(model: Object3D, { width, height }: Size): Elevation {
  const scale = (EDGE.height / height) * FINE;
  const wide = Math.min(width, EDGE.width / (EDGE.height / height));
  // Looks at the end only: as a whole it would be a picture of ten thousand columns.
  const view = elevation(group([model.clone()], [(wide - width) / 2, 0, 0]), "front", scale, { width: wide, height });
  return { ...view, parts: view.parts.map((part) => Math.min(part, 1)) };
}

const fringesOf = (model: Object3D): Mesh[] => {
  const found: Mesh[] = [];
  model.traverse((piece) => {
    if (piece instanceof Mesh && piece.userData["fringe"] === true) found.push(piece);
  });
  return found;
};

/** How far the threads reach beyond what they are knotted into. */
function lengthOf(fringes: readonly Mesh[], model: Object3D, depth: number): number {
  if (fringes.length === 0) return 0;
  const body = new Box3();
  model.traverse((piece) => {
    if (piece instanceof Mesh && !fringes.includes(piece)) body.expandByObject(piece, true);
  });
  return depth / 2 - body.max.z;
}

/** Threads are too thin to be followed; they are drawn as what they are. */
function withoutFringes({ meshes, parts }: Elevation, cells: Uint16Array, fringes: readonly Mesh[]): Uint16Array {
  const numbers = new Set(fringes.map((fringe) => meshes.indexOf(fringe) + 1));
  return cells.map((cell, index) => (numbers.has(parts[index] ?? 0) ? 0 : cell));
}

function tassels(fringe: Mesh, middle: number, halfway: number, scale: number): string {
  const { min, max } = new Box3().setFromObject(fringe, true);
  const count = Math.round(((max.x - min.x) * scale) / 5);
  const pitch = ((max.x - min.x) * scale) / count;
  return Array.from(
    { length: count },
    (_, index) =>
      `M${round(middle + min.x * scale + (index + 0.5) * pitch)} ${round(halfway + min.z * scale)}v${round((max.z - min.z) * scale)}`,
  ).join("");
}

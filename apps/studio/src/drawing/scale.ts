import type { Object3D } from "three";
import type { Size } from "../recipe.ts";
import { KNOWN } from "./beside.ts";
import { figure } from "./figure.ts";
import { CEILING, type Scene, TABLE } from "./place.ts";
import { mixed } from "./shades.ts";

const LARGEST = 6 * 1024;
/** Of the drawing, in its own units. */
const PAGE = { width: 720, height: 560 };
/** What product and person have of it; the rest is for their measures. */
const ROOM = { width: 560, height: 450, left: 90, floor: 486 };
const INK = "#3a3935";
const PALE = "#8b877e";
const FAINT = "#d5d2c8";
/** How far a metre away from us goes to the right and up. */
const AWAY = { right: 0.3, up: 0.4 };
/** What is no higher than this has no front that could be seen. */
const THIN = 12;

/**
 * A piece true to scale beside something everybody knows, as SVG. It has numbers and no words, so that it reads in any
 * language; what it shows is for the page's alternative text to say.
 */
export function scaleDrawing(model: Object3D, size: Size, scene: Scene, ref: string): string {
  const layout = layoutOf(size, scene);
  const piece = scene.view === "plan" ? lying(model, size, layout) : standing(model, size, layout, scene.dressed);
  for (const coarser of [1, 1.5, 2.2, 3.2, 4.6, 6.5]) {
    const svg = sheet(size, scene, ref, layout, piece(coarser));
    if (svg.length <= LARGEST || coarser === 6.5) return svg;
  }
  throw new Error("unreachable");
}

/** Where things are on the page. */
interface Layout {
  /** units to the metre */
  scale: number;
  /** of what is known, and of the piece */
  left: number;
  pieceLeft: number;
  middle: number;
  /** the lower edge of both */
  knownFoot: number;
  foot: number;
  /** how far the back of what lies on the floor is to the right and up */
  right: number;
  up: number;
}

function layoutOf(size: Size, { beside, view, above, hangs }: Scene): Layout {
  const known = KNOWN[beside];
  const depth = view === "plan" ? size.depth : 0;
  const wide = hangs ? Math.max(size.width, TABLE.width) : size.width + depth * AWAY.right;
  const high = hangs ? CEILING : above + size.height + depth * AWAY.up;
  const knownHigh = known.height / 100 + (depth * AWAY.up) / 2;
  const gap = known.height * 0.0014;
  const whole = known.width / 100 + gap + wide;
  const scale = Math.min(ROOM.width / whole, ROOM.height / Math.max(high, knownHigh));
  const left = ROOM.left + (ROOM.width - whole * scale) / 2;
  const free = hangs ? (wide - size.width) / 2 : 0;
  const pieceLeft = left + (known.width / 100 + gap + free) * scale;
  const [right, up] = [depth * AWAY.right * scale, depth * AWAY.up * scale];
  return {
    scale,
    left,
    pieceLeft,
    middle: pieceLeft + (size.width / 2) * scale,
    knownFoot: ROOM.floor - up / 2,
    foot: ROOM.floor - above * scale,
    right,
    up,
  };
}

function sheet(size: Size, scene: Scene, ref: string, layout: Layout, piece: string): string {
  const { scale, left, pieceLeft, middle, knownFoot, foot, right, up } = layout;
  const known = KNOWN[scene.beside];
  const isPlan = scene.view === "plan";
  const [w, h] = [size.width * scale, size.height * scale];
  const [knownWide, knownHigh] = [(known.width * scale) / 100, (known.height * scale) / 100];
  const knownMiddle = left + knownWide / 2;
  const parts = [
    isPlan ? "" : `<path stroke="${FAINT}" stroke-width="2" d="M20 ${ROOM.floor}H700"/>`,
    scene.hangs ? overTable(middle, foot - h, scale) : "",
    '<g fill="#000" fill-opacity=".07">',
    shadow(knownMiddle, knownFoot, knownWide * 0.44),
    scene.above === 0 && !isPlan ? shadow(middle, ROOM.floor, w * 0.52) : "",
    "</g>",
    piece,
    `<g transform="translate(${round(knownMiddle)} ${round(knownFoot)})scale(${(scale / 100).toFixed(4)} ${(-scale / 100).toFixed(4)})">${known.svg}</g>`,
    `<g fill="none" stroke="${PALE}" stroke-width="1.5">`,
    upright(left - 22, knownFoot, knownHigh),
    across(pieceLeft, foot + 22, w),
    isPlan ? aslant(pieceLeft + w + 18, foot, right, up) : upright(pieceLeft + w + 22, foot, h),
    `</g><g fill="${INK}" font-family="system-ui,sans-serif" font-size="21" text-anchor="middle">`,
    label(left - 32, knownFoot - knownHigh / 2, known.label, true),
    label(middle, foot + 47, centimetres(size.width)),
    isPlan
      ? `<text x="${round(pieceLeft + w + right / 2 + 32)}" y="${round(foot - up / 2 + 14)}" text-anchor="start">${centimetres(size.depth)}</text>`
      : label(pieceLeft + w + 47, foot - h / 2, centimetres(size.height), true),
    "</g>",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}" height="${PAGE.height}" stroke-linejoin="round"><title>${ref}</title>${parts.join("")}</svg>\n`;
}

type Piece = (coarser: number) => string;

function standing(model: Object3D, size: Size, { middle, foot, scale }: Layout, dressed: boolean): Piece {
  const front = figure(model, "front", size, scale, dressed);
  return (coarser) => `<g transform="translate(${round(middle)} ${round(foot)})">${front.svg(coarser)}</g>`;
}

/** From the front and from above at once: what lies on the floor has hardly a front. */
function lying(model: Object3D, size: Size, { middle, foot, scale, right, up }: Layout): Piece {
  const top = figure(model, "top", { width: size.width, height: size.depth }, scale, true);
  const [w, h] = [size.width * scale, size.height * scale];
  const slanted = `<g transform="matrix(1 0 ${-AWAY.right} ${AWAY.up} ${round(middle)} ${round(foot - h)})">`;
  if (h < THIN) return (coarser) => `${slanted}${top.svg(coarser)}</g>`;
  const front = figure(model, "front", size, scale);
  const end = `<path fill="${mixed(front.color, INK, 0.15)}" d="M${round(middle + w / 2 - 1)} ${foot}l${round(right)} ${round(-up)}v${round(-h)}h-2l${round(-right)} ${round(up)}z"/>`;
  return (coarser) =>
    `${end}${slanted}${top.svg(coarser)}</g><g transform="translate(${round(middle)} ${foot})">${front.svg(coarser * 1.5)}</g>`;
}

/** The cord up to the ceiling and the table that the lamp is for. */
function overTable(x: number, top: number, scale: number): string {
  const [w, h] = [TABLE.width * scale, TABLE.height * scale];
  const ceiling = ROOM.floor - CEILING * scale;
  return `<g fill="none" stroke="${FAINT}" stroke-width="2"><path d="M20 ${round(ceiling)}H700M${round(x - w / 2)} ${round(ROOM.floor - h)}h${round(w)}v9h${round(-w)}zM${round(x - w / 2 + 14)} ${ROOM.floor}v${round(9 - h)}m10 0v${round(h - 9)}M${round(x + w / 2 - 14)} ${ROOM.floor}v${round(9 - h)}m-10 0v${round(h - 9)}"/><path stroke="${PALE}" d="M${round(x - 10)} ${round(ceiling)}v6h20v-6M${round(x)} ${round(ceiling + 6)}V${round(top)}"/></g>`;
}

const round = (x: number): number => Math.round(x * 10) / 10;

const centimetres = (metres: number): string => `${Math.round(metres * 1000) / 10} cm`;

const shadow = (x: number, y: number, half: number): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(half)}" ry="6"/>`;

const across = (x: number, y: number, length: number): string =>
  `<path d="M${round(x)} ${round(y)}h${round(length)}M${round(x)} ${round(y - 6)}v12M${round(x + length)} ${round(y - 6)}v12"/>`;

const upright = (x: number, floor: number, length: number): string =>
  `<path d="M${round(x)} ${round(floor)}v${round(-length)}M${round(x - 6)} ${round(floor)}h12M${round(x - 6)} ${round(floor - length)}h12"/>`;

const aslant = (x: number, y: number, right: number, up: number): string =>
  `<path d="M${round(x)} ${round(y)}l${round(right)} ${round(-up)}M${round(x - 7)} ${round(y)}h14M${round(x + right - 7)} ${round(y - up)}h14"/>`;

const label = (x: number, y: number, text: string, turned = false): string =>
  `<text transform="translate(${round(x)} ${round(y)})${turned ? "rotate(-90)" : ""}">${text}</text>`;

import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { surface as sheetOf } from "../../geometry/soft.ts";
import { box, sphere } from "../../geometry/solids.ts";
import { padded } from "../../geometry/padded.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface ParsonsChairParameters {
  cover: Surface;
  legs: Surface;
  /** round heads along the lower edge and up the back */
  nails?: Surface;
  /** of the back; 8.5 cm by default */
  backThickness?: number;
  /** how far the back leans; 0.14 by default */
  lean?: number;
  /** how far the cloth behind hangs below the seat; 13 cm by default, 0 for none */
  skirt?: number;
}

/** A high chair upholstered all over, with a pleated skirt behind. */
export function parsonsChair(size: Size, parameters: ParsonsChairParameters): Object3D {
  const { cover, legs, nails, backThickness = 0.085, lean = 0.14, skirt = 0.13 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.48;
  const low = top - 0.135;
  const backFoot = -depth / 2 + backThickness / 2 + (height - low) * Math.tan(lean) * 0.93;
  const seatDepth = depth / 2 - backFoot + 0.01;
  const seat = padded(width, top - low, seatDepth, {
    edge: 0.03,
    crown: { top: 0.018, front: 0.006 },
    wrinkle: 0.002,
    seed: 4,
    cell: 0.035,
  });
  const tall = (height - low) / Math.cos(lean);
  const back = padded(width * 0.97, tall, backThickness, {
    edge: 0.03,
    crown: { front: 0.014, back: 0.005, top: 0.01 },
    wrinkle: 0.002,
    seed: 8,
    cell: 0.035,
    bend: ([x, y, z]) => [
      x,
      y,
      z + 0.1 * x * x + 0.014 * Math.sin((y / tall + 0.5) * Math.PI) - 0.012 * (y / tall + 0.5) ** 2,
    ],
  });
  const pieces: Object3D[] = [
    upholstered(seat, cover, { at: [0, (top + low) / 2, depth / 2 - seatDepth / 2], piped: ["top"] }),
    upholstered(back, cover, {
      at: [0, low + (height - low) / 2, backFoot - ((height - low) / 2) * Math.tan(lean)],
      turn: [-lean, 0, 0],
      piped: ["front", "back"],
    }),
    ...legsOf(width, depth, low, backFoot, legs),
  ];
  if (skirt > 0)
    pieces.push(
      part(pleated(width * 0.95, skirt), { ...cover, bothSides: true, name: `${cover.name}-skirt` }, [
        0,
        low + 0.03,
        backFoot - backThickness / 2 + 0.012,
      ]),
    );
  if (nails !== undefined) pieces.push(...nailed(width, low + 0.014, depth / 2, backFoot, nails));
  return fitted(group(pieces), size);
}

function legsOf(width: number, depth: number, low: number, backFoot: number, surface: Surface): Object3D[] {
  const taper = (t: number): { width: number; depth: number; radius: number } => ({
    width: 0.026 + 0.018 * t,
    depth: 0.026 + 0.018 * t,
    radius: 0.004,
  });
  return [-1, 1].flatMap((side) => {
    const x = side * (width / 2 - 0.035);
    return [
      stick(
        [
          [x, 0, depth / 2 - 0.036],
          [x, low + 0.01, depth / 2 - 0.036],
        ],
        taper,
        surface,
        { level: true },
      ),
      stick(
        [
          [x, 0, -depth / 2 + 0.045],
          [x, low + 0.01, backFoot + 0.02],
        ],
        taper,
        surface,
        { level: true },
      ),
      part(box(0.03, 0.012, 0.03, 0.004), surface, [x, low - 0.004, depth / 2 - 0.036]),
    ];
  });
}

/** A kick pleat in the middle, soft waves beside it. */
function pleated(width: number, length: number): ReturnType<typeof sheetOf> {
  return sheetOf(64, 10, (u, v) => {
    const x = (u - 0.5) * width;
    const fold = 0.012 * Math.exp(-((x / 0.014) ** 2)) - 0.008 * Math.exp(-(((Math.abs(x) - 0.03) / 0.016) ** 2));
    const wave = 0.004 * Math.sin(x * 46);
    return [x, -v * length, -(fold + wave) * v - 0.006 * v];
  });
}

function nailed(width: number, y: number, front: number, rear: number, surface: Surface): Object3D[] {
  const spots: Point[] = [];
  const pitch = 0.021;
  const across = Math.floor((width - 0.05) / pitch);
  for (let index = 0; index <= across; index += 1)
    spots.push([(index / across - 0.5) * (width - 0.05), y, front - 0.0005]);
  const deep = Math.floor((front - rear - 0.05) / pitch);
  for (let index = 0; index <= deep; index += 1)
    for (const side of [-1, 1])
      spots.push([side * (width / 2 - 0.0005), y, front - 0.03 - (index / deep) * (front - rear - 0.06)]);
  return spots.map((at) => part(sphere(0.0048, 8), surface, at));
}

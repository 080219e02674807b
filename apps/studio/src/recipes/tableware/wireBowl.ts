import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { ring, rod } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fruit } from "../decoration/fruitBowl.ts";

export interface WireBowlParameters {
  wire: Surface;
  /** wires from the foot to the rim; default 34 */
  wires?: number;
  /** how far each wire turns on its way up, in radians; default 0.5 */
  twist?: number;
  /** width of the foot as a part of the rim's; default 0.42 */
  foot?: number;
  /** with fruit in it; default true */
  filled?: boolean;
}

const THICK = 0.0019;

/** A bowl of bent wires between a rim and a foot ring, with fruit in it. */
export function wireBowl(size: Size, parameters: WireBowlParameters): Object3D {
  const { wire, wires = 34, twist = 0.5, foot = 0.42, filled = true } = parameters;
  const rim = 0.0034;
  const radius = Math.min(size.width, size.depth) / 2 - rim;
  const top = size.height - rim;
  const low = radius * foot;
  const spot = (share: number, angle: number): Point => {
    const bulge = Math.sin((share * Math.PI) / 2) ** 0.85;
    const far = low + (radius - low) * bulge;
    return [Math.sin(angle) * far, rim + 0.004 + (top - rim - 0.004) * share ** 1.35, Math.cos(angle) * far];
  };
  const pieces: Object3D[] = [];
  for (let index = 0; index < wires; index += 1) {
    const from = (index / wires) * Math.PI * 2;
    const side = index % 2 === 0 ? 1 : -1;
    const inner: Point = [Math.sin(from) * low * 0.35, rim + 0.0045, Math.cos(from) * low * 0.35];
    const way = [inner, ...Array.from({ length: 12 }, (_, step) => spot(step / 11, from + (side * twist * step) / 11))];
    pieces.push(part(rod(way, THICK, { segments: 24, sides: 6 }), wire));
  }
  const flat: Point = [Math.PI / 2, 0, 0];
  pieces.push(part(ring(radius, rim, 96), wire, [0, top, 0], { turn: flat }));
  pieces.push(part(ring(low, rim, 64), wire, [0, rim, 0], { turn: flat }));
  pieces.push(part(ring(low * 0.35, rim * 0.7, 40), wire, [0, rim + 0.003, 0], { turn: flat }));
  if (filled) pieces.push(...filling(rim + 0.01));
  return group(pieces);
}

/** Lemons, pears and apples as they were put in. */
function filling(floor: number): Object3D[] {
  const heap = [
    ["apple", 0.2, 0.058, 0.034, [0.3, 0, 0.2]],
    ["lemon", 1.35, 0.066, 0.036, [1.5, 0.6, 0.2]],
    ["apple", 2.5, 0.06, 0.034, [-0.3, 0.5, 0.3]],
    ["pear", 3.7, 0.066, 0.045, [1.1, 0.4, 0.9]],
    ["lemon", 5, 0.068, 0.036, [1.5, -0.6, 0.1]],
    ["pear", 0.9, 0.026, 0.076, [0.9, 0.2, -0.7]],
    ["apple", 4.2, 0.034, 0.08, [0.2, 0.9, 0.25]],
  ] as const;
  return heap.map(([kind, angle, far, lift, turn], index) =>
    fruit(kind, [Math.sin(angle) * far, floor + lift, Math.cos(angle) * far], turn, index + 1),
  );
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group } from "../../geometry/part.ts";
import { arc, eased } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { bulb, plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { metalShade } from "../parts/metalShade.ts";

export interface LamellaPendantParameters {
  lamellas: Surface;
  /** the underside, which carries the light */
  inside: Surface;
  fittings: Surface;
  /** how many discs; default 6 */
  count?: number;
  /** where the widest disc hangs, 0 at the bottom to 1 at the top; default 0.34 */
  widest?: number;
  /** height of each disc's curve as a part of the distance between two; default 0.84 */
  drop?: number;
}

/** Curved discs over one another that hide the bulb and pass its light on from one to the next. */
export function lamellaPendant(size: Size, parameters: LamellaPendantParameters): Object3D {
  const { lamellas, inside, fittings, count = 6, widest = 0.34, drop = 0.84 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const cap = 0.035;
  const pitch = (size.height - cap) / (count - 1 + drop);
  const fall = pitch * drop;
  const pieces: Object3D[] = [];
  const inners: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    const away = share < widest ? (widest - share) / widest : (share - widest) / (1 - widest);
    const outer =
      radius * (index === Math.round(widest * (count - 1)) ? 1 : 1 - (share < widest ? 0.42 : 0.72) * away ** 1.5);
    const inner = index === count - 1 ? 0.02 : Math.max(0.052, outer * (share < widest ? 0.52 : 0.44));
    inners.push(inner);
    const line = arc([inner, 0], [outer - inner, fall], 0, 90, 10);
    const disc = metalShade(line, lamellas, inside, 0.0018);
    disc.position.y = pitch * index;
    pieces.push(disc);
  }
  for (let turn = 0; turn < 3; turn += 1) {
    const angle = (turn / 3) * Math.PI * 2 + 0.5;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const reach = (index: number): number => (inners[index] ?? 0) + 0.006;
    for (let index = 0; index + 1 < count; index += 1) {
      const [low, high] = [reach(index), reach(index + 1)];
      const [from, to] = [pitch * index + fall - 0.003, pitch * (index + 1) + fall - 0.003];
      pieces.push(between([x * low, from, z * low], [x * high, to, z * high], 0.0018, fittings, { sides: 8 }));
    }
  }
  const tubeTop = size.height - cap - fall * 0.2;
  const tube = eased(
    [
      [0, 0],
      [0.027, 0],
      [0.034, 0.012],
      [0.034, tubeTop - pitch * 0.9],
      [0, tubeTop - pitch * 0.9],
    ],
    0.01,
  );
  pieces.push(turned(tube, bulb("#ffe6c2", 9), [0, pitch * 0.9, 0], { segments: 40 }));
  const collar = eased(
    [
      [0.022, -0.003],
      [0.024, 0],
      [0.024, cap * 0.6],
      [0.007, cap],
      [0, cap],
    ],
    0.003,
  );
  pieces.push(turned(collar, fittings, [0, size.height - cap, 0], { segments: 48 }));
  pieces.push(ceilingCord({ from: size.height, cord: plastic("white", 0.7), canopy: fittings }));
  return group(pieces);
}

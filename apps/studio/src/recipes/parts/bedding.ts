import type { Object3D } from "three";
import type { Support } from "../../geometry/drape.ts";
import { inflated } from "../../geometry/inflate.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import { duvet } from "./duvet.ts";
import { extra } from "./extra.ts";

export interface BedLinen {
  duvet: Surface;
  /** the duvet's other side and the sleeping pillows */
  pillows: Surface;
  sheet?: Surface;
  /** larger pillows against the headboard */
  cushions?: Surface;
  blanket?: Surface;
}

export interface BeddingOptions {
  width: number;
  length: number;
  /** z of the headboard's face, where the mattress begins */
  head: number;
  /** y of the slats */
  bottom: number;
  thickness?: number;
  linen: BedLinen;
  /** how far the duvet hangs down at the sides and at the foot */
  hang?: number;
  hangFoot?: number;
  /** nothing comes out of this: half width, lowest y, z of the foot end */
  within: Point;
  /** other things the duvet can lie on */
  frame?: readonly Support[];
  /** how the duvet lies: turned back below the pillows, or drawn up to them */
  style?: "turned" | "drawn";
  /** upper edge of the headboard: pillows lean against it, and lie flat where it is too low for them */
  headTop?: number;
  seed?: number;
}

/** Washed cotton: the threads are too fine to be seen at the size of a bed. */
export function bedCotton(color: `#${string}`): Surface {
  const linen = cloth("linen", color);
  return { ...linen, name: `bed-${linen.name}`, tile: [0.06, 0.06] };
}

/** Plain bed linen in the given colour. */
export const linenIn = (color: `#${string}`, blanket?: Surface): BedLinen => ({
  duvet: bedCotton(color),
  pillows: bedCotton("#f4f1ea"),
  ...(blanket === undefined ? {} : { blanket }),
});

/** A made bed: mattress in its sheet, pillows, a duvet, a blanket across the foot. It comes separately, so the bed is measured without it. */
export function bedding(options: BeddingOptions): Object3D {
  const {
    width,
    length,
    head,
    bottom,
    thickness = 0.2,
    linen,
    hang = 0.2,
    hangFoot = hang,
    within,
    frame = [],
    style = "turned",
    seed = 1,
  } = options;
  const sheet = linen.sheet ?? bedCotton("#f4f1ea");
  const top = bottom + thickness;
  const middle = head + length / 2;
  const mattress: Support = {
    center: [0, bottom + thickness / 2, middle],
    size: [width, thickness, length],
    radius: 0.05,
  };
  const from = head + (style === "turned" ? 0.66 : 0.46);
  // The foot end hangs over the edge when there is room, and is tucked in at the frame otherwise.
  const to = head + length + hangFoot;
  return extra(
    group([
      part(cushion(width, thickness, length, { puff: 0.02, edge: 0.05, wrinkle: 0.002, seed: 5, detail: 20 }), sheet, [
        0,
        bottom + thickness / 2,
        middle,
      ]),
      duvet({
        supports: [mattress, ...frame],
        width: width + 2 * hang,
        from,
        to,
        within,
        surface: linen.duvet,
        reverse: linen.pillows,
        turnedBack: style === "turned" ? 0.34 : 0,
        seed,
        blanket:
          linen.blanket === undefined
            ? undefined
            : { surface: linen.blanket, from: head + length * 0.66, to: head + length * 0.93 },
      }),
      ...pillows(width, top, head, linen, (options.headTop ?? 1) - top, seed),
    ]),
  );
}

function pillows(width: number, top: number, head: number, linen: BedLinen, rest: number, seed: number): Object3D[] {
  const perRow = width > 1.25 ? 2 : 1;
  const long = Math.min(0.78, (width / perRow) * 0.94);
  const pitch = width / perRow;
  const row = (surface: Surface, tall: number, lean: number, back: number, shift: number): Object3D[] =>
    Array.from({ length: perRow }, (_, index) => {
      const thick = 0.19;
      const x =
        (index - (perRow - 1) / 2) * pitch * (long < pitch * 0.9 ? 0.98 : 1) + (index === 0 ? shift : -shift * 0.6);
      const y = top + (tall / 2) * Math.cos(lean) + (thick / 2) * Math.sin(lean) * 0.72 - 0.052;
      const z = head + back + (tall / 2) * Math.sin(lean) + thick * 0.34;
      const made = part(
        inflated(long, tall, thick, {
          seed: seed + index + Math.round(back * 100),
          pressure: 0.34,
          bending: 0.015,
          detail: 34,
        }),
        surface,
        [0, 0, 0],
        { turn: [-lean, 0, 0] },
      );
      return group([made], [x, y, z], (index === 0 ? 1 : -1) * 0.03);
    });
  const behind = linen.cushions ?? linen.pillows;
  if (rest < 0.25) return row(linen.pillows, 0.5, 1.36, 0.03, 0.01);
  const tall = Math.max(0.4, Math.min(0.56, (rest + 0.02) / Math.cos(0.34)));
  return [...row(behind, tall, 0.34, 0, 0.004), ...row(linen.pillows, tall * 0.84, 0.78, 0.14, 0.012)];
}

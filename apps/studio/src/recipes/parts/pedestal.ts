import type { Object3D } from "three";
import { part } from "../../geometry/part.ts";
import { box, profile, ring } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { armed, column } from "./woodenPedestal.ts";

/** trumpet: spun metal; cast: iron, with a waist and a stepped base; arms: a turned column on four curved arms; column: a turned shaft on a plinth */
export type Pedestal = "trumpet" | "cast" | "arms" | "column";

/** The foot under a round top: `radius` on the floor, `height` to the underside of the top. */
export function pedestal(kind: Pedestal, radius: number, height: number, surface: Surface): Object3D[] {
  switch (kind) {
    case "trumpet":
      return [turned(trumpet(radius, height), surface)];
    case "cast":
      return cast(radius, height, surface);
    case "column":
      return column(radius, height, surface);
    case "arms":
      return armed(radius, height, surface);
  }
}

/** From a wide thin foot in one swing to the stem and out again under the top. */
function trumpet(radius: number, height: number): (readonly [number, number])[] {
  const stem = Math.max(0.026, radius * 0.115);
  const line = profile(
    [
      [radius * 0.985, 0.008],
      [radius * 0.82, 0.016],
      [radius * 0.52, 0.034],
      [radius * 0.27, 0.03 + height * 0.11],
      [stem * 1.16, height * 0.34],
      [stem, height * 0.56],
      [stem * 1.25, height * 0.8],
      [radius * 0.3, height - 0.016],
      [radius * 0.42, height - 0.003],
    ],
    56,
  );
  return [[0, 0], [radius - 0.004, 0], [radius, 0.0025], [radius, 0.005], ...line, [radius * 0.42, height]];
}

function cast(radius: number, height: number, surface: Surface): Object3D[] {
  const line = profile(
    [
      [radius * 0.72, 0.034],
      [radius * 0.5, 0.046],
      [radius * 0.26, 0.09],
      [radius * 0.17, 0.17],
      [0.024, 0.3],
      [0.021, height * 0.62],
      [0.026, height - 0.14],
      [0.034, height - 0.11],
    ],
    44,
  );
  return [
    turned(
      [
        [0, 0],
        [radius - 0.006, 0],
        [radius, 0.006],
        [radius, 0.012],
        [radius - 0.005, 0.019],
        [radius * 0.9, 0.021],
        [radius * 0.88, 0.026],
        [radius * 0.76, 0.03],
        ...line,
        [0.04, height - 0.108],
        [0.041, height - 0.1],
        [0.034, height - 0.096],
        [0.03, height - 0.05],
        [0.05, height - 0.012],
        [0.05, height],
      ],
      surface,
    ),
    ...[0, 1].map((way) =>
      part(box(radius * 1.6, 0.012, 0.045, 0.003), surface, [0, height - 0.006, 0], {
        turn: [0, way * (Math.PI / 2), 0],
      }),
    ),
    part(ring(0.0265, 0.004), surface, [0, height * 0.4, 0], { turn: [Math.PI / 2, 0, 0] }),
  ];
}

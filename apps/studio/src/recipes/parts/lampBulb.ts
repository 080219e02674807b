import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import { eased, profileOf } from "../../geometry/profiles.ts";
import { turned } from "../../geometry/turned.ts";
import { bulb } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface BulbOptions {
  socket: Surface;
  /** "pear" of 10.5 cm, "globe" of 9.5 cm diameter, "candle" of 3.5 cm diameter */
  kind?: "pear" | "globe" | "candle";
  /** it hangs from its socket */
  down?: boolean;
  strength?: number;
  scale?: number;
}

const OUTLINES = {
  pear: profileOf(
    [
      [0.013, 0],
      [0.014, 0.012],
      [0.021, 0.03],
      [0.03, 0.052],
      [0.03, 0.072],
      [0.02, 0.088],
      [0, 0.094],
    ],
    16,
  ),
  globe: profileOf(
    [
      [0.013, 0],
      [0.014, 0.01],
      [0.03, 0.026],
      [0.0465, 0.06],
      [0.04, 0.09],
      [0.02, 0.106],
      [0, 0.109],
    ],
    16,
  ),
  candle: profileOf(
    [
      [0.009, 0],
      [0.012, 0.012],
      [0.0175, 0.034],
      [0.013, 0.06],
      [0.005, 0.084],
      [0, 0.09],
    ],
    16,
  ),
};

/** A lit bulb in its socket; the socket's open end, where the bulb begins, is at `at`. */
export function lampBulb(
  at: Point,
  { socket, kind = "pear", down = false, strength = 50, scale = 1 }: BulbOptions,
): Object3D {
  const wide = kind === "candle" ? 0.012 : 0.0195;
  const holder = eased(
    [
      [0, -0.05],
      [wide - 0.003, -0.05],
      [wide, -0.044],
      [wide, 0],
      [wide - 0.003, 0.001],
      [0, 0.001],
    ],
    0.002,
    3,
  );
  const piece = group([
    turned(holder, socket, [0, 0, 0], { segments: 28 }),
    turned(
      OUTLINES[kind].map(([r, y]) => [r * scale, y * scale] as const),
      bulb(undefined, strength),
      [0, 0, 0],
      { segments: 28 },
    ),
  ]);
  piece.position.set(...at);
  if (down) piece.rotation.x = Math.PI;
  return piece;
}

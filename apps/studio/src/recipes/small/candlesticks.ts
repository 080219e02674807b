import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { eased, firstOf, lastOf, profileOf } from "../../geometry/profiles.ts";
import { rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { arrange, type Placed } from "../parts/arrange.ts";

export interface CandlesticksParameters {
  metal: Surface;
  wax: Surface;
  /** heights of the sticks without their candles, as parts of the tallest; default 1, 0.72, 0.46 */
  steps?: readonly [number, number, number];
  /** height of the tallest stick as a part of the whole; default 0.52 */
  stick?: number;
  /** width of each foot; default 0.074 m */
  foot?: number;
}

/** Three slim candlesticks of different height. */
export function candlesticks(size: Size, parameters: CandlesticksParameters): Object3D {
  const { metal, wax, steps = [1, 0.72, 0.46], stick = 0.52, foot = 0.074 } = parameters;
  const tall = size.height * stick;
  const candle = size.height - tall;
  const spots = [
    [0, -1],
    [-1, 0.3],
    [1, 1],
  ] as const;
  const placed = steps.map((step, index): Placed => {
    const [across, forward] = spots[index] ?? [0, 0];
    return [candlestick(tall * step, candle * (index === 0 ? 1 : 0.97), foot / 2, metal, wax), across, forward];
  });
  return arrange(size, placed);
}

function candlestick(height: number, candle: number, foot: number, metal: Surface, wax: Surface): Object3D {
  const thin = 0.0042;
  const socket = 0.0135;
  const stem = profileOf(
    [
      [thin + 0.004, 0.012],
      [thin, 0.026],
      [thin, height * 0.6],
      [thin, height - 0.034],
      [socket * 0.75, height - 0.024],
      [socket, height - 0.018],
    ],
    30,
  );
  const line = [
    ...eased(
      [[0, 0.001], [foot - 0.002, 0], [foot, 0.002], [foot - 0.001, 0.006], [foot * 0.5, 0.0085], firstOf(stem)],
      0.003,
      4,
    ),
    ...stem.slice(1),
  ];
  const rim = eased(
    [lastOf(line), [socket, height], [socket - 0.0016, height], [socket - 0.0016, height - 0.004], [0, height - 0.004]],
    0.001,
    2,
  );
  const radius = socket - 0.0022;
  const wick = 0.009;
  const top = height - 0.004 + candle - wick + 0.004;
  const taper = eased(
    [
      [radius, height - 0.006],
      [radius * 0.96, top - 0.012],
      [radius * 0.5, top - 0.002],
      [0, top],
    ],
    0.008,
    5,
  );
  return group([
    turned([...line, ...rim.slice(1)], metal, [0, 0, 0], { segments: 56 }),
    turned(taper, wax, [0, 0, 0], { segments: 40 }),
    part(
      rod(
        [
          [0, top - 0.004, 0],
          [0.0003, top + wick * 0.5, 0],
          [0.0012, top + wick, 0],
        ],
        0.0009,
        { segments: 10, sides: 8 },
      ),
      plastic("#ddd5c4", 0.9),
    ),
  ]);
}

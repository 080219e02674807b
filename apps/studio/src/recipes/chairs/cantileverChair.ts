import type { Object3D } from "three";
import { mould, rim, type Sheet } from "../../geometry/mould.ts";
import { group, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { stick } from "../parts/stick.ts";
import { covered } from "../parts/upholstery.ts";

export interface CantileverChairParameters {
  tube: Surface;
  /** frames of seat and back */
  frame: Surface;
  /** stretched in the frames */
  panel: Surface;
  /** of the tube; 2.3 cm by default */
  diameter?: number;
  /** radius of the tube's bends; 7.5 cm by default */
  bend?: number;
  /** height of the back panel; 21 cm by default */
  backHeight?: number;
}

/** One steel tube without hind legs: it springs. */
export function cantileverChair(size: Size, parameters: CantileverChairParameters): Object3D {
  const { tube, frame, panel, diameter = 0.023, bend = 0.075, backHeight = 0.21 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.46;
  const radius = diameter / 2;
  const [x, front, hind] = [width / 2 - radius, depth / 2 - radius, -depth / 2 + radius];
  const carried = top - 0.022 - radius;
  const seatRear = hind + 0.085;
  const side = (way: number): Point[] => [
    [way * x, height - 0.012, hind + 0.012],
    [way * x, carried + 0.004, seatRear - 0.012],
    [way * x, carried, front - 0.014],
    [way * x, radius, front],
    [way * x, radius, hind + 0.02],
  ];
  const line = bent([...side(1), ...side(-1).toReversed()], (corner) => (corner === 1 || corner === 8 ? 0.055 : bend), {
    steps: 10,
  });
  const seatDepth = front - seatRear - 0.03;
  const seatZ = (front + seatRear) / 2 + 0.005;
  const flat: Sheet = (s, t) => [
    s * (width / 2 - 0.022) * (1 - 0.02 * (t + 1)),
    top - 0.007 - 0.012 * Math.max(0, -t - 0.55) ** 2 * 4,
    seatZ - (t * seatDepth) / 2,
  ];
  const lean = Math.atan2(seatRear - 0.012 - hind - 0.012, height - carried);
  const middle = height - backHeight / 2 - 0.008;
  const back: Sheet = (s, t) => {
    const up = (t * (backHeight - 0.02)) / 2;
    return [
      s * (width / 2 - 0.024),
      middle + up * Math.cos(lean),
      hind + 0.026 + (height - middle) * Math.tan(lean) - up * Math.sin(lean) + radius + 0.024 * (s * s - 1),
    ];
  };
  return fitted(
    group([
      stick(line, diameter, tube, { exact: true, across: [1, 1, 0], cornerPoints: 6 }),
      ...framed(flat, 0.022, 0.036, frame, panel, 0.01),
      ...framed(back, 0.018, 0.032, frame, panel, 0.002),
    ]),
    size,
  );
}

/** A bent wooden frame around the sheet's border with a panel in it. */
function framed(
  sheet: Sheet,
  thickness: number,
  wood: number,
  frame: Surface,
  panel: Surface,
  sag: number,
): Object3D[] {
  const corners = 7;
  const inner: Sheet = (s, t) => {
    const [x, y, z] = sheet(s * 0.93, t * 0.92);
    return [x, y - sag * (1 - s * s) * (1 - t * t), z];
  };
  const [, low] = sheet(0, -1);
  const [, high] = sheet(0, 1);
  const isLevel = Math.abs(high - low) < 0.05;
  return [
    stick(rim(sheet, corners, 88, 0.03), { width: thickness, depth: wood, radius: 0.006 }, frame, {
      closed: true,
      exact: true,
      across: isLevel ? [0, 1, 0] : [0, 0, 1],
    }),
    covered(mould(inner, 0.003, { corners, rings: 8, points: 72 }), panel),
  ];
}

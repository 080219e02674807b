import type { Object3D } from "three";
import { horseshoe, roundPlan } from "../../geometry/horseshoe.ts";
import { group, type Point } from "../../geometry/part.ts";
import { step } from "../../geometry/random.ts";
import { channels, seam } from "../../geometry/relief.ts";
import { padded } from "../../geometry/padded.ts";
import type { Recipe, Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Feet, feet, swivel } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { type Scattered, scattered } from "../parts/scatterCushion.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface TubChairParameters {
  cover: Surface;
  /** of the wall that runs round; 0.13 */
  thickness?: number;
  /** height of the wall at the front of the arms; as high as the back by default */
  armHeight?: number;
  /** how round the corners are in plan, in metres; as round as it goes by default */
  corner?: number;
  /** sewn ribs on the wall: upright all round, or lying */
  ribs?: { run: "upright" | "lying"; count: number; depth?: number };
  /** how far the wall leans outwards at the top; 0.03 */
  flare?: number;
  /** each rib ends in a round of its own, like a shell; 0 */
  scallop?: number;
  /** how round the front of the seat is in plan, 0 straight to 1; 0.16 */
  front?: number;
  /** how far the arms stay behind the front of the seat; 0.02 */
  setBack?: number;
  feet: Feet | { kind: "swivel"; surface: Surface; height: number };
  scatter?: readonly Scattered[];
}

/** A chair or small sofa whose back and arms are one padded wall round the seat. */
export const tubChair: Recipe<TubChairParameters> = (size, parameters) => {
  const { cover, thickness = 0.13, flare = 0.03, front = 0.16, ribs, feet: standing, scatter = [] } = parameters;
  const { width, depth, height, seatHeight: seat = 0.44 } = size;
  const cushion = 0.15;
  const from = standing.height;
  // The seat fills the room inside the foot of the wall and ends in the middle of its padding.
  const opening = Math.max(0, flare);
  const room = width / 2 - thickness - opening * (((parameters.armHeight ?? height) - from) / (height - from)) + 0.02;
  const seatDepth = depth - 0.012 - opening - thickness * 0.6;
  const plan = roundPlan(room, seatDepth / 2, cornerShare(size, parameters), front);
  const inside = ([x, y, along]: Point): Point => {
    const [px, pz] = plan(x, along);
    return [px, y, pz];
  };
  const z = (depth - seatDepth) / 2 - 0.004;
  const apron = seat - cushion - from;
  const rolls = ribs?.run === "lying" ? Math.round((apron * ribs.count) / (height - from)) : 0;
  const body = padded(room * 2, apron, seatDepth, {
    edge: rolls > 0 ? 0.05 : 0.02,
    crown: { front: 0.012 },
    wrinkle: 0.002,
    cell: 0.045,
    reliefs: rolls > 0 ? [channels("y", -apron / 2, apron / 2, rolls, ribs?.depth ?? 0.026, "round")] : [],
    bend: inside,
  });
  const pad = padded(room * 2 - 0.008, cushion, seatDepth, {
    edge: 0.05,
    crown: { top: 0.035, front: 0.02 },
    fullness: 2.6,
    wrinkle: 0.005,
    cell: 0.04,
    bend: inside,
  });
  const stand: Object3D =
    standing.kind === "swivel"
      ? swivel(width * 0.3, standing.height + 0.02, standing.surface)
      : feet(
          standing,
          width,
          depth,
          (standing.kind === "plinth" ? 0.11 : 0.06) + Math.max(0, flare) * 0.4 + 0.29 * cornerOf(size, parameters),
        );
  const model = fitted(
    group([
      upholstered(body, cover, { at: [0, (seat - cushion + from) / 2, z] }),
      upholstered(pad, cover, { at: [0, seat - cushion / 2, z], piped: ["bottom"] }),
      wall(size, parameters, from),
      stand,
    ]),
    size,
  );
  if (scatter.length > 0) model.add(scattered(scatter, seat - 0.01, height, -depth / 2 + thickness + 0.06));
  return model;
};

const cornerOf = (
  { width, depth }: Size,
  { thickness = 0.13, corner = Infinity, setBack = 0.02 }: TubChairParameters,
): number => Math.min(corner, width / 2 - thickness / 2, depth - thickness - setBack - 0.05);

const cornerShare = (size: Size, parameters: TubChairParameters): number =>
  Math.min(1, (cornerOf(size, parameters) / (size.depth / 2)) * 0.95);

function wall(size: Size, parameters: TubChairParameters, from: number): Object3D {
  const {
    cover,
    thickness = 0.13,
    armHeight = size.height,
    ribs,
    flare = 0.03,
    scallop = 0,
    setBack = 0.02,
  } = parameters;
  const { width, depth, height } = size;
  const radius = cornerOf(size, parameters);
  const tall = height - from;
  const atArms = Math.max(0, flare) * ((armHeight - from) / tall);
  const path = horseshoe(
    (width - thickness) / 2 - atArms,
    depth / 2 - setBack,
    -(depth - thickness) / 2 + Math.max(0, flare),
    Math.max(0.05, radius - atArms),
  );
  const ribWidth = path.length / (ribs?.count ?? 1);
  const bend = ([x, y, z]: Point): Point => {
    const s = Math.max(0, Math.min(path.length, x + path.length / 2));
    const beyond = x + path.length / 2 - s;
    const spot = path.at(s);
    const toEnd = Math.min(s, path.length - s) / path.length;
    const up = 0.5 + y / tall;
    const top = armHeight + (height - armHeight) * step(0.06, 0.4, toEnd) - from;
    const shell = scallop * up ** 4 * (1 - Math.abs(Math.sin((Math.PI * s) / ribWidth)));
    const inwards = z - flare * up * (top / tall);
    return [
      spot.x + spot.alongX * beyond - spot.alongZ * inwards,
      from + up * top - shell,
      spot.z + spot.alongZ * beyond + spot.alongX * inwards,
    ];
  };
  const deep = ribs?.depth ?? 0.026;
  const reliefs =
    ribs === undefined
      ? [seam("y", tall * 0.5 - thickness * 0.5, 0.006, "front")]
      : [
          ribs.run === "upright"
            ? channels("x", -path.length / 2, path.length / 2, ribs.count, deep, "round")
            : channels("y", -tall / 2, tall / 2, ribs.count, deep, "round"),
        ];
  const body = padded(path.length, tall, thickness, {
    edge: thickness * 0.46,
    crown: { front: 0.012 },
    fullness: 6,
    wrinkle: 0.003,
    cell: 0.045,
    reliefs,
    bend,
  });
  return upholstered(body, cover);
}

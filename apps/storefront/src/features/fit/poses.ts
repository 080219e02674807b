import { type Box, findTilt, type Opening } from "../../shared/fit/fitsOpening.ts";

/** Half-turn stairs, in cm: `width` of a flight, `depth` of the landing, `height` of the lowest ceiling above it. */
export interface Stairs extends Opening {
  depth: number;
}

/** Lift car and its door, in cm. */
export interface Lift extends Opening {
  depth: number;
  doorWidth: number;
  doorHeight: number;
}

/** How a box passes: its sides across the way, upwards and along the way, and its rotation. */
export interface Pose {
  across: number;
  up: number;
  along: number;
  /**
   * `straight`: not rotated. `tilted`: in the plane of the opening. `leaning`: the end ahead is raised. `diagonal`: turned
   * seen from above, inside a lift car.
   */
  kind: "straight" | "tilted" | "leaning" | "diagonal";
  /** Rotation of the kind, 0 when straight. */
  degrees: number;
  /** On stairs: rotation around the corner at which the least space is left; undefined if the box is not turned. */
  turn?: number | undefined;
}

const ROUNDING = 1e-9;
const RIGHT_ANGLE = 90;
/** By whole degrees: a check reads them a hundred thousand times. */
const SINES = Array.from({ length: RIGHT_ANGLE + 1 }, (_, degrees) => Math.sin((degrees * Math.PI) / 180));
const sin = (degrees: number): number => SINES[degrees] ?? 1;
const cos = (degrees: number): number => sin(RIGHT_ANGLE - degrees);
const fits = (size: number, limit: number): boolean => size <= limit + ROUNDING;

/** All six orientations, the easiest to carry first: flat, on edge, upright; with the longest side ahead, then across. */
const orientations = ([a, b, c]: Box): ReadonlyArray<Pose> =>
  [
    [b, a, c],
    [a, b, c],
    [a, c, b],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map(([across = 0, up = 0, along = 0]) => ({ across, up, along, kind: "straight", degrees: 0 }));

export function findDoorPose(box: Box, door: Opening): Pose | undefined {
  const straight = orientations(box).find(({ across, up }) => fits(across, door.width) && fits(up, door.height));
  if (straight !== undefined) return straight;
  const degrees = findTilt(box, door);
  const [across, up, along] = box;
  return degrees === undefined ? undefined : { across, up, along, kind: "tilted", degrees };
}

/** Moves the box straight into the car; else raises its end ahead against the rear wall; else turns it, seen from above. */
export function findLiftPose(box: Box, lift: Lift): Pose | undefined {
  const { depth, height } = lift;
  const doorWidth = Math.min(lift.doorWidth, lift.width);
  const doorHeight = Math.min(lift.doorHeight, height);
  // The door may be in the middle of its wall: only the space from its farther edge to the opposite wall is certain.
  const turningWidth = (lift.width + doorWidth) / 2;
  const poses = orientations(box);
  for (const pose of poses) {
    const { across, up, along } = pose;
    if (fits(across, doorWidth) && fits(up, doorHeight) && fits(along, depth)) return pose;
  }
  for (const pose of poses) {
    const degrees = fits(pose.across, doorWidth)
      ? swing(pose.along, pose.up, { depth, height, gap: doorHeight })
      : undefined;
    if (degrees !== undefined) return { ...pose, kind: "leaning", degrees };
  }
  for (const pose of poses) {
    const degrees = fits(pose.up, doorHeight)
      ? swing(pose.along, pose.across, { depth, height: turningWidth, gap: doorWidth })
      : undefined;
    if (degrees !== undefined) return { ...pose, kind: "diagonal", degrees };
  }
  return undefined;
}

/**
 * Pushes a rectangle through a gap at the foot of a wall into a room, and raises its front along the rear wall until it is
 * inside. Returns the rotation at its end; undefined if it strikes the ceiling or the upper edge of the gap before.
 */
function swing(length: number, thickness: number, room: { depth: number; height: number; gap: number }) {
  if (!fits(thickness, room.gap)) return undefined;
  for (let degrees = 0; degrees < RIGHT_ANGLE; degrees += 1) {
    // The front lower corner touches the rear wall, the rear lower corner the floor.
    const rear = room.depth - length * cos(degrees);
    const heightAtGap = thickness / cos(degrees) - rear * (sin(degrees) / cos(degrees));
    if (!fits(length * sin(degrees) + thickness * cos(degrees), room.height)) return undefined;
    if (fits(thickness * sin(degrees), rear)) return degrees;
    if (!fits(heightAtGap, room.gap)) return undefined;
  }
  return undefined;
}

/** Carries the box up as it is, else with one end raised, which shortens it seen from above. */
export function findStairsPose(box: Box, stairs: Stairs): Pose | undefined {
  const poses = orientations(box);
  for (let degrees = 0; degrees < RIGHT_ANGLE; degrees += 1) {
    for (const pose of poses) {
      const { across, up, along } = pose;
      if (!fits(along * sin(degrees) + up * cos(degrees), stairs.height)) continue;
      const length = along * cos(degrees) + up * sin(degrees);
      const kind = degrees === 0 ? "straight" : "leaning";
      // Short enough to be carried sideways from one flight to the other.
      if (fits(across, stairs.width) && fits(length, stairs.depth)) return { ...pose, kind, degrees };
      // Between both turns it lies along the landing, which is as long as two flights are wide.
      if (!fits(across, Math.min(stairs.width, stairs.depth)) || !fits(length, 2 * stairs.width)) continue;
      const turn = findNarrowestTurn(length, stairs);
      if (fits(across, spaceAt(turn, length, stairs))) return { ...pose, kind, degrees, turn };
    }
  }
  return undefined;
}

/** Space across a box of this length between the outer walls and the inner corner of a landing. */
const spaceAt = (degrees: number, length: number, { width, depth }: Stairs): number =>
  width * sin(degrees) + depth * cos(degrees) - length * sin(degrees) * cos(degrees);

function findNarrowestTurn(length: number, stairs: Stairs): number {
  let narrowest = 0;
  for (let degrees = 1; degrees <= RIGHT_ANGLE; degrees += 1) {
    if (spaceAt(degrees, length, stairs) < spaceAt(narrowest, length, stairs)) narrowest = degrees;
  }
  return narrowest;
}

import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { eased, firstOf, lastOf, profileOf, vessel } from "../../geometry/profiles.ts";
import { random } from "../../geometry/random.ts";
import { type Profile, turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface PlatesParameters {
  glaze: Surface;
  /** the line of bare clay or colour along each lip; none without */
  lip?: Surface;
  /** how many of each kind; default 4 */
  count?: number;
  /** width of the small plates and of the bowls, as parts of the large plates'; default 0.78 and 0.58 */
  steps?: readonly [small: number, bowl: number];
  /** "coupe" rises in one curve, "rim" has a flat well and a flag; default "coupe" */
  shape?: "coupe" | "rim";
}

const WALL = 0.0042;

/** Large plates, small plates and bowls in one stack, as they come out of the box. */
export function plates(size: Size, parameters: PlatesParameters): Object3D {
  const { glaze, lip, count = 4, steps = [0.78, 0.58], shape = "coupe" } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const next = random(8);
  const pieces: Object3D[] = [];
  let floor = 0;
  const stack = (piece: (hidden: boolean) => Object3D, pitch: number, well: number): void => {
    for (let index = 0; index < count; index += 1) {
      const placed = piece(index > 0 && index < count - 1);
      const slip = floor === 0 ? 0 : 0.0016;
      placed.position.set((next() - 0.5) * 2 * slip, floor, (next() - 0.5) * 2 * slip);
      placed.rotation.y = next() * 6;
      pieces.push(placed);
      floor += index === count - 1 ? well : pitch;
    }
  };
  const large = plateLine(radius, 0.022, shape);
  const small = plateLine(radius * steps[0], 0.02, shape);
  stack((hidden) => glazed(large, radius, glaze, lip, hidden), 0.0078, WALL + 0.0032);
  stack((hidden) => glazed(small, radius * steps[0], glaze, lip, hidden), 0.0072, WALL + 0.0032);
  const bowlHeight = 0.052;
  const pitch = (size.height - floor - bowlHeight) / (count - 1);
  const bowl = bowlLine(radius * steps[1], bowlHeight);
  stack((hidden) => glazed(bowl, radius * steps[1], glaze, lip, hidden), pitch, 0);
  return group(pieces);
}

function plateLine(radius: number, height: number, shape: "coupe" | "rim"): Profile {
  const foot = 0.0025;
  if (shape === "rim")
    return eased(
      [
        [0, foot],
        [radius * 0.62, foot],
        [radius * 0.7, height * 0.62],
        [radius, height],
      ],
      0.012,
      6,
    );
  return profileOf(
    [
      [0, foot],
      [radius * 0.5, foot],
      [radius * 0.72, foot + 0.0018],
      [radius * 0.88, height * 0.42],
      [radius, height],
    ],
    14,
  );
}

function bowlLine(radius: number, height: number): Profile {
  const foot = 0.0035;
  return profileOf(
    [
      [0, foot],
      [radius * 0.4, foot],
      [radius * 0.72, height * 0.24],
      [radius * 0.93, height * 0.6],
      [radius, height],
    ],
    16,
  );
}

/** Of a `hidden` piece inside a stack only the outer part is made. */
function glazed(line: Profile, radius: number, glaze: Surface, lip: Surface | undefined, hidden: boolean): Object3D {
  const foot = { radius: radius * 0.56, height: firstOf(line)[1] };
  const section = vessel(line, { wall: WALL, foot });
  const body = turned(hidden ? section.filter(([far]) => far > radius * 0.7) : section, glaze, [0, 0, 0], {
    segments: 64,
  });
  if (lip === undefined) return group([body]);
  const [far, top] = lastOf(line);
  const edge = [
    [far + 0.0002, top - 0.0016],
    [far + 0.0002, top + 0.0008],
    [far - WALL / 2, top + 0.002],
    [far - WALL - 0.0004, top],
  ] as const;
  return group([body, turned(edge, lip, [0, 0, 0], { segments: 64 })]);
}

import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased, profileOf } from "../../geometry/profiles.ts";
import { box, ring, rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { bulb, plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface LanternParameters {
  frame: Surface;
  glass: Surface;
  wax: Surface;
  /** height of the glass box as a part of the whole; default 0.6 */
  box?: number;
  /** height of the roof as a part of the whole; default 0.17 */
  roof?: number;
  /** thickness of the posts; default 0.012 m */
  post?: number;
  /** height of the candle; default 0.11 m */
  candle?: number;
}

/** A glazed lantern with a roof and a handle, a candle burning in it. */
export function lantern(size: Size, parameters: LanternParameters): Object3D {
  const { frame, glass, wax, box: share = 0.6, roof = 0.17, post = 0.012, candle = 0.11 } = parameters;
  const [x, z] = [size.width / 2, size.depth / 2];
  const plinth = 0.016;
  const eaves = plinth + size.height * share;
  const inset = 0.006;
  const pieces: Object3D[] = [part(box(size.width, plinth, size.depth, 0.002), frame, [0, plinth / 2, 0])];
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      const [px, pz] = [side * (x - post / 2 - inset), end * (z - post / 2 - inset)];
      pieces.push(part(box(post, eaves - plinth, post, 0.0015), frame, [px, (eaves + plinth) / 2, pz]));
    }
    const high = eaves - plinth - 2 * post;
    const middle = (eaves + plinth) / 2;
    const [wide, deep] = [size.width - 2 * post - 2 * inset, size.depth - 2 * post - 2 * inset];
    for (const y of [plinth + post / 2, eaves - post / 2]) {
      pieces.push(part(box(wide, post, post * 0.8, 0.0012), frame, [0, y, side * (z - post / 2 - inset)]));
      pieces.push(part(box(post * 0.8, post, deep, 0.0012), frame, [side * (x - post / 2 - inset), y, 0]));
    }
    pieces.push(part(box(wide, high, 0.002, 0.0005, 1), glass, [0, middle, side * (z - post / 2 - inset)]));
    pieces.push(part(box(0.002, high, deep, 0.0005, 1), glass, [side * (x - post / 2 - inset), middle, 0]));
  }
  const ridge = eaves + size.height * roof;
  pieces.push(hippedRoof(size, eaves, ridge, frame), ...carrier(size, ridge, frame), ...burning(plinth, candle, wax));
  return group(pieces);
}

/** A four-sided roof that ends in a small chimney. */
function hippedRoof(size: Size, eaves: number, ridge: number, frame: Surface): Object3D {
  const diagonal = (size.width / 2) * Math.SQRT2;
  const chimney = 0.03;
  const line = [
    [0, 0],
    [diagonal - 0.001, 0],
    [diagonal, 0.001],
    [diagonal, 0.006],
    [chimney, ridge - eaves - 0.014],
    [chimney, ridge - eaves],
    [0, ridge - eaves],
  ] as const;
  const sides = turned(line, frame, [0, eaves, 0], { segments: 4 });
  sides.geometry.deleteAttribute("normal");
  const flat = sides.geometry.toNonIndexed();
  flat.computeVertexNormals();
  sides.geometry = flat;
  sides.rotation.y = Math.PI / 4;
  const squashed = group([sides]);
  squashed.scale.z = size.depth / size.width;
  return squashed;
}

function carrier(size: Size, ridge: number, frame: Surface): Object3D[] {
  const wire = 0.0028;
  const reach = size.width * 0.24;
  const top = size.height - wire;
  const bow: Point[] = [
    [-0.02, ridge - 0.006, 0],
    [-reach, ridge + (top - ridge) * 0.4, 0],
    [-reach * 0.7, ridge + (top - ridge) * 0.86, 0],
    [0, top, 0],
    [reach * 0.7, ridge + (top - ridge) * 0.86, 0],
    [reach, ridge + (top - ridge) * 0.4, 0],
    [0.02, ridge - 0.006, 0],
  ];
  return [
    part(rod(bow, wire, { segments: 60, sides: 10 }), frame),
    ...[-1, 1].map((side) =>
      part(ring(0.0055, 0.0018, 24), frame, [side * 0.021, ridge - 0.006, 0], { turn: [0, Math.PI / 2, 0] }),
    ),
  ];
}

function burning(floor: number, height: number, wax: Surface): Object3D[] {
  const radius = 0.034;
  const top = floor + height;
  const body = eased(
    [
      [0, floor],
      [radius, floor],
      [radius, top],
      [radius - 0.005, top + 0.001],
      [radius * 0.6, top - 0.005],
      [0, top - 0.007],
    ],
    0.004,
    4,
  );
  const flame = profileOf(
    [
      [0, 0],
      [0.0042, 0.006],
      [0.0055, 0.013],
      [0.0036, 0.024],
      [0, 0.036],
    ],
    24,
  );
  return [
    turned(body, wax, [0, 0, 0], { segments: 56 }),
    between([0, top - 0.008, 0], [0.0006, top + 0.005, 0], 0.001, plastic("black", 0.9), { sides: 8 }),
    turned(flame, bulb("#ffc37a", 30), [0, top + 0.001, 0], { segments: 24 }),
  ];
}

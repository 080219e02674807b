import { Color, type Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { ring } from "../../geometry/solids.ts";
import { turned, type TurnedOptions } from "../../geometry/turned.ts";
import { lampshade, metal } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface ClothShadeOptions {
  /** outer radii */
  bottom: number;
  top: number;
  height: number;
  cloth: Surface;
  /** the tape around both edges */
  trim?: Surface;
  /** number of pleats; smooth without */
  pleats?: number;
  /** how far the line between the edges sags inwards, in metres */
  sag?: number;
  /** height above the shade's bottom at which three spokes hold the fitting; none without */
  spokes?: number;
}

const LAY_DOWN: Point = [Math.PI / 2, 0, 0];

/** A shade of cloth or paper on two wire rings; the origin is the middle of its lower edge. */
export function clothShade(options: ClothShadeOptions): Object3D {
  const { bottom, top, height, cloth, trim = lampshade("#d8cdb8", 0), pleats, sag = 0, spokes } = options;
  const tape = 0.0022;
  const radiusAt = (share: number): number => bottom + (top - bottom) * share - sag * Math.sin(share * Math.PI) - tape;
  const line = Array.from(
    { length: 13 },
    (_, index) => [radiusAt(index / 12), 0.001 + (height - 0.002) * (index / 12)] as const,
  );
  const fold: TurnedOptions =
    pleats === undefined
      ? {}
      : { segments: pleats * 4, ripple: (angle, _, radius) => pleat(angle * pleats) * radius * (4 / pleats) };
  const pieces: Object3D[] = [turned(line, cloth, [0, 0, 0], fold)];
  const edges = [
    [0, bottom],
    [height, top],
  ] as const;
  for (const [y, radius] of edges) {
    pieces.push(part(ring(radius - tape, tape, 64), trim, [0, y === 0 ? tape : y - tape, 0], { turn: LAY_DOWN }));
    pieces.push(turned(band(radius - tape + 0.0008, radiusAt(0.5), y, height), trim));
  }
  if (pleats === undefined) pieces.push(seam(radiusAt, height, cloth));
  else pieces.push(...overlaps(pleats, radiusAt, height, cloth));
  if (spokes !== undefined)
    pieces.push(...spider(radiusAt(spokes / height) * (pleats === undefined ? 1 : 1 - 4 / pleats) - 0.003, spokes));
  return group(pieces);
}

/** −1…0: a pleat stands out with a round back and falls in sharply. */
const pleat = (turns: number): number => -Math.abs(Math.sin(turns / 2));

function band(radius: number, middle: number, y: number, height: number): (readonly [number, number])[] {
  const wide = 0.009;
  const lean = ((middle + 0.0008 - radius) / (height / 2)) * wide;
  return y === 0
    ? [
        [radius, 0.0005],
        [radius + lean, wide],
      ]
    : [
        [radius + lean, y - wide],
        [radius, y - 0.0005],
      ];
}

/** Where the cloth overlaps: a strip of double thickness at the back, a little to the side so that it is seen. */
function seam(radiusAt: (share: number) => number, height: number, cloth: Surface): Object3D {
  const width = 0.012;
  const piece = turned(
    [
      [radiusAt(0) + 0.0006, 0.008],
      [radiusAt(0.5) + 0.0006, height / 2],
      [radiusAt(1) + 0.0006, height - 0.008],
    ],
    cloth,
    [0, 0, 0],
    { segments: 4, sweep: width / radiusAt(0.5) },
  );
  piece.rotation.y = Math.PI * 0.72;
  return piece;
}

/** Where a pleat lies over the next the cloth is double, and less light comes through. */
function overlaps(pleats: number, radiusAt: (share: number) => number, height: number, cloth: Surface): Object3D[] {
  const double: Surface = { ...cloth, name: `${cloth.name}-double`, color: darker(cloth.color) };
  const line = [0, 0.5, 1].map((share) => [radiusAt(share) + 0.0005, 0.006 + (height - 0.012) * share] as const);
  return Array.from({ length: pleats }, (_, index) => {
    const strip = turned(line, double, [0, 0, 0], { segments: 2, sweep: (Math.PI * 2 * 0.4) / pleats });
    strip.rotation.y = ((index + 0.3) / pleats) * Math.PI * 2;
    return strip;
  });
}

const darker = (color: string): string => `#${new Color(color).multiplyScalar(0.7).getHexString()}`;

function spider(radius: number, y: number): Object3D[] {
  const wire = metal("brass", 0.35);
  const spokes = [0, 1, 2].map((index) => {
    const angle = (index / 3) * Math.PI * 2 + 0.4;
    return between([0, y, 0], [Math.cos(angle) * radius, y, Math.sin(angle) * radius], 0.0016, wire, { sides: 8 });
  });
  return [...spokes, part(ring(0.02, 0.0016, 32), wire, [0, y, 0], { turn: LAY_DOWN })];
}

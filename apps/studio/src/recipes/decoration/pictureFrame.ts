import { type BufferGeometry, type Object3D, PlaneGeometry, type Shape } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, extrude, outline } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import { lacquer } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface PictureFrameParameters {
  frame: Surface;
  /** printed sheets: one picture over the whole size, or several side by side that share the width */
  pictures: readonly Surface[];
  /** width of the moulding seen from the front; 0.018 by default */
  moulding?: number;
  /** width of the passe-partout; 0 has none */
  mat?: number;
  /** gap between several pictures; 0.025 by default */
  gap?: number;
  /** width and height of each of several pictures as parts of the whole; without, they share the width and are equally tall */
  formats?: readonly (readonly [width: number, height: number])[];
}

/** Framed pictures, mitred at the corners, with a bevelled mat. */
export function pictureFrame({ width, depth, height }: Size, parameters: PictureFrameParameters): Object3D {
  const { frame, pictures, moulding = 0.018, mat = 0, gap = 0.025, formats = [] } = parameters;
  const wall = width - gap * (pictures.length - 1);
  let left = -width / 2;
  return group(
    pictures.map((picture, index) => {
      const [share, tall] = formats[index] ?? [1 / pictures.length, 1];
      const wide = wall * share;
      const x = left + wide / 2;
      left += wide + gap;
      return framed(wide, height * tall, depth, { frame, moulding, mat, picture }, [x, height / 2, 0]);
    }),
  );
}

interface Framed {
  frame: Surface;
  moulding: number;
  mat: number;
  picture: Surface;
}

function framed(
  width: number,
  height: number,
  depth: number,
  { frame, moulding, mat, picture }: Framed,
  at: Point,
): Object3D {
  const [innerWidth, innerHeight] = [width - 2 * moulding, height - 2 * moulding];
  const sheetWidth = innerWidth - 2 * mat;
  const sheetHeight = innerHeight - 2 * mat;
  const face = depth / 2 - 0.009;
  const pieces = [
    ...mitred(width, height, moulding, depth, frame),
    part(printed(sheetWidth + 0.004, sheetHeight + 0.004), picture, [0, 0, mat > 0 ? face - 0.0035 : face - 0.001], {
      ownUv: true,
    }),
    part(box(innerWidth + 0.006, innerHeight + 0.006, 0.004, 0.001), lacquer("#b79a78", 0.9), [
      0,
      0,
      -depth / 2 + 0.004,
    ]),
  ];
  if (mat > 0)
    pieces.push(part(passepartout(innerWidth, innerHeight, mat), lacquer("#f6f3ec", 0.95), [0, 0, face - 0.0015]));
  return group(pieces, at);
}

/** Four strips cut at 45 degrees: each has its own grain, and the joint shows as a hair line. */
function mitred(width: number, height: number, moulding: number, depth: number, frame: Surface): Object3D[] {
  const strip = (length: number): Shape =>
    outline([
      [-length / 2, 0],
      [length / 2, 0],
      [length / 2 - moulding, moulding],
      [-length / 2 + moulding, moulding],
    ]);
  return [
    part(extrude(strip(width), depth, 0.0012), frame, [0, -height / 2, 0], { grain: "x" }),
    part(extrude(strip(width), depth, 0.0012), frame, [0, height / 2, 0], { grain: "x", turn: [0, 0, Math.PI] }),
    part(extrude(strip(height), depth, 0.0012), frame, [width / 2, 0, 0], { grain: "x", turn: [0, 0, Math.PI / 2] }),
    part(extrude(strip(height), depth, 0.0012), frame, [-width / 2, 0, 0], { grain: "x", turn: [0, 0, -Math.PI / 2] }),
  ];
}

/** Drawings begin at the top, the plane's UVs at the bottom. */
function printed(width: number, height: number): BufferGeometry {
  const sheet = new PlaneGeometry(width, height);
  const uv = sheet.getAttribute("uv");
  for (let index = 0; index < uv.count; index += 1) uv.setY(index, 1 - uv.getY(index));
  return sheet;
}

function passepartout(width: number, height: number, mat: number): BufferGeometry {
  const card = outline([
    [-width / 2 - 0.002, -height / 2 - 0.002],
    [width / 2 + 0.002, -height / 2 - 0.002],
    [width / 2 + 0.002, height / 2 + 0.002],
    [-width / 2 - 0.002, height / 2 + 0.002],
  ]);
  const [x, y] = [width / 2 - mat, height / 2 - mat];
  card.holes.push(
    outline([
      [-x, -y],
      [-x, y],
      [x, y],
      [x, -y],
    ]),
  );
  return extrude(card, 0.003, 0.0012);
}

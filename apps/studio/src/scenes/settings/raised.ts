import type { Object3D } from "three";
import { bookPile } from "../../recipes/parts/books.ts";
import { timber } from "../../surfaces/surfaces.ts";
import { put } from "../set/furnish.ts";
import { neutralSofa } from "../set/neutralSofa.ts";
import { plainCabinet, plainTable } from "../set/plainFurniture.ts";
import { bouquet, greenery } from "../set/props.ts";
import { type Arrangement, framed, tallEnough, type Wish } from "./arrangement.ts";

/** On the wall: small things over a cabinet, tall ones down to the floor. */
export function onWall({ size, kind, seed }: Wish): Arrangement {
  const isTall = size.height > 1.2;
  const isLow = kind === "bedroom";
  const height = tallEnough(size, 0.48, isTall ? 0.74 : 0.44, isLow ? 1.4 : 1.5);
  const y = isTall ? 0 : isLow ? 0.4 : Math.max(1.02, 1.5 - size.height / 2);
  const z = size.depth / 2 + 0.002;
  const frame = framed(
    height,
    isTall ? height * 0.42 : isLow ? height * 0.4 : y + size.height / 2 - height * 0.15,
    z,
    seed,
  );
  const side = seed % 2 === 0 ? 1 : -1;
  const props: Object3D[] = [];
  if (isTall || isLow) props.push(put(greenery(isTall ? 1.1 : 0.8, seed), [side * (size.width / 2 + 0.45), 0, 0.4]));
  else {
    const top = 0.74;
    props.push(put(plainCabinet(1.5, top, 0.4, timber(seed % 3 === 0 ? "walnut" : "oak")), [0.02, 0, 0.21]));
    props.push(
      put(bouquet(Math.min(0.5, height * 0.34), seed), [side * Math.min(0.55, size.width / 2 + 0.22), top, 0.2]),
      put(bookPile(2, seed), [-side * 0.42, top, 0.2], 0.2),
    );
  }
  return { frame, at: [0, y, z], turnY: 0, eye: isTall || isLow ? 1.1 : 1.3, props };
}

/** Over a table, its cord beyond the upper edge of the picture. */
export function fromCeiling({ size, seed }: Wish): Arrangement {
  const height = tallEnough(size, 0.5, 0.28, 1.75);
  const y = 1.5;
  const z = 1.5;
  const frame = framed(height, y + size.height / 2 - height * 0.29, z, seed);
  const side = seed % 2 === 0 ? 1 : -1;
  const table = put(
    plainTable(Math.max(1.5, size.width * 1.7), 0.88, 0.75, timber(seed % 3 === 0 ? "walnut" : "oak")),
    [0, 0, z],
  );
  const props = [
    table,
    put(bouquet(0.5, seed), [side * 0.28, 0.75, z]),
    put(plainCabinet(1.5, 0.72, 0.4, timber(seed % 3 === 0 ? "walnut" : "oak")), [-side * 0.4, 0, 0.23]),
    put(greenery(1.15, seed), [side * 1.05, 0, 0.45]),
  ];
  return { frame, at: [0, y, z], turnY: 0, eye: 1.25, props };
}

/** On a sofa. */
export function onSofa({ size, seed }: Wish): Arrangement {
  const height = tallEnough(size, 0.5, 0.44, 0.8);
  const seat = 0.435;
  const isFlat = size.height < 0.2;
  const z = isFlat ? 0.68 : 0.6;
  const frame = framed(height, seat + size.height * 0.5, z, seed);
  return {
    frame,
    at: [seed % 2 === 0 ? -0.12 : 0.12, seat, z],
    turnY: isFlat ? 0.06 : 0.1,
    eye: seat + size.height * 0.6 + 0.35,
    props: [put(neutralSofa(2), [0, 0, 0.5])],
  };
}

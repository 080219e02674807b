import type { Object3D } from "three";
import type { Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import type { Size } from "../../recipe.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { bookPile } from "../../recipes/parts/books.ts";
import { rugPile, timber } from "../../surfaces/surfaces.ts";
import { put } from "../set/furnish.ts";
import { laptop } from "../set/laptop.ts";
import { neutralSofa } from "../set/neutralSofa.ts";
import { bar, nightTable, plainBed, plainCabinet, plainTable } from "../set/plainFurniture.ts";
import { art, bouquet, greenery, standingLamp } from "../set/props.ts";
import { type Arrangement, framed, tallEnough, type Wish } from "./arrangement.ts";

const RUGS = [
  ["berber", "#e5ddcd", "#8c7a63"],
  ["border", "#cfc3ae", "#f0e9dc"],
  ["grid", "#e6e0d3", "#9a8f80"],
  ["plain", "#d9d0c0"],
] as const;

function carpet(width: number, depth: number, z: number, seed: number): Object3D {
  const [pattern, ...colors] = pick(RUGS, seed);
  return put(rug({ width, depth, height: 0.012 }, { pile: rugPile(pattern, colors), seed }), [0.05, 0, z]);
}

/** With its back to the wall: plant and lamp beside it, pictures above it where there is room. */
export function againstWall(wish: Wish): Arrangement {
  const { size, kind, seed } = wish;
  // A child's bed shows its long side.
  if (kind === "kids" && size.depth > 1.5 * size.width)
    return {
      ...againstWall({ ...wish, size: { ...size, width: size.depth, depth: size.width } }),
      turnY: -Math.PI / 2,
    };
  const height = tallEnough(size, 0.66, 0.66, 1.45) * (1 + size.depth * 0.1);
  const z = size.depth / 2 + 0.03;
  const frame = framed(height, Math.max(height * 0.33, size.height * 0.5), z, seed);
  const side = seed % 2 === 0 ? 1 : -1;
  const space = (frame.width - size.width) / 2;
  const props: Object3D[] = [];
  const beside = (far: number, at: number): Point => [side * far * (size.width / 2 + at), 0, 0.38];
  if (space > 0.4)
    props.push(
      put(greenery(Math.min(1.5, Math.max(0.65, height * 0.46)), seed), beside(1, Math.min(0.5, space * 0.6)), seed),
    );
  if (kind === "bedroom" && size.width > 1.3 && space > 0.4) props.push(put(nightTable(seed), beside(-1, 0.34)));
  else if (space > 0.55 && height > 1.8 && size.height < 1.3 && (kind === "living" || kind === "bedroom"))
    props.push(put(standingLamp(seed), beside(-1, Math.min(0.45, space * 0.55))));
  if (kind === "bedroom" && size.width < 0.7 && size.height < 0.8)
    props.push(put(plainBed(), [-side * (size.width / 2 + 0.92), 0, 1.06]));
  if (size.height < 1.2) {
    const wide = Math.min(0.8, Math.max(0.38, size.width * 0.34));
    const y = size.height + Math.max(0.16, (height * 0.83 - size.height - wide * 1.3) * 0.4);
    const pair = size.width > 1.5;
    const fits = y + wide * 1.32 < frame.middle + height * 0.47;
    if (fits)
      props.push(put(art(wide, wide * 1.32, seed), [pair ? -wide * 0.62 : -side * size.width * 0.06, y, 0.016]));
    if (fits && pair) props.push(put(art(wide * 0.72, wide * 0.95, seed + 2), [wide * 0.5, y + wide * 0.15, 0.016]));
  }
  if ((kind === "living" || kind === "bedroom" || kind === "kids") && size.width > 1.2)
    props.push(carpet(Math.min(3, size.width * 1.05), 1.7, size.depth + 0.35, seed));
  return { frame, at: [0, 0, z], turnY: 0, eye: Math.min(1.2, Math.max(0.8, size.height + 0.3)), props };
}

/** Free in the room, with what belongs to it behind or beside it. */
export function inTheMiddle({ size, kind, seed }: Wish): Arrangement {
  const isSeat = size.seatHeight !== undefined && size.width < 1.1;
  const height = tallEnough(size, 0.6, 0.56, 1.35) * (1 + size.depth * 0.06);
  const z = (kind === "living" ? 1.35 : 1.55) + size.depth / 2;
  const frame = framed(height, height * 0.36, z, seed);
  const side = seed % 2 === 0 ? 1 : -1;
  const props: Object3D[] = [];
  const isTable = kind === "dining" && size.height > 0.68 && size.height < 0.8 && !isSeat && size.width > 0.5;
  if (kind === "office")
    props.push(
      put(plainTable(1.4, 0.65, 0.74, timber("oak")), [side * 0.35, 0, z - 0.75]),
      put(laptop(), [side * 0.42, 0.74, z - 0.75], 0.2),
      put(greenery(0.9, seed), [-side * 0.95, 0, 0.45]),
    );
  else if (isSeat && kind === "dining") props.push(...atTable(size, z, side, seed));
  else if (isTable)
    props.push(
      put(bouquet(0.62, seed), [-size.width * 0.12, size.height, z]),
      put(plainCabinet(1.5, 0.72, 0.4, timber("oak")), [side * 0.35, 0, 0.23]),
      put(bookPile(3, seed), [side * 0.7, 0.72, 0.23]),
      put(greenery(1.1, seed), [-side * frame.width * 0.38, 0, 0.5]),
    );
  else if (size.height < 0.62 && kind === "living")
    props.push(
      put(neutralSofa(Math.max(1.9, size.width * 1.7)), [side * 0.2, 0, 0.52]),
      carpet(Math.max(2, size.width * 2), Math.max(1.5, size.depth * 1.9), z, seed),
    );
  else
    props.push(
      put(standingLamp(seed), [-side * (size.width / 2 + 0.3), 0, z - 0.75]),
      put(greenery(Math.min(1.3, height * 0.55), seed), [side * (size.width / 2 + 0.5), 0, 0.55]),
      carpet(size.width * 2.1, 1.5, z, seed),
    );
  if (!isTable && frame.middle + height / 2 > 1.75)
    props.push(put(art(0.5, 0.68, seed), [side * 0.25, Math.max(1.3, size.height + 0.3), 0.016]));
  return {
    frame,
    at: [0, 0, z],
    turnY: isSeat || kind === "office" ? -side * 0.42 : 0,
    eye: Math.min(1.25, Math.max(0.85, size.height + 0.28)),
    props,
  };
}

function atTable(size: Size, z: number, side: number, seed: number): Object3D[] {
  if ((size.seatHeight ?? 0) > 0.58) {
    const counter = bar(1.9, (size.seatHeight ?? 0.65) + 0.28);
    return [
      put(counter, [side * 0.3, 0, z - 0.72]),
      put(bouquet(0.55, seed), [side * 0.75, (size.seatHeight ?? 0.65) + 0.28, z - 0.75]),
    ];
  }
  return [
    put(plainTable(1.7, 0.85, 0.75, timber(seed % 3 === 0 ? "walnut" : "oak")), [side * 0.62, 0, z - 0.72], 0),
    put(bouquet(0.55, seed), [side * 0.6, 0.75, z - 0.75]),
  ];
}

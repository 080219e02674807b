import { BoxGeometry, type Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { random } from "../../geometry/random.ts";
import { box } from "../../geometry/solids.ts";
import { lacquer } from "../../surfaces/surfaces.ts";

const SPINES = [
  "#7a3b32",
  "#e8e0d0",
  "#34495a",
  "#c4a46a",
  "#8a9a86",
  "#d8d2c6",
  "#35353a",
  "#b5654a",
  "#5d6b58",
  "#efe9dd",
  "#9c8a74",
] as const;
const PAPER = lacquer("#f3ecdd", 0.95);

/** A row of books standing on y = 0, from x = 0 to at most `width`; the last one leans. */
export function bookRow(width: number, height: number, depth: number, seed = 1): Object3D {
  const next = random(seed * 97 + 11);
  const books: Object3D[] = [];
  let x = 0;
  for (;;) {
    const thickness = 0.014 + next() * 0.028;
    const tall = Math.min(height * 0.94, 0.17 + next() * 0.11);
    const deep = Math.min(depth * 0.9, 0.13 + next() * 0.06);
    const last = x + thickness * 2 + tall * 0.2 > width;
    const color = SPINES[Math.floor(next() * SPINES.length)] ?? SPINES[0];
    const book = bound(thickness, tall, deep, color);
    if (!last) {
      book.position.set(x + thickness / 2, tall / 2, 0);
      books.push(book);
      x += thickness + 0.0008;
      continue;
    }
    if (x + thickness + tall * 0.16 < width && books.length > 2) {
      const angle = 0.15;
      book.rotation.z = angle;
      book.position.set(
        x + (thickness / 2) * Math.cos(angle) + (tall / 2) * Math.sin(angle),
        (tall / 2) * Math.cos(angle) + (thickness / 2) * Math.sin(angle),
        0,
      );
      books.push(book);
    }
    return group(books);
  }
}

/** Books lying on each other, centred. */
export function bookPile(count: number, seed = 1): Object3D {
  const next = random(seed * 61 + 5);
  const books: Object3D[] = [];
  let y = 0;
  for (let index = 0; index < count; index += 1) {
    const thickness = 0.018 + next() * 0.022;
    const book = bound(
      thickness,
      0.24 - index * 0.02,
      0.17 - index * 0.012,
      SPINES[Math.floor(next() * SPINES.length)] ?? SPINES[0],
    );
    const flat = group([book], [0, y + thickness / 2, 0], (next() - 0.5) * 0.3);
    book.rotation.z = Math.PI / 2;
    books.push(flat);
    y += thickness;
  }
  return group(books);
}

/** Its spine looks to +z. */
function bound(thickness: number, tall: number, deep: number, color: `#${string}`): Object3D {
  const cover = lacquer(color, 0.8);
  const boards = [-1, 1].map((side) =>
    part(new BoxGeometry(0.002, tall, deep), cover, [side * (thickness / 2 - 0.001), 0, 0]),
  );
  const spine = part(box(thickness, tall, 0.003, 0.001, 1), cover, [0, 0, deep / 2 - 0.0015]);
  const pages = part(new BoxGeometry(thickness - 0.004, tall - 0.008, deep - 0.008), PAPER, [0, 0, 0]);
  const title: Point = [0, tall * 0.2, deep / 2 - 0.0002];
  const band = part(new BoxGeometry(thickness * 0.7, tall * 0.12, 0.0012), lacquer("#e9dfc4", 0.8), title);
  return group([...boards, spine, pages, band]);
}

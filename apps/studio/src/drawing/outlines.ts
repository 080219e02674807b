import type { Elevation } from "./elevation.ts";
import { withoutSpecks } from "./specks.ts";

export type Line = readonly (readonly [x: number, y: number])[];

/** The lines between parts, and around all of them, as few points as show their shape. */
export function outlines(
  view: Pick<Elevation, "columns" | "rows" | "parts">,
  tolerance: number,
  smallest: number,
): Line[] {
  const cells = withoutSpecks(view, smallest);
  return chains(cells, view.columns, view.rows)
    .map((line) => simplified(line, tolerance))
    .filter((line) => line.length > 1);
}

/** Follows the borders between cells; a line ends where three parts meet. */
function chains(cells: Uint16Array, columns: number, rows: number): Line[] {
  const wide = columns + 1;
  const steps = [1, wide, -1, -wide];
  // Bit n of a corner: a border leaves it in the direction of steps[n].
  const leaving = new Uint8Array(wide * (rows + 1));
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : cells[y * columns + x]!;
  const border = (from: number, direction: number): void => {
    leaving[from]! |= 1 << direction;
    leaving[from + steps[direction]!]! |= 1 << ((direction + 2) % 4);
  };
  for (let y = 0; y <= rows; y += 1) {
    for (let x = 0; x <= columns; x += 1) {
      const here = at(x, y);
      if (x < columns && here !== at(x, y - 1)) border(y * wide + x, 0);
      if (y < rows && here !== at(x - 1, y)) border(y * wide + x, 1);
    }
  }
  const degree = (corner: number): number =>
    [0, 1, 2, 3].filter((direction) => leaving[corner]! & (1 << direction)).length;
  const follow = (start: number, first: number): Line => {
    const line: [number, number][] = [[start % wide, Math.floor(start / wide)]];
    let corner = start;
    for (let direction: number | undefined = first; direction !== undefined;) {
      const next: number = corner + steps[direction]!;
      leaving[corner]! &= ~(1 << direction);
      const arrived = (direction + 2) % 4;
      const through = degree(next) === 2;
      leaving[next]! &= ~(1 << arrived);
      corner = next;
      line.push([corner % wide, Math.floor(corner / wide)]);
      direction = through ? [0, 1, 2, 3].find((way) => leaving[corner]! & (1 << way)) : undefined;
    }
    return line;
  };
  const lines: Line[] = [];
  // Lines between junctions first; what remains then are rings.
  for (const wanted of [(count: number) => count > 2 || count === 1, (count: number) => count > 0]) {
    for (let corner = 0; corner < leaving.length; corner += 1) {
      if (leaving[corner] === 0 || !wanted(degree(corner))) continue;
      for (let direction = 0; direction < 4; direction += 1)
        if (leaving[corner]! & (1 << direction)) lines.push(follow(corner, direction));
    }
  }
  return lines;
}

/** Douglas and Peucker's way: leaves out points that are nearly on the line of their neighbours. */
export function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  const closed = first[0] === last[0] && first[1] === last[1];
  let worst = 0;
  let farthest = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = closed
      ? Math.hypot(line[index]![0] - first[0], line[index]![1] - first[1])
      : distance(line[index]!, first, last);
    if (away > worst) [worst, farthest] = [away, index];
  }
  if (worst <= tolerance) return closed ? [] : [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance),
    ...simplified(line.slice(farthest), tolerance).slice(1),
  ];
}

function distance(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay);
}

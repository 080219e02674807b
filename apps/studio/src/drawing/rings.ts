import { type Line, simplified } from "./outlines.ts";

/** A grid of numbers in rows of `columns`; 0 is nothing. */
interface Grid {
  columns: number;
  cells: Uint16Array;
}

/**
 * The borders of all cells with this number, or of all with any, each closed and with the inside on its left, as few points
 * as show their shape.
 */
export function rings({ columns, cells }: Grid, wanted: number | "any", tolerance: number, smallest: number): Line[] {
  const isWanted = (cell: number): boolean => (wanted === "any" ? cells[cell] !== 0 : cells[cell] === wanted);
  const rows = cells.length / columns;
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && isWanted(y * columns + x);
  // At which cells a border goes right, below what is inside: every ring has such a step.
  const starts = new Set<number>();
  for (let cell = 0; cell < cells.length; cell += 1)
    if (isWanted(cell) && (cell < columns || !isWanted(cell - columns))) starts.add(cell);
  const found: Line[] = [];
  for (const start of starts) {
    const line = follow(start % columns, Math.floor(start / columns), inside, (x, y) => starts.delete(y * columns + x));
    if (Math.abs(areaOf(line)) >= smallest) found.push(simplified(line, tolerance));
  }
  return found.filter((line) => line.length > 3);
}

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Of the step in each direction from a corner: the cell on its left, and the one on its right. */
const BESIDE = [
  [
    [0, 0],
    [0, -1],
  ],
  [
    [-1, 0],
    [0, 0],
  ],
  [
    [-1, -1],
    [-1, 0],
  ],
  [
    [0, -1],
    [-1, -1],
  ],
] as const;

function follow(
  startX: number,
  startY: number,
  inside: (x: number, y: number) => boolean,
  goesRight: (x: number, y: number) => void,
): Line {
  const line: [number, number][] = [[startX, startY]];
  let [x, y, direction] = [startX, startY, 0];
  do {
    if (direction === 0) goesRight(x, y);
    x += STEPS[direction]![0];
    y += STEPS[direction]![1];
    line.push([x, y]);
    const from = direction;
    // As far to the left as there is a border: cells that touch at a corner only are two shapes.
    direction = [from + 1, from, from + 3]
      .map((turned) => turned % 4)
      .find((turned) => {
        const [left, right] = BESIDE[turned]!;
        return inside(x + left[0], y + left[1]) && !inside(x + right[0], y + right[1]);
      })!;
  } while (x !== startX || y !== startY || direction !== 0);
  return line;
}

/** Of a closed line, in cells; negative where it goes round a hole. */
function areaOf(line: Line): number {
  let twice = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [ax, ay] = line[index - 1]!;
    const [bx, by] = line[index]!;
    twice += ax * by - bx * ay;
  }
  return twice / 2;
}

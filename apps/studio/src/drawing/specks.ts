import type { Elevation } from "./elevation.ts";

/**
 * Patches of hardly any size (screws, seams, the sky between leaves) become part of what is beside them.
 *
 * @param smallest in cells
 */
export function withoutSpecks({ columns, parts }: Pick<Elevation, "columns" | "parts">, smallest: number): Uint16Array {
  const cells = Uint16Array.from(parts);
  const seen = new Uint8Array(cells.length);
  const patch = new Uint32Array(cells.length);
  for (let start = 0; start < cells.length; start += 1) {
    if (seen[start] === 1) continue;
    const part = cells[start]!;
    let size = 0;
    const take = (cell: number): void => {
      if (cell < 0 || cell >= cells.length || seen[cell] === 1 || cells[cell] !== part) return;
      seen[cell] = 1;
      patch[size++] = cell;
    };
    take(start);
    for (let next = 0; next < size; next += 1) {
      const cell = patch[next]!;
      take(cell - 1);
      take(cell + 1);
      take(cell - columns);
      take(cell + columns);
    }
    // What was met before it is beside it, and has its final part already.
    const beside = cells[start - 1] ?? cells[start - columns];
    if (size < smallest && beside !== undefined)
      for (let next = 0; next < size; next += 1) cells[patch[next]!] = beside;
  }
  return cells;
}

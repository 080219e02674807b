import type { Elevation } from "./elevation.ts";
import type { Tones } from "./tones.ts";

/** Foliage with less sky between its leaves: each grows by so many cells where there is nothing. */
export function bushy(view: Elevation, tones: Tones, by: number): { view: Elevation; tones: Tones } {
  if (tones.leaves.size === 0) return { view, tones };
  const { columns } = view;
  const parts = Uint16Array.from(view.parts);
  const cells = Uint16Array.from(tones.cells);
  let edge = [...parts.keys()].filter((cell) => tones.leaves.has(parts[cell]!));
  for (let step = 0; step < by; step += 1) {
    const grown: number[] = [];
    for (const from of edge) {
      for (const cell of [from - 1, from + 1, from - columns, from + columns]) {
        const isNextRow = Math.abs((cell % columns) - (from % columns)) > 1;
        if (parts[cell] !== 0 || isNextRow) continue;
        parts[cell] = parts[from]!;
        cells[cell] = cells[from]!;
        grown.push(cell);
      }
    }
    edge = grown;
  }
  return { view: { ...view, parts }, tones: { ...tones, cells } };
}

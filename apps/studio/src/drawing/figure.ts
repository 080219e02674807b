import type { Object3D } from "three";
import { type Elevation, elevation, type Side } from "./elevation.ts";
import { type Line, outlines } from "./outlines.ts";
import { rings } from "./rings.ts";
import { written } from "./smooth.ts";
import { withoutSpecks } from "./specks.ts";
import { bushy } from "./bushy.ts";
import { isDark, softened } from "./shades.ts";
import { type Tones, tonesOf } from "./tones.ts";

/** Cells per unit of the drawing: slanted lines come out straight. */
const FINE = 2;
const INK = "#3a3935";

/** A model seen from one side, in its own colours. */
export interface Figure {
  /** of its largest part */
  color: string;
  /**
   * Drawn from the middle of the floor (from above: of the front edge), upwards is negative. `coarser` than 1 leaves out
   * more of what is small.
   */
  svg: (coarser: number) => string;
}

/**
 * Looks at a model, `scale` units of the drawing to the metre.
 *
 * @param seen in metres; the height from above is its depth
 * @param extras also what is not part of its measures
 */
export function figure(
  model: Object3D,
  side: Side,
  seen: { width: number; height: number },
  scale: number,
  extras = false,
): Figure {
  const view = elevation(model, side, scale * FINE, seen, extras);
  const tones = tonesOf(view);
  const [commonest = 1] = byFrequency(tones.cells, tones);
  const color = tones.colors[commonest - 1] ?? INK;
  return { color: softened(color), svg: (coarser) => svgOf(view, tones, isDark(color), coarser) };
}

function svgOf(seen: Elevation, known: Tones, isOnDark: boolean, coarser: number): string {
  const { view, tones } = bushy(seen, known, Math.round(2 * coarser));
  const cells = withoutSpecks({ columns: view.columns, parts: tones.cells }, 40 * coarser ** 2);
  const tolerance = 1.2 * coarser;
  const shapes = byFrequency(cells, tones).map((tone, order) => {
    // The commonest colour is drawn under all others, so that nothing shines through between them.
    const wanted = order === 0 ? "any" : tone;
    const data = pathOf(rings({ columns: view.columns, cells }, wanted, tolerance, 24 * coarser ** 2), view);
    return data === "" ? "" : `<path fill="${softened(tones.colors[tone - 1] ?? INK)}" d="${data}"/>`;
  });
  const lines = pathOf(outlines(view, tolerance * 1.3, 130 * coarser ** 2), view);
  const [ink, opacity] = isOnDark ? ["#fff", 0.4] : [INK, 0.55];
  return `<g transform="scale(${1 / FINE})">${shapes.join("")}<path fill="none" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${1.1 * FINE}" d="${lines}"/></g>`;
}

function byFrequency(cells: Uint16Array, { colors }: Tones): number[] {
  const counts = colors.map((_, index) => ({ tone: index + 1, count: 0 }));
  for (const cell of cells) if (cell > 0) counts[cell - 1]!.count += 1;
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ tone }) => tone);
}

function pathOf(lines: readonly Line[], { columns }: Elevation): string {
  const middle = Math.round(columns / 2);
  return lines
    .map(([first, ...rest]) => {
      let [x, y] = first!;
      const steps = rest.flatMap((next) => {
        const step = [next[0] - x, y - next[1]];
        [x, y] = next;
        return step;
      });
      return `M${written([first![0] - middle, 2 - first![1]])}l${written(steps)}`;
    })
    .join("");
}

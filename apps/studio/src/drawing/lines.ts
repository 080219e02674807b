import type { Line } from "./outlines.ts";

export const LARGEST = 7.5 * 1024;
export const INK = "#3a3935";
export const PALE = "#8b877e";
export const MARGIN = 56;
/** Cells per unit of the drawing: slanted lines come out straight. */
export const FINE = 3;

/** A drawing in lines, as a file. */
export const page = (
  { width, height }: { width: number; height: number },
  ref: string,
  parts: readonly string[],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><title>${ref}</title>${parts.join("")}</svg>\n`;

export const round = (x: number): number => Math.round(x * 10) / 10;

/** Data of a path; `left` and `floor` are where the view begins, in cells. */
export function pathOf(lines: readonly Line[], left: number, floor: number): string {
  return lines
    .map((line) => {
      let [x, y] = line[0]!;
      const start = `M${Math.round(left + x)} ${Math.round(floor - y)}`;
      const steps = line.slice(1).map((next) => {
        const step = `${next[0] - x} ${y - next[1]}`;
        [x, y] = next;
        return step;
      });
      return `${start}l${steps.join(" ").replaceAll(" -", "-")}`;
    })
    .join("");
}

/** A measure under something. */
export const across = (x: number, y: number, length: number): string =>
  `<path d="M${round(x)} ${round(y)}h${round(length)}M${round(x)} ${round(y - 5)}v10M${round(x + length)} ${round(y - 5)}v10"/>`;

/** A measure beside something. */
export const upright = (x: number, floor: number, length: number): string =>
  `<path d="M${round(x)} ${round(floor)}v${round(-length)}M${round(x - 5)} ${round(floor)}h10M${round(x - 5)} ${round(floor - length)}h10"/>`;

export function label(x: number, y: number, metres: number, turned = false): string {
  const place = turned
    ? `transform="translate(${round(x)} ${round(y)})rotate(-90)"`
    : `x="${round(x)}" y="${round(y)}"`;
  return `<text ${place}>${Math.round(metres * 1000) / 10} cm</text>`;
}

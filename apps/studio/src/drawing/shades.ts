/** Red, green and blue of a "#rrggbb", 0 to 255. */
export const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Between two colours; 0 is the first. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const between = a.map((value, channel) => Math.round(value + ((b[channel] ?? 0) - value) * share));
  return `#${between.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A little lighter than the thing itself, so that lines are seen on it; white a little darker than the page. */
export const softened = (color: string): string =>
  brightness(color) > 225 ? mixed(color, "#8b877e", 0.1) : mixed(color, "#ffffff", 0.1);

export const isDark = (color: string): boolean => brightness(color) < 80;

/** 0 to 255 */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

export type Corner = readonly [x: number, y: number];

/** A closed curve through all the corners (Catmull and Rom's way), as the data of an SVG path in whole numbers. */
export function smooth(corners: readonly Corner[]): string {
  const at = (index: number): Corner => corners[(index + corners.length) % corners.length] ?? [0, 0];
  const [startX, startY] = at(0).map(Math.round) as [number, number];
  let [lastX, lastY] = [startX, startY];
  const curves = corners.flatMap((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const x = [from[0] + (to[0] - before[0]) / 6, to[0] - (after[0] - from[0]) / 6, to[0]];
    const y = [from[1] + (to[1] - before[1]) / 6, to[1] - (after[1] - from[1]) / 6, to[1]];
    const curve = x.flatMap((across, step) => [Math.round(across) - lastX, Math.round(y[step] ?? 0) - lastY]);
    [lastX, lastY] = [Math.round(to[0]), Math.round(to[1])];
    return curve;
  });
  return `M${written([startX, startY])}c${written(curves)}z`;
}

/** Numbers as the data of an SVG path takes them, with as few signs as can be. */
export const written = (numbers: readonly number[]): string => numbers.join(" ").replaceAll(" -", "-");

/** Smallest size that is seen well, in metres for each metre of distance: 40 cm in a whole room. */
const LEAST_SEEN = 0.0634;

/** Colours of the products that are large enough for the distance of the camera. */
export const seenFrom = (
  shown: ReadonlyMap<string, { color: string; size: number }>,
  distance: number,
): Record<string, string> =>
  Object.fromEntries(
    [...shown]
      .filter(([, { size }]) => size >= LEAST_SEEN * distance)
      .map(([ref, { color }]) => [ref, color] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

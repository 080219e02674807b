/** Returns how long the work takes, in milliseconds. */
export function elapsedMs(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Returns what `make` makes, the seconds it took and the bytes that it holds. Needs --expose-gc. */
export async function measureMemory(make) {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const made = await make();
  const seconds = (performance.now() - started) / 1000;
  globalThis.gc?.();
  const after = process.memoryUsage();
  return { made, seconds, bytes: after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers };
}

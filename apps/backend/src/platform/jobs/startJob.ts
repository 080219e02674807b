import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs a job now and again an interval after each run. A failed run is reported; the next one finds the same rows.
 *
 * @returns a function that stops it and resolves after the current run
 */
export function startJob(
  run: () => Promise<unknown>,
  { intervalMs, onError }: { intervalMs: number; onError: (error: unknown) => void },
): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const runs = repeat();

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      await run().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await sleep(intervalMs, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  return async () => {
    controller.abort();
    await runs;
  };
}

import { setTimeout as sleep } from "node:timers/promises";

/** A run that waits for a mail server or an engine may take longer; what it claimed is free again after its lease. */
const STOP_MS = 3000;

/**
 * Runs a job now and again an interval after each run. A failed run is reported; the next one finds the same rows.
 *
 * @returns a function that aborts the signal of the current run and waits at most three seconds for its end
 */
export function startJob(
  run: (signal: AbortSignal) => Promise<unknown>,
  { intervalMs, onError }: { intervalMs: number; onError: (error: unknown) => void },
): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const runs = repeat();

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      await run(signal).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await sleep(intervalMs, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  return async () => {
    controller.abort();
    await Promise.race([runs, sleep(STOP_MS, undefined, { ref: false })]);
  };
}

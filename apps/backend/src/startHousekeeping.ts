import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "./deps.ts";
import { expirePayments } from "./payment/expirePayments.ts";
import { expireTransfers } from "./payment/expireTransfers.ts";
import { retryRefunds } from "./refund/retryRefunds.ts";
import { runPurges } from "./platform/jobs/runPurges.ts";

const INTERVAL_MS = 600_000;

/**
 * Runs housekeeping now and every ten minutes.
 *
 * @returns a function that stops it and resolves after the current round
 */
export function startHousekeeping(deps: Deps, intervalMs = INTERVAL_MS): () => Promise<void> {
  const { db, clock, log } = deps;
  const controller = new AbortController();
  const rounds = runRounds();

  async function runRounds(): Promise<void> {
    while (!controller.signal.aborted) {
      try {
        await runPurges(db, clock());
        await expirePayments(deps);
        await expireTransfers(deps);
        await retryRefunds(deps);
      } catch (error) {
        // Safe to skip: the next round finds the same rows.
        log.error({ err: error }, "housekeeping failed");
      }
      await sleep(intervalMs, undefined, { ref: false, signal: controller.signal }).catch(() => {});
    }
  }

  return async () => {
    controller.abort();
    await rounds;
  };
}

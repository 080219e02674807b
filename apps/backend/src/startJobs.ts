import type { Deps } from "./deps.ts";
import { expirePayments } from "./payment/expirePayments.ts";
import { expireTransfers } from "./payment/expireTransfers.ts";
import { runPurges } from "./platform/jobs/runPurges.ts";
import { startJob } from "./platform/jobs/startJob.ts";
import { retryRefunds } from "./refund/retryRefunds.ts";

const INTERVAL_MS = 600_000;

/**
 * Runs housekeeping now and every ten minutes.
 *
 * @returns a function that stops it and resolves after the current round
 */
export function startHousekeeping(deps: Deps, intervalMs = INTERVAL_MS): () => Promise<void> {
  const runRound = async (): Promise<void> => {
    await runPurges(deps.db, deps.clock());
    await expirePayments(deps);
    await expireTransfers(deps);
    await retryRefunds(deps);
  };
  return startJob(runRound, {
    intervalMs,
    onError: (error) => deps.log.error({ err: error }, "housekeeping failed"),
  });
}

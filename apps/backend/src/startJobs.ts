import type { Deps } from "./deps.ts";
import { countSales } from "./order/sales.ts";
import { expirePayments } from "./payment/expirePayments.ts";
import { expireTransfers } from "./payment/expireTransfers.ts";
import { runPurges } from "./platform/jobs/runPurges.ts";
import { startJob } from "./platform/jobs/startJob.ts";
import { retryRefunds } from "./refund/retryRefunds.ts";

const MINUTE_MS = 60_000;

type Job = readonly [name: string, intervalMs: number, run: (deps: Deps) => Promise<unknown>];

const JOBS: readonly Job[] = [
  ["purges", 10 * MINUTE_MS, ({ db, clock }) => runPurges(db, clock())],
  ["payment expiry", 10 * MINUTE_MS, expirePayments],
  ["transfer expiry", 10 * MINUTE_MS, expireTransfers],
  ["refunds", 10 * MINUTE_MS, retryRefunds],
  ["sales count", MINUTE_MS, ({ db }) => countSales(db)],
];

/**
 * Runs each job now and again after its interval. A job that fails or takes long does not delay the others.
 *
 * @returns a function that stops them and resolves after their current runs
 */
export function startJobs(deps: Deps, jobs: readonly Job[] = JOBS): () => Promise<void> {
  const stops = jobs.map(([name, intervalMs, run]) =>
    startJob(() => run(deps), {
      intervalMs,
      onError: (error) => deps.log.error({ err: error, job: name }, "a job failed"),
    }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

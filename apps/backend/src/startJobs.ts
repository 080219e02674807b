import type { Deps } from "./deps.ts";
import { addToProducts } from "./catalogue/addToProducts.ts";
import { fillOrderEmails } from "./order/orderEmail.ts";
import { capturePayments, reportExpiringAuthorizations } from "./payment/capturePayments.ts";
import { expirePayments } from "./payment/expirePayments.ts";
import { expireTransfers } from "./payment/expireTransfers.ts";
import { type EdgePurgeOptions, startEdgePurges } from "./platform/jobs/startEdgePurges.ts";
import { runRetention } from "./privacy/runRetention.ts";
import { runPurges } from "./platform/jobs/runPurges.ts";
import { type JobQueueOptions, openJobQueue } from "./platform/jobs/jobQueue.ts";
import { retryRefunds } from "./refund/retryRefunds.ts";

const EVERY_MINUTE = "* * * * *";
const DAILY = "17 3 * * *";
const EVERY_TEN_MINUTES = "*/10 * * * *";
const HOURLY = "7 * * * *";

/** `cron` is in UTC; the name is the name of its queue. */
interface Job {
  name: string;
  cron: string;
  run: (deps: Deps) => Promise<unknown>;
}

type StartOptions = Omit<JobQueueOptions, "log"> & { jobs?: readonly Job[]; edge?: EdgePurgeOptions | undefined };

export const JOBS: readonly Job[] = [
  { name: "purges", cron: EVERY_TEN_MINUTES, run: ({ db, clock }) => runPurges(db, clock()) },
  { name: "payment_expiry", cron: EVERY_TEN_MINUTES, run: expirePayments },
  { name: "transfer_expiry", cron: EVERY_TEN_MINUTES, run: expireTransfers },
  { name: "captures", cron: EVERY_TEN_MINUTES, run: capturePayments },
  { name: "expiring_authorizations", cron: DAILY, run: reportExpiringAuthorizations },
  { name: "refunds", cron: EVERY_TEN_MINUTES, run: retryRefunds },
  { name: "sales_count", cron: EVERY_MINUTE, run: ({ db }) => addToProducts(db, "sold") },
  // Each run drops the cached pages of all viewed products.
  { name: "view_count", cron: HOURLY, run: ({ db }) => addToProducts(db, "viewed") },
  { name: "retention", cron: DAILY, run: runRetention },
  { name: "order_emails", cron: EVERY_TEN_MINUTES, run: ({ db }) => fillOrderEmails(db) },
];

/**
 * Shares the scheduled jobs with all other workers of the database; each job has one run at a time. Each is also due
 * once when a worker starts.
 *
 * @returns a function that stops this worker; jobs that have not ended by then are handed back
 */
export async function startJobs(
  deps: Deps,
  { jobs = JOBS, edge, ...options }: StartOptions,
): Promise<() => Promise<void>> {
  const queue = await openJobQueue({ ...options, log: deps.log });
  for (const { name, cron, run } of jobs) await queue.schedule(name, cron, () => run(deps));
  if (edge !== undefined) await startEdgePurges(queue, edge, deps.log);
  return queue.stop;
}

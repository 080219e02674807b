import type { Deps } from "../../deps.ts";
import { startJob } from "../../platform/jobs/startJob.ts";
import { getPaymentProviders } from "../providers.ts";
import { reportDuePayments } from "./reportPayment.ts";

const POLL_INTERVAL_MS = 2000;

/**
 * Polls for delayed payments to report, if the test bank is enabled.
 * @returns a function that stops polling
 */
export function startTestBankJob(deps: Deps, intervalMs = POLL_INTERVAL_MS): () => Promise<void> {
  if (!getPaymentProviders(deps).usesTestBank) return async () => {};
  return startJob(() => reportDuePayments(deps), {
    intervalMs,
    onError: (error) => deps.log.error({ err: error }, "test bank report failed"),
  });
}

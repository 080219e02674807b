import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { getPaymentProviders } from "../providers.ts";
import { reportDuePayments } from "./reportPayment.ts";

const POLL_INTERVAL_MS = 2000;

/**
 * Polls for delayed payments to report, if the test bank is enabled.
 * @returns a function that stops polling
 */
export function startTestBankJob(deps: Deps, intervalMs = POLL_INTERVAL_MS): () => Promise<void> {
  const controller = new AbortController();
  const polling = poll();

  async function poll(): Promise<void> {
    while (getPaymentProviders(deps).usesTestBank && !controller.signal.aborted) {
      try {
        await reportDuePayments(deps);
      } catch (error) {
        deps.log.error({ err: error }, "test bank report failed");
      }
      await sleep(intervalMs, undefined, { ref: false, signal: controller.signal }).catch(() => {});
    }
  }

  return async () => {
    controller.abort();
    await polling;
  };
}

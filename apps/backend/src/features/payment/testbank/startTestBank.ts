import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../../deps.ts";
import { paymentsOf } from "../providers.ts";
import { reportDue } from "./report.ts";

const EVERY_MS = 2000;

/**
 * Polls for delayed payments to report, if the test bank is enabled.
 * @returns a function that stops polling
 */
export function startTestBank(deps: Deps, everyMs = EVERY_MS): () => Promise<void> {
  const ending = new AbortController();
  const rounds = keepOn();

  async function keepOn(): Promise<void> {
    while (paymentsOf(deps).usesTestBank && !ending.signal.aborted) {
      try {
        await reportDue(deps);
      } catch (error) {
        deps.log.error({ err: error }, "the test bank could not report");
      }
      await sleep(everyMs, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  }

  return async () => {
    ending.abort();
    await rounds;
  };
}

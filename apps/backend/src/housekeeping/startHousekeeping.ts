import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { expirePayments } from "../features/payment/expirePayments.ts";
import { expireTransfers } from "../features/payment/expireTransfers.ts";
import { retryRefunds } from "../features/refund/retryRefunds.ts";
import { houseKeep } from "./houseKeep.ts";

const EVERY_MS = 600_000;

/**
 * Runs housekeeping now and every ten minutes.
 *
 * @returns a function that stops it and resolves after the current round
 */
export function startHousekeeping(deps: Deps, everyMs = EVERY_MS): () => Promise<void> {
  const { db, clock, log } = deps;
  const ending = new AbortController();
  const rounds = keepOn();

  async function keepOn(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await houseKeep(db, clock());
        await expirePayments(deps);
        await expireTransfers(deps);
        await retryRefunds(deps);
      } catch (error) {
        // Safe to skip: the next round finds the same rows.
        log.error({ err: error }, "housekeeping failed");
      }
      await sleep(everyMs, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  }

  return async () => {
    ending.abort();
    await rounds;
  };
}

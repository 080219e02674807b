import { pause } from "../shared/promises.js";
import type { Environment } from "./environment.js";

const LEASE_MS = 6000;
const RENEW_MS = 2000;
/** Longer than a storage write takes to reach the other tabs. */
const SETTLE_MS = 50;
const POLL_MS = 100;

/**
 * Cross-tab lock for browsers without Web Locks: a tab that finds the lease free writes its key, waits, and holds the
 * lock if its key is still stored. The lease of a closed tab expires.
 */
export function leaseLock({
  storage: { local },
  clock,
  timers,
  random,
}: Pick<Environment, "storage" | "clock" | "timers" | "random">): Environment["lock"] {
  return async (name, run) => {
    const key = `lease:${name}`;
    const owner = random.key();
    const write = (): void => local.set(key, `${owner} ${clock.now() + LEASE_MS}`);
    const isFree = (): boolean => {
      const until = Number(local.get(key)?.split(" ")[1] ?? 0);
      // A lease beyond the maximum was written under another clock.
      return !(until > clock.now() && until <= clock.now() + LEASE_MS);
    };
    const isMine = (): boolean => local.get(key)?.startsWith(`${owner} `) === true;

    for (;;) {
      if (isFree()) {
        write();
        await pause(timers, SETTLE_MS);
        if (isMine()) break;
      }
      await pause(timers, POLL_MS);
    }
    let stop: () => void = () => {};
    const renew = (): void => {
      if (isMine()) write();
      stop = timers.after(RENEW_MS, renew);
    };
    renew();
    try {
      return await run();
    } finally {
      stop();
      if (isMine()) local.remove(key);
    }
  };
}

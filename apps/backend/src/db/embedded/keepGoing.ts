import { setTimeout as sleep } from "node:timers/promises";
import { inspectCluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import type { Keeper } from "./Keeper.ts";
import type { Paths } from "./paths.ts";

const REVIVE_MS = 500;

/** Restarts the server when it dies while in use, so that the backend need not be restarted. */
export function keepGoing(
  first: Keeper,
  paths: Paths,
  obtain: () => Promise<Keeper>,
  log: (message: string) => void,
): { release(): Promise<Keeper> } {
  let keeper = first;
  let released = false;
  let reviving: Promise<void> = Promise.resolve();
  const revive = async (): Promise<void> => {
    // PostgreSQL's child processes need a moment to exit, and a server that crashes on start must not cause a busy
    // loop.
    await sleep(REVIVE_MS);
    if (released) return;
    try {
      if (!inspectCluster(paths)) throw gone(paths);
      keeper = await obtain();
      void watch();
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const watch = async (): Promise<void> => {
    await keeper.ended;
    if (!released) reviving = revive();
  };
  void watch();
  return {
    async release() {
      released = true;
      await reviving;
      return keeper;
    },
  };
}

function gone({ cluster }: Paths): EmbeddedPostgresError {
  const message = `The database in ${cluster} was removed while it was used: stop the shop, bring the folder back if you can, and start again.`;
  return new EmbeddedPostgresError("DATA_DIR_GONE", message);
}

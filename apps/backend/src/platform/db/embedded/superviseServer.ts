import { setTimeout as sleep } from "node:timers/promises";
import { inspectCluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import type { ServerLease } from "./serverLease.ts";
import type { Paths } from "./paths.ts";

const RESTART_DELAY_MS = 500;

/** Restarts the server when it dies while in use, so that the backend need not be restarted. */
export function superviseServer(
  first: ServerLease,
  paths: Paths,
  acquire: () => Promise<ServerLease>,
  log: (message: string) => void,
): { release(): Promise<ServerLease> } {
  let keeper = first;
  let released = false;
  let restarting: Promise<void> = Promise.resolve();
  const restart = async (): Promise<void> => {
    // PostgreSQL's child processes need a moment to exit, and a server that crashes on start must not cause a busy
    // loop.
    await sleep(RESTART_DELAY_MS);
    if (released) return;
    try {
      if (!inspectCluster(paths)) throw dataDirRemoved(paths);
      keeper = await acquire();
      void watch();
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const watch = async (): Promise<void> => {
    await keeper.ended;
    if (!released) restarting = restart();
  };
  void watch();
  return {
    async release() {
      released = true;
      await restarting;
      return keeper;
    },
  };
}

function dataDirRemoved({ cluster }: Paths): EmbeddedPostgresError {
  const message = `The database in ${cluster} was removed while it was used: stop the shop, bring the folder back if you can, and start again.`;
  return new EmbeddedPostgresError("DATA_DIR_REMOVED", message);
}

import { rmdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries, type Binaries } from "./binaries.ts";
import { createCluster, inspectCluster, lastLines } from "./cluster.ts";
import { connectToServer } from "./connectToServer.ts";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import { chooseIdentity, type Identity } from "./identity.ts";
import { acquireLease, type ServerLease } from "./serverLease.ts";
import { superviseServer } from "./superviseServer.ts";
import { launchServer, type ServerProcess } from "./launchServer.ts";
import { findRunningServer, findOrphanedServer } from "./lockFile.ts";
import { resolvePaths, type Paths } from "./paths.ts";

export type EmbeddedPostgresOptions = {
  /** Data folder, created if missing. The database is in `postgres/`, its log in `postgres.log`. */
  dataDir: string;
  /** False trades crash safety for speed: for tests only. */
  durable?: boolean;
  log?: (message: string) => void;
};

export type EmbeddedPostgres = {
  /** Folder of the unix socket, for use as `host` of a connection. There is no network port. */
  socketDir: string;
  user: "postgres";
  /** Stops the server if no other process uses it. Close your own connections first. */
  stop(): Promise<void>;
};

/** Crash recovery reads the whole write-ahead log, which takes a while on a slow disk. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 15;
const ORPHAN_GRACE_MS = 5000;

/**
 * Runs PostgreSQL from npm on a data folder: creates the database on first use, then starts the server or joins one
 * that already serves the folder (started by another process, or left behind by a killed one).
 *
 * @throws EmbeddedPostgresError with a message for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => undefined } = options;
  const paths = resolvePaths(options.dataDir);
  const acquire = async (): Promise<ServerLease> => (await connectToRunning(paths)) ?? launch(paths, durable, log);
  const supervisor = superviseServer(await acquire(), paths, acquire, log);
  return {
    socketDir: paths.socketDir,
    user: "postgres",
    stop: once(async () => stopIfLast(paths, await supervisor.release(), log)),
  };
}

/** Connects to a running server. Waits while it starts or stops. */
async function connectToRunning(paths: Paths, launched?: ServerProcess): Promise<ServerLease | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (findRunningServer(paths) === undefined && (launched?.ended() ?? true)) return undefined;
    const attempt = await connectToServer(paths.socketDir);
    if (attempt.state === "connected") {
      const keeper = await acquireLease(attempt.connection).catch(() => undefined);
      if (keeper) return keeper;
      await attempt.connection.client.end().catch(() => undefined);
    }
    await sleep(POLL_MS);
  }
  return undefined;
}

async function launch(paths: Paths, durable: boolean, log: (message: string) => void): Promise<ServerLease> {
  const binaries = await findBinaries();
  await stopOrphanedServer(paths);
  const identity = await prepare(paths, binaries, durable, log);
  for (let attempt = 1; ; attempt++) {
    const started = performance.now();
    const launched = launchServer(binaries.postgres, paths, identity, durable);
    const keeper = await connectToRunning(paths, launched);
    if (keeper) {
      log(`embedded PostgreSQL serves ${paths.dataDir} (${Math.round(performance.now() - started)} ms)`);
      return keeper;
    }
    // Retries, because another process may have started and stopped its own server in the meantime.
    if (attempt < 3 && launched.ended()) continue;
    const lines = lastLines(launched.output()) || "no answer";
    const message = `PostgreSQL does not start on ${paths.dataDir} (see ${paths.log}): ${lines}`;
    throw new EmbeddedPostgresError("START_FAILED", message);
  }
}

/**
 * Stops an orphaned server. Data of removed files is already lost; a server of moved files writes everything to disk
 * first.
 */
async function stopOrphanedServer(paths: Paths): Promise<void> {
  const started = Date.now();
  for (let pid = findOrphanedServer(paths); pid !== undefined; pid = findOrphanedServer(paths)) {
    try {
      process.kill(pid, Date.now() - started < ORPHAN_GRACE_MS ? "SIGINT" : "SIGQUIT");
    } catch {
      // It exited just now or belongs to another user; in the latter case the start reports the cause.
      return;
    }
    await sleep(10 * POLL_MS);
  }
}

async function prepare(
  paths: Paths,
  { postgres, initdb }: Binaries,
  durable: boolean,
  log: (m: string) => void,
): Promise<Identity> {
  const exists = inspectCluster(paths);
  const identity = chooseIdentity(postgres, paths);
  if (!exists) {
    log(`creating a database in ${paths.dataDir}`);
    await createCluster(initdb, paths, identity, durable);
  }
  return identity;
}

async function stopIfLast(paths: Paths, keeper: ServerLease, log: (message: string) => void): Promise<void> {
  // A lost connection means that the server stopped by itself, or will when its other users leave.
  const isLast = await keeper.release().catch(() => false);
  const pid = findRunningServer(paths);
  if (!isLast || pid === undefined) return keeper.close();
  // Fast shutdown: closes open connections, writes all committed data to disk.
  process.kill(pid, "SIGINT");
  await keeper.close();
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (findRunningServer(paths) === pid) {
    if (Date.now() > deadline) return log(`PostgreSQL (process ${pid}) takes long to stop; it goes on without us`);
    await sleep(POLL_MS);
  }
  await rmdir(paths.socketDir).catch(() => undefined);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= work());
}

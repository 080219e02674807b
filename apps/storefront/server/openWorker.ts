import { createBacklogReader, createEngineIndex, createSearchEngine, isShopEmpty, openDatabase } from "@shop/backend";
import { Hono } from "hono";
import type { Logger } from "pino";
import { createDeps } from "./createDeps.ts";
import { createSharedCheck } from "./createSharedCheck.ts";
import type { Env } from "./env.ts";
import { secureDemoRows } from "./secureDemoRows.ts";
import { startWork, type Work } from "./startWork.ts";

/** Opens a process that runs jobs and updates the engine's indices. It serves its health only. */
export async function openWorker(env: Env, log: Logger, printLine: (line: string) => void, isEnding: () => boolean) {
  const { databaseUrl, dataDir, searchUrl: url, searchPrefix: prefix } = env;
  const database = await openDatabase({
    settings: env.database,
    databaseUrl,
    dataDir,
    log: printLine,
    migrates: false,
  });
  const { db, onCatalogueChange } = database;
  let work: Work | undefined;
  try {
    await secureDemoRows(env, db, printLine);
    work = startWork(env, database, createDeps(env, db, log), printLine);
    await work.started;
    const stopIndexing = url === undefined ? async () => {} : await startIndexing(url);
    const app = new Hono();
    app.get("/healthz", (c) => c.text("ok"));
    const isConnected = createSharedCheck(async () => {
      await isShopEmpty(db);
      return true;
    });
    const isReady = async (): Promise<boolean> => !isEnding() && (await isConnected());
    app.get("/readyz", async (c) => ((await isReady()) ? c.text("ready") : c.text("not ready", 503)));
    const { stop: stopJobs } = work;
    const close = async (): Promise<void> => {
      await Promise.all([stopJobs(), stopIndexing()]);
      await database.close();
    };
    return { app, readBacklog: createBacklogReader(db), stopJobs, close };
  } catch (error) {
    // Jobs that have started would log the closed database.
    await work?.stop();
    await database.close();
    throw error;
  }

  async function startIndexing(searchUrl: string): Promise<() => Promise<void>> {
    const options = { db, url: searchUrl, prefix, log, printProgress: printLine };
    const search = createSearchEngine(options);
    const catalogueIndex = createEngineIndex({ ...options, onChanges: search.update });
    const refresh = (): void => {
      search.refresh();
      void catalogueIndex.refresh();
    };
    // Changed products are announced after they were sent.
    await onCatalogueChange((tags) => tags === undefined && refresh());
    refresh();
    return async () => void (await Promise.all([search.close(), catalogueIndex.close()]));
  }
}

import type { Db } from "../db/connect.ts";
import { busyError } from "../http/databaseError.ts";
import { staleWhileRevalidate } from "../staleWhileRevalidate.ts";
import { createCircuitBreaker } from "./circuitBreaker.ts";
import { createEmbeddedSearch } from "./createEmbeddedSearch.ts";
import { selectSharedTitles } from "./index/catalogueRows.queries.ts";
import { createAnalyzers } from "./index/createAnalyzers.ts";
import { createEngineClient } from "./remote/engineClient.ts";
import { remoteSearch } from "./remote/remoteSearch.ts";
import { sendProducts, syncEngine } from "./remote/syncEngine.ts";
import type { SearchEngine } from "./searchEngine.ts";

export interface SearchEngineOptions {
  db: Db;
  /** URL of Elasticsearch or OpenSearch with user and password; absent: embedded engine. */
  url?: string | undefined;
  prefix?: string | undefined;
  log: { error(fields: object, message: string): void };
  printProgress: (line: string) => void;
  fetch?: typeof globalThis.fetch;
  timeoutFactor?: number;
  now?: () => number;
  /** True if another process updates the engine's indices. */
  isReader?: boolean;
}

const COOLDOWN_MS = 10_000;
const SYNC_RETRY_MS = 60_000;

/**
 * Opens the search: the engine at `url`, or the embedded one. While the engine at `url` does not answer, searches fail
 * with 503: an index in the memory of each process would not hold a large catalogue.
 */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { db, url, prefix = "lindenhaus_", log, printProgress, fetch, now = Date.now, isReader = false } = options;
  if (url === undefined) return createEmbeddedSearch({ db, log });

  const client = createEngineClient(url, fetch, options.timeoutFactor);
  const circuit = createCircuitBreaker({
    now,
    cooldownMs: COOLDOWN_MS,
    onFailure: (error) => log.error({ err: error }, "the search engine does not answer"),
    onRejected: (error) => log.error({ err: error }, "the search engine rejected a request"),
    onRecovery: () => printProgress("The search engine answers again."),
  });
  const analyzers = staleWhileRevalidate({
    load: async () => createAnalyzers(await selectSharedTitles(db)),
    onError: (error) => log.error({ err: error }, "the words of the search could not be read"),
  });
  let syncing: Promise<void> | undefined;
  /** True if the catalogue may have changed since the last sync. */
  let needsSync = !isReader;
  let nextSync = 0;
  let closed = false;

  /** A change during a sync triggers another round. A failed sync is retried later. */
  async function sync(): Promise<void> {
    while (needsSync) {
      if (closed) return;
      needsSync = false;
      try {
        await syncEngine({ db, client, prefix, printProgress, isAborted: () => closed });
      } catch (error) {
        needsSync = true;
        nextSync = now() + SYNC_RETRY_MS;
        if (!closed) log.error({ err: error }, "the search engine could not be brought up to date");
        return;
      }
    }
  }

  function startSync(): void {
    syncing ??= sync().finally(() => (syncing = undefined));
  }

  return {
    async search(query) {
      if (needsSync && now() >= nextSync) startSync();
      return circuit.call(
        async () => remoteSearch({ client, prefix, analyzers: await analyzers.current() }, query),
        () => Promise.reject(busyError()),
      );
    },
    refresh() {
      needsSync = !isReader;
      startSync();
      void analyzers.refresh();
    },
    update: (productIds) => sendProducts({ db, client, prefix }, productIds),
    async close() {
      closed = true;
      await syncing;
      await analyzers.close();
    },
  };
}

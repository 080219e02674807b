import type { Db } from "../db/connect.ts";
import { createCircuit } from "./circuit.ts";
import { embeddedSearch } from "./embeddedSearch.ts";
import { engineClient } from "./remote/engineClient.ts";
import { remoteSearch } from "./remote/remoteSearch.ts";
import { syncEngine } from "./remote/syncEngine.ts";
import type { SearchEngine } from "./searchEngine.ts";

export interface OpenSearchOptions {
  db: Db;
  /** URL of Elasticsearch or OpenSearch with user and password; absent: embedded engine only. */
  url?: string | undefined;
  prefix?: string | undefined;
  log: { error(fields: object, message: string): void };
  say: (line: string) => void;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

const REST_MS = 10_000;
const SYNC_REST_MS = 60_000;

/** Opens the search: the engine at `url`, with the embedded one as fallback when it fails or is not configured. */
export function openSearch(options: OpenSearchOptions): SearchEngine {
  const { db, url, prefix = "lindenhaus_", log, say, fetch, now = Date.now } = options;
  const embedded = embeddedSearch({ db, log });
  if (url === undefined) return embedded;

  const client = engineClient(url, fetch);
  const circuit = createCircuit({
    now,
    restMs: REST_MS,
    onFailure: (error) => {
      log.error({ err: error }, "the search engine does not answer: the embedded one takes over");
      embedded.refresh();
    },
    onRecovery: () => say("The search engine answers again."),
  });
  let syncing: Promise<void> | undefined;
  /** True if the catalogue may have changed since the last sync. */
  let outdated = true;
  let nextSync = 0;
  let closed = false;

  /** A change during a sync triggers another round. A failed sync is retried later. */
  async function sync(): Promise<void> {
    while (outdated) {
      if (closed) return;
      outdated = false;
      try {
        await syncEngine({ db, client, prefix, say, isOver: () => closed });
      } catch (error) {
        outdated = true;
        nextSync = now() + SYNC_REST_MS;
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
      if (outdated && now() >= nextSync) startSync();
      if (circuit.mayAsk()) {
        try {
          const hits = await remoteSearch(client, prefix, query);
          circuit.succeeded();
          return hits;
        } catch (error) {
          circuit.failed(error);
        }
      }
      return embedded.search(query);
    },
    refresh() {
      outdated = true;
      startSync();
      if (!circuit.isOpen()) embedded.refresh();
    },
    async close() {
      closed = true;
      await syncing;
      await embedded.close();
    },
  };
}

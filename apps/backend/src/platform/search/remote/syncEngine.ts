import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Tables } from "../../db/tables.ts";
import { catalogueDocuments } from "../index/catalogueDocuments.ts";
import { createAnalyzers } from "../index/createAnalyzers.ts";
import { selectSharedTitles } from "../index/catalogueRows.queries.ts";
import { type IndexKind, LANGUAGES, type Language } from "../searchEngine.ts";
import { type EngineClient, SEARCH_TIMEOUT_MS } from "./engineClient.ts";
import { indexBody } from "./indexBody.ts";
import { deleteIndices, type IndexWriter, openIndex } from "./indexWriter.ts";
import { toRemoteDocument } from "./remoteDocument.ts";

const KINDS = ["product", "content"] as const satisfies readonly IndexKind[];
/** Arbitrary but constant advisory lock key: one process syncs the engine. */
const SYNC_LOCK = 7_151_973_014;
const PROGRESS_INTERVAL = 5000;

export interface SyncOptions {
  db: Db;
  client: EngineClient;
  prefix: string;
  printProgress: (line: string) => void;
  /** The sync stops with an error when `isAborted` returns true. */
  isAborted: () => boolean;
}

export const indexName = (prefix: string, kind: IndexKind, language: Language): string =>
  `${prefix}${kind}_${language}`;

/** Updates all indices. Does nothing while another process is syncing. */
export async function syncEngine(options: SyncOptions): Promise<void> {
  await options.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${SYNC_LOCK}) as "ours"`.execute(
      trx,
    );
    if (rows[0]?.ours === true) await sync(options);
  });
}

async function sync({ db, client, prefix, printProgress, isAborted }: SyncOptions): Promise<void> {
  const titles = await selectSharedTitles(db);
  const analyzers = createAnalyzers(titles);
  const writers = new Map<string, IndexWriter>();
  try {
    for (const language of LANGUAGES) {
      for (const kind of KINDS) {
        const name = indexName(prefix, kind, language);
        writers.set(name, await openIndex(client, name, indexBody));
      }
    }
    const total = await countProducts(db);
    let done = 0;
    for await (const document of catalogueDocuments(db, titles)) {
      if (isAborted()) throw new Error("the backend is shutting down");
      for (const language of LANGUAGES) {
        await writers
          .get(indexName(prefix, document.kind, language))
          ?.put(toRemoteDocument(analyzers[language], document.inLanguage(language)));
      }
      if (document.kind === "product" && ++done % PROGRESS_INTERVAL === 0)
        printProgress(`Search engine: ${done} of ${total} products …`);
    }
    let changes = 0;
    const replaced: string[] = [];
    for (const [name, writer] of writers) {
      const finished = await writer.finish();
      changes += finished.changes;
      replaced.push(...finished.replaced);
      writers.delete(name);
    }
    if (changes > 0) printProgress(`Search engine: ${done} products indexed, ${changes} documents changed.`);
    if (replaced.length > 0) {
      await sleep(SEARCH_TIMEOUT_MS);
      await deleteIndices(client, replaced);
    }
  } catch (error) {
    for (const writer of writers.values()) await writer.discard().catch(() => {});
    throw error;
  }
}

async function countProducts(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from product where visible`.execute(db);
  return rows[0]?.count ?? 0;
}

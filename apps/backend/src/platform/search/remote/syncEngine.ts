import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Tables } from "../../db/tables.ts";
import { catalogueDocuments } from "../index/catalogueDocuments.ts";
import { createAnalyzers } from "../index/createAnalyzers.ts";
import { selectProductsToIndex, selectSharedTitles } from "../index/catalogueRows.queries.ts";
import { productDocument } from "../index/toDocument.ts";
import { type IndexKind, LANGUAGES, type Language } from "../searchEngine.ts";
import { type EngineClient, SEARCH_TIMEOUT_MS } from "./engineClient.ts";
import { indexBody } from "./indexBody.ts";
import { fillInTurn, readClock } from "./fillInTurn.ts";
import { deleteIndices, filledAt, type IndexWriter, openIndex, sendDocuments } from "./indexWriter.ts";
import { toRemoteDocument } from "./remoteDocument.ts";

const KINDS = ["product", "content"] as const satisfies readonly IndexKind[];
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

/** Updates all indices; see {@link fillInTurn} for other processes. */
export async function syncEngine(options: SyncOptions): Promise<void> {
  const { db, client, prefix, isAborted } = options;
  const aliases = LANGUAGES.flatMap((language) => KINDS.map((kind) => indexName(prefix, kind, language)));
  const turn = { db, lease: `fill ${prefix}search`, lastFill: () => filledAt(client, aliases), isAborted };
  await fillInTurn(turn, async (isLost) => {
    const { products, changes, replaced } = await sync({ ...options, isAborted: isLost });
    if (replaced.length > 0) {
      // Searches in flight still read it.
      await sleep(SEARCH_TIMEOUT_MS);
      await deleteIndices(client, replaced);
    }
    if (changes > 0)
      options.printProgress(`Search engine: ${products} products indexed, ${changes} documents changed.`);
  });
}

/** Sends the visible ones of the changed products in all languages, and deletes the others. */
export async function sendProducts(
  { db, client, prefix }: Pick<SyncOptions, "db" | "client" | "prefix">,
  ids: readonly number[],
): Promise<void> {
  const titles = await selectSharedTitles(db);
  const analyzers = createAnalyzers(titles);
  const readAt = await readClock(db);
  const products = await selectProductsToIndex(db, { ids });
  for (const language of LANGUAGES) {
    const documents = new Map(
      products.map((product) => [
        product.id,
        toRemoteDocument(analyzers[language], productDocument(product, titles, language)),
      ]),
    );
    await sendDocuments(client, indexName(prefix, "product", language), ids, documents, readAt);
  }
}

interface SyncResult {
  products: number;
  /** Number of changed documents. */
  changes: number;
  /** Names of indices that are no longer used. */
  replaced: string[];
}

/** Sends what differs. */
async function sync({ db, client, prefix, printProgress, isAborted }: SyncOptions): Promise<SyncResult> {
  const titles = await selectSharedTitles(db);
  const analyzers = createAnalyzers(titles);
  const startedAt = await readClock(db);
  const writers = new Map<string, IndexWriter>();
  try {
    for (const language of LANGUAGES) {
      for (const kind of KINDS) {
        const name = indexName(prefix, kind, language);
        writers.set(name, await openIndex(client, name, indexBody, startedAt));
      }
    }
    const total = await countProducts(db);
    let done = 0;
    for await (const document of catalogueDocuments(db, titles)) {
      if (isAborted()) throw new Error("another process took over, or the backend is shutting down");
      for (const language of LANGUAGES) {
        await writers
          .get(indexName(prefix, document.kind, language))
          ?.put(toRemoteDocument(analyzers[language], document.inLanguage(language)), startedAt);
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
    return { products: done, changes, replaced };
  } catch (error) {
    for (const writer of writers.values()) await writer.discard().catch(() => {});
    throw error;
  }
}

async function countProducts(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from product where visible`.execute(db);
  return rows[0]?.count ?? 0;
}

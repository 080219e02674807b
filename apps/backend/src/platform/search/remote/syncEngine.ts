import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Db } from "../../db/connect.ts";
import type { Tables } from "../../db/tables.ts";
import { readLexicon } from "../analysis/lexicon.ts";
import { catalogueDocuments } from "../index/catalogueDocuments.ts";
import { selectSharedTitles } from "../index/catalogueRows.queries.ts";
import { type IndexKind, LANGUAGES, type Language } from "../searchEngine.ts";
import type { EngineClient } from "./engineClient.ts";
import { indexBody } from "./indexBody.ts";
import { type IndexWriter, openIndex } from "./indexWriter.ts";
import { toRemoteDocument } from "./remoteDocument.ts";
import { SEARCH_TEMPLATE } from "./searchTemplate.ts";

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
export const templateName = (prefix: string, kind: IndexKind): string => `${prefix}${kind}`;

/** Installs the templates and updates all indices. Does nothing while another process is syncing. */
export async function syncEngine(options: SyncOptions): Promise<void> {
  await options.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${SYNC_LOCK}) as "ours"`.execute(
      trx,
    );
    if (rows[0]?.ours === true) await sync(options);
  });
}

async function sync({ db, client, prefix, printProgress, isAborted }: SyncOptions): Promise<void> {
  for (const kind of KINDS) await putTemplate(client, templateName(prefix, kind));
  const writers = new Map<string, IndexWriter>();
  try {
    for (const language of LANGUAGES) {
      const body = indexBody(language, readLexicon(language));
      for (const kind of KINDS) {
        const name = indexName(prefix, kind, language);
        writers.set(name, await openIndex(client, name, body));
      }
    }
    const total = await countProducts(db);
    let done = 0;
    for await (const document of catalogueDocuments(db, await selectSharedTitles(db))) {
      if (isAborted()) throw new Error("the backend is shutting down");
      for (const language of LANGUAGES) {
        await writers
          .get(indexName(prefix, document.kind, language))
          ?.put(toRemoteDocument(document.inLanguage(language)));
      }
      if (document.kind === "product" && ++done % PROGRESS_INTERVAL === 0)
        printProgress(`Search engine: ${done} of ${total} products …`);
    }
    let changes = 0;
    for (const writer of writers.values()) changes += await writer.finish();
    if (changes > 0) printProgress(`Search engine: ${done} products indexed, ${changes} documents changed.`);
  } catch (error) {
    for (const writer of writers.values()) await writer.discard().catch(() => {});
    throw error;
  }
}

const putTemplate = (client: EngineClient, id: string): Promise<unknown> =>
  client.call({
    method: "PUT",
    path: `_scripts/${id}`,
    body: { script: { lang: "mustache", source: SEARCH_TEMPLATE } },
    responseSchema: v.unknown(),
  });

async function countProducts(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from product where visible`.execute(db);
  return rows[0]?.count ?? 0;
}

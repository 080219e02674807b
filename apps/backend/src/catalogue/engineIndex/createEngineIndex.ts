import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import type { Db } from "../../platform/db/connect.ts";
import { startJob } from "../../platform/jobs/startJob.ts";
import { staleWhileRevalidate } from "../../platform/staleWhileRevalidate.ts";
import { createCircuitBreaker } from "../../platform/search/circuitBreaker.ts";
import {
  createEngineClient,
  type EngineClient,
  EngineError,
  SEARCH_TIMEOUT_MS,
} from "../../platform/search/remote/engineClient.ts";
import { fillInTurn, readClock } from "../../platform/search/remote/fillInTurn.ts";
import { deleteIndices, filledAt, openIndex, sendDocuments } from "../../platform/search/remote/indexWriter.ts";
import type { CatalogueIndex, ListPage } from "../catalogueIndex.ts";
import { CHANGES_MS, takeChanges } from "../takeChanges.ts";
import { readLastBestseller, readNewSince } from "../listRules.ts";
import { selectDimensions, selectIndexedProducts } from "../productIndex/productIndex.queries.ts";
import { categoryPaths, facetNames } from "../productIndex/productIndexBuilder.ts";
import { databaseLists } from "./databaseLists.ts";
import { facetsRequest, facetsSchema, readFacets } from "./engineFacets.ts";
import { allOf, type EngineCondition, toConditions } from "./toConditions.ts";
import { toEngineDocument } from "./toEngineDocument.ts";

export interface EngineIndexOptions {
  db: Db;
  /** URL of Elasticsearch or OpenSearch with user and password. */
  url: string;
  prefix?: string | undefined;
  log: { error(fields: object, message: string): void };
  printProgress: (line: string) => void;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  timeoutFactor?: number;
  /** Called with the ids of changed products; if it fails, the changes stay for the next run. */
  onChanges?: ((productIds: readonly number[]) => Promise<void>) | undefined;
  /** True if another process updates the index. */
  isReader?: boolean;
}

const COOLDOWN_MS = 10_000;
/** Names of facets and the limits of rules; documents change within {@link CHANGES_MS}. */
const CONTEXT_MAX_AGE_MS = 60_000;
const BATCH = 1000;
/** An engine shows a sent document in searches after its `refresh_interval`, one second by default. */
const REFRESH_MS = 1000;
/** `max_result_window` of the index. */
const LAST_HIT = 100_000;

const SORTS: Record<Exclude<ListPage["order"], "given_id">, object[]> = {
  sales_view_quantity: [{ popular: "desc" }, { id: "asc" }],
  sold: [{ sold: "desc" }, { id: "asc" }],
  min_price: [{ net: "asc" }, { id: "asc" }],
  max_price: [{ net: "desc" }, { id: "desc" }],
  created_reverse: [{ created: "desc" }, { id: "desc" }],
  rating: [{ rating: "desc" }, { popular: "desc" }, { id: "asc" }],
};

const hitsSchema = v.object({
  hits: v.object({ hits: v.array(v.object({ _id: v.pipe(v.string(), v.regex(/^\d+$/), v.toNumber()) })) }),
});
const totalSchema = v.object({ hits: v.object({ total: v.object({ value: v.number() }) }) });
const bucketsSchema = v.object({
  aggregations: v.object({
    values: v.object({ buckets: v.array(v.object({ key: v.number(), doc_count: v.number() })) }),
  }),
});

/**
 * Opens an index of the engine at `url`, which any number of processes share. Changed products are sent to it every
 * second. While it does not answer, lists come from the database: see {@link databaseLists}.
 */
export function createEngineIndex(options: EngineIndexOptions): CatalogueIndex {
  const {
    db,
    url,
    prefix = "lindenhaus_",
    log,
    printProgress,
    fetch,
    now = Date.now,
    timeoutFactor,
    isReader = false,
  } = options;
  const alias = `${prefix}catalogue`;
  const client = createEngineClient(url, fetch, timeoutFactor);
  const fallback = databaseLists(db);
  const circuit = createCircuitBreaker({
    now,
    cooldownMs: COOLDOWN_MS,
    onFailure(error) {
      // Web processes may start before a worker has filled a new engine.
      if (error instanceof EngineError && error.status === 404)
        printProgress("The engine has no catalogue yet: lists come from the database.");
      else log.error({ err: error }, "the catalogue's engine does not answer: lists come from the database");
    },
    onRejected: (error) => log.error({ err: error }, "the catalogue's engine rejected a request"),
    onRecovery() {
      printProgress("The catalogue's engine answers again.");
      // Old changes may have been purged.
      void contents.refresh();
    },
  });
  const context = staleWhileRevalidate({
    load: () => readContext(db),
    maxAgeMs: CONTEXT_MAX_AGE_MS,
    onError: (error) => log.error({ err: error }, "failed to read the names of facets"),
  });

  const search = <T>(body: object, responseSchema: v.GenericSchema<unknown, T>): Promise<T> =>
    client.call({ method: "POST", path: `${alias}/_search`, body, responseSchema, timeoutMs: SEARCH_TIMEOUT_MS });

  type Names = Awaited<ReturnType<typeof readContext>>;

  const ask = <T>(request: (names: Names) => Promise<T>, degraded: () => Promise<T>): Promise<T> =>
    circuit.call(async () => request(await context.current()), degraded);

  const contents = staleWhileRevalidate({
    load: isReader ? () => context.refresh() : rebuild,
    onError: (error) => log.error({ err: error }, "the catalogue's engine could not be brought up to date"),
  });
  const stopChanges = isReader ? async () => {} : startChanges();

  function startChanges(): () => Promise<void> {
    return startJob(
      () =>
        takeChanges(db, async (ids) => {
          await sendProducts(db, client, alias, ids, (await context.current()).paths);
          await options.onChanges?.(ids);
        }),
      {
        intervalMs: CHANGES_MS,
        // The changes stay for the next run.
        onError(error) {
          if (error instanceof EngineError) circuit.recordFailure(error);
          else log.error({ err: error }, "changed products could not be indexed");
        },
      },
    );
  }

  /** Brings the index up to date. */
  async function rebuild(isAborted: () => boolean): Promise<void> {
    await context.refresh();
    const lastFill = (): Promise<number> => filledAt(client, [alias]);
    await fillInTurn({ db, lease: `fill ${alias}`, lastFill, isAborted }, writeAll);
  }

  /** Sends what differs. */
  async function writeAll(isAborted: () => boolean): Promise<void> {
    const { paths } = await context.current();
    const startedAt = await readClock(db);
    const writer = await openIndex(client, alias, MAPPING, startedAt);
    try {
      for (let after = 0; ;) {
        if (isAborted()) throw new Error("another process took over, or the backend is shutting down");
        const readAt = await readClock(db);
        const products = await selectIndexedProducts(db, { after, limit: BATCH });
        for (const product of products) await writer.put(toEngineDocument(product, paths), readAt);
        const last = products.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
      const { changes, replaced } = await writer.finish();
      if (changes > 0) printProgress(`Catalogue: ${changes} products changed in the engine.`);
      if (replaced.length > 0) {
        // Searches in flight still read it.
        await sleep(SEARCH_TIMEOUT_MS);
        await deleteIndices(client, replaced);
      }
    } catch (error) {
      await writer.discard().catch(() => {});
      throw error;
    }
  }

  return {
    list: (filter, page, prices) =>
      ask(
        async (names) => {
          const query = toQuery(toConditions(filter, names, prices));
          const { order, limit, offset } = page;
          if (order === "given_id") {
            const ids = filter.ids ?? [];
            const { hits } = await search({ size: Math.max(ids.length, 1), _source: false, query }, hitsSchema);
            const found = new Set(hits.hits.map(({ _id }) => _id));
            return [...new Set(ids)].filter((id) => found.has(id)).slice(offset, offset + limit);
          }
          if (offset + limit > LAST_HIT) return [];
          const sort = SORTS[order];
          const { hits } = await search(
            { from: offset, size: limit, _source: false, track_total_hits: false, sort, query },
            hitsSchema,
          );
          return hits.hits.map(({ _id }) => _id);
        },
        () => fallback.list(filter, page, prices),
      ),
    facets: (filter, prices) =>
      ask(
        async (names) => {
          const request = facetsRequest(toConditions(filter, names, prices), names, prices);
          return readFacets(await search(request, facetsSchema), names, prices);
        },
        () => fallback.facets(filter, prices),
      ),
    count: (filter) =>
      ask(
        async (names) => {
          const query = toQuery(toConditions(filter, names));
          const { hits } = await search({ size: 0, track_total_hits: true, query }, totalSchema);
          return hits.total.value;
        },
        () => fallback.count(filter),
      ),
    brandIds: (filter) =>
      ask(
        async (names) => {
          const query = toQuery(toConditions(filter, names));
          const found = new Set((await countValues("brand", names.brands.length, query)).keys());
          return names.brands.flatMap(({ id }) => (found.has(id) ? [id] : []));
        },
        () => fallback.brandIds(filter),
      ),
    categoryCounts: () =>
      ask(
        ({ paths }) => countValues("category_paths", paths.size, toQuery([])),
        () => fallback.categoryCounts(),
      ),
    refresh: () => contents.refresh(),
    // Changes are announced after they were sent.
    update: () => sleep(REFRESH_MS, undefined, { ref: false }),
    async close() {
      await Promise.all([stopChanges(), contents.close()]);
      await context.close();
    },
  };

  async function countValues(field: string, size: number, query: object): Promise<Map<number, number>> {
    const values = { terms: { field, size: Math.max(size, 1) } };
    const { aggregations } = await search({ size: 0, track_total_hits: false, query, aggs: { values } }, bucketsSchema);
    return new Map(aggregations.values.buckets.map(({ key, doc_count }) => [key, doc_count]));
  }
}

const toQuery = (conditions: readonly EngineCondition[]): object => allOf(conditions.map(({ clause }) => clause));

async function readContext(db: Db) {
  const [dimensions, newSince, lastBestseller] = await Promise.all([
    selectDimensions(db),
    readNewSince(db),
    readLastBestseller(db),
  ]);
  return {
    brands: dimensions.brands,
    paths: categoryPaths(dimensions.categories),
    attributes: facetNames(dimensions.attributes, dimensions.attributeValues),
    features: facetNames(dimensions.features, dimensions.featureValues),
    newSince: newSince.getTime(),
    lastBestseller,
  };
}

/** Sends the visible ones of the changed products, and deletes the others. */
async function sendProducts(
  db: Db,
  client: EngineClient,
  alias: string,
  ids: number[],
  paths: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const readAt = await readClock(db);
  const products = await selectIndexedProducts(db, { ids });
  const documents = new Map(products.map((product) => [product.id, toEngineDocument(product, paths)]));
  await sendDocuments(client, alias, ids, documents, readAt);
}

const MAPPING = readMapping();

function readMapping(): { version: string; body: object } {
  const text = readFileSync(new URL("catalogueMapping.json", import.meta.url), "utf8");
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const { settings, mappings } = v.parse(
    v.object({ settings: v.looseObject({}), mappings: v.looseObject({}) }),
    JSON.parse(text),
  );
  return { version, body: { settings, mappings: { ...mappings, _meta: { version } } } };
}

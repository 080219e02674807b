import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { EngineClient } from "./engineClient.ts";
import { EngineError } from "./engineClient.ts";

const BULK_SIZE = 500;
const PAGE_SIZE = 5000;
/** Of the indices that `openIndex` creates: version and random part. */
const GENERATED_SUFFIX = /^_[0-9a-f]{16}_[0-9a-f]{8}$/;

const anyResponse = v.unknown();
const aliasResponse = v.record(v.string(), v.unknown());
const metaSchema = v.object({ version: v.optional(v.string()), filledAt: v.optional(v.number(), 0) });
const mappingResponse = v.record(v.string(), v.object({ mappings: v.object({ _meta: v.optional(metaSchema, {}) }) }));
const indicesResponse = v.array(v.object({ index: v.string() }));
const bulkResponse = v.object({
  errors: v.boolean(),
  items: v.array(v.record(v.string(), v.object({ status: v.number(), error: v.optional(v.unknown()) }))),
});
const digestsResponse = v.object({
  hits: v.object({
    hits: v.array(v.object({ _source: v.object({ id: v.number(), digest: v.string() }) })),
  }),
});

/** Document with a hash of its other fields, by which changes are found. */
export interface DigestedDocument {
  id: number;
  digest: string;
}

/** Updates one index of the engine to the state of the catalogue. */
export interface IndexWriter {
  /**
   * Takes the next document, by ascending id.
   *
   * @param readAt when its data was read, in milliseconds: an older document never replaces a newer one
   */
  put(document: DigestedDocument, readAt: number): Promise<void>;
  /** Deletes documents that were not put and makes the result visible. */
  finish(): Promise<{ changes: number; replaced: readonly string[] }>;
  /** Discards an index under construction; searches keep the old one. */
  discard(): Promise<void>;
}

/**
 * Opens an index for writing. If `alias` points to an index of this version, only changes are written; otherwise a new
 * index is filled and then replaces it atomically. Meanwhile {@link sendDocuments} writes to both. Indices that an
 * interrupted update left are deleted.
 *
 * @param startedAt before any data is read, in milliseconds; see {@link filledAt}
 */
export async function openIndex(
  client: EngineClient,
  alias: string,
  { version, body }: { version: string; body: object },
  startedAt: number,
): Promise<IndexWriter> {
  const old = await resolveAlias(client, alias);
  await deleteIndices(client, await findAbandoned(client, alias, old));
  const isCurrent = old.length === 1 && (await readMeta(client, alias)).version === version;
  const index = isCurrent ? alias : `${alias}_${version}_${randomBytes(4).toString("hex")}`;
  if (!isCurrent) {
    const aliases = { [underConstruction(alias)]: {} };
    await client.call({ method: "PUT", path: index, body: { ...body, aliases }, responseSchema: anyResponse });
    await changeSettings(client, index, FILLING);
  }
  const indexed = isCurrent ? readDigests(client, alias) : undefined;
  let known = await indexed?.next();

  let lines: object[] = [];
  let changes = 0;
  let sending: Promise<void> = Promise.resolve();
  /** The engine indexes one batch while the next is read and analyzed. */
  const flush = async (): Promise<void> => {
    await sending;
    if (lines.length > 0) sending = sendBulk(client, lines);
    // Reported by the next flush.
    sending.catch(() => {});
    lines = [];
  };
  const change = async (...added: object[]): Promise<void> => {
    lines.push(...added);
    if (++changes % BULK_SIZE === 0) await flush();
  };
  /** Deletes what was not put, except for what was sent since. */
  const deleteBefore = async (id: number): Promise<void> => {
    for (; known?.value !== undefined && known.value.id < id; known = await indexed?.next())
      await change({ delete: target(index, String(known.value.id), startedAt) });
  };

  return {
    async put(document, readAt) {
      await deleteBefore(document.id);
      let digest: string | undefined;
      if (known?.value?.id === document.id) {
        ({ digest } = known.value);
        known = await indexed?.next();
      }
      // An engine would create an index in place of an alias that was deleted meanwhile.
      const place = { ...target(index, String(document.id), readAt), require_alias: isCurrent };
      if (digest !== document.digest) await change({ index: place }, document);
    },
    async finish() {
      await deleteBefore(Infinity);
      await flush();
      await sending;
      if (!isCurrent) await changeSettings(client, index, FILLED);
      await client.call({ method: "POST", path: `${index}/_refresh`, responseSchema: anyResponse });
      const meta = { _meta: { version, filledAt: startedAt } };
      await client.call({ method: "PUT", path: `${index}/_mapping`, body: meta, responseSchema: anyResponse });
      if (isCurrent) return { changes, replaced: [] };
      await switchAlias(client, alias, index, old);
      return { changes, replaced: old };
    },
    async discard() {
      await sending.catch(() => {});
      if (!isCurrent) await deleteIndices(client, [index]);
    },
  };
}

/** Alias of the index that will replace the one of `alias`. */
const underConstruction = (alias: string): string => `${alias}_next`;

export async function deleteIndices(client: EngineClient, names: readonly string[]): Promise<void> {
  if (names.length > 0) await client.call({ method: "DELETE", path: names.join(), responseSchema: anyResponse });
}

/** No search reads the index yet, and deletions during the fill keep older documents out of it. */
const FILLING = { refresh_interval: "-1", gc_deletes: "1d" };
/** The engine's defaults. */
const FILLED = { refresh_interval: null, gc_deletes: null };

const changeSettings = (client: EngineClient, index: string, settings: object): Promise<unknown> =>
  client.call({
    method: "PUT",
    path: `${index}/_settings`,
    body: { index: settings },
    responseSchema: anyResponse,
  });

/** Switches the alias in one atomic step. */
const switchAlias = (client: EngineClient, alias: string, index: string, old: readonly string[]): Promise<unknown> =>
  client.call({
    method: "POST",
    path: "_aliases",
    body: {
      actions: [
        { add: { index, alias } },
        { remove: { index, alias: underConstruction(alias) } },
        ...old.map((name) => ({ remove: { index: name, alias } })),
      ],
    },
    responseSchema: anyResponse,
  });

async function resolveAlias(client: EngineClient, alias: string): Promise<string[]> {
  try {
    return Object.keys(await client.call({ method: "GET", path: `_alias/${alias}`, responseSchema: aliasResponse }));
  } catch (error) {
    if (error instanceof EngineError && error.status === 404) return [];
    throw error;
  }
}

async function findAbandoned(client: EngineClient, alias: string, old: readonly string[]): Promise<string[]> {
  const path = `_cat/indices/${alias}_*?format=json&h=index`;
  const indices = await client.call({ method: "GET", path, responseSchema: indicesResponse });
  return indices
    .map(({ index }) => index)
    .filter((index) => GENERATED_SUFFIX.test(index.slice(alias.length)) && !old.includes(index));
}

async function readMeta(client: EngineClient, alias: string): Promise<Partial<v.InferOutput<typeof metaSchema>>> {
  const answer = await client.call({ method: "GET", path: `${alias}/_mapping`, responseSchema: mappingResponse });
  const { _meta: meta = {} } = Object.values(answer)[0]?.mappings ?? {};
  return meta;
}

/** When the last complete fill of these indices began, in milliseconds; 0 if one was never filled. */
export async function filledAt(client: EngineClient, aliases: readonly string[]): Promise<number> {
  const times = aliases.map(async (alias) => {
    const names = await resolveAlias(client, alias);
    return names.length === 0 ? 0 : ((await readMeta(client, alias)).filledAt ?? 0);
  });
  return Math.min(...(await Promise.all(times)));
}

/** Reads the indexed documents by ascending id. */
async function* readDigests(client: EngineClient, alias: string): AsyncGenerator<DigestedDocument, undefined> {
  for (let after: number | undefined; ;) {
    const { hits } = await client.call({
      method: "POST",
      path: `${alias}/_search`,
      body: {
        size: PAGE_SIZE,
        _source: ["id", "digest"],
        query: { match_all: {} },
        sort: [{ id: "asc" }],
        ...(after === undefined ? {} : { search_after: [after] }),
      },
      responseSchema: digestsResponse,
    });
    const found = hits.hits.map(({ _source: source }) => source);
    yield* found;
    if (found.length < PAGE_SIZE) return;
    after = found.at(-1)?.id;
  }
}

/** Target of a bulk action; see {@link IndexWriter.put} for `readAt`. */
const target = (index: string, id: string, readAt: number): object => ({
  _index: index,
  _id: id,
  version: readAt,
  version_type: "external_gte",
});

/**
 * Replaces the documents of these ids, or deletes those that have none, also in an index under construction. Their data
 * must have been read before: an index that is created later reads at least the same data.
 */
export async function sendDocuments(
  client: EngineClient,
  alias: string,
  ids: readonly number[],
  documents: ReadonlyMap<number, DigestedDocument>,
  readAt: number,
): Promise<void> {
  const next = underConstruction(alias);
  const names = (await resolveAlias(client, next)).length === 0 ? [alias] : [alias, next];
  const lines = names.flatMap((name) =>
    ids.flatMap((id): object[] => {
      const document = documents.get(id);
      // Without its alias, the engine must not create an index of that name.
      const place = { ...target(name, String(id), readAt), require_alias: true };
      return document === undefined ? [{ delete: place }] : [{ index: place }, document];
    }),
  );
  await sendBulk(client, lines);
}

/** @param lines actions, each followed by its document if it has one */
async function sendBulk(client: EngineClient, lines: object[]): Promise<void> {
  const { errors, items } = await client.call({
    method: "POST",
    path: "_bulk",
    body: lines,
    responseSchema: bulkResponse,
  });
  if (!errors) return;
  // 404: the document or its alias does not exist. 409: the document is newer.
  const failed = items
    .flatMap((item) => Object.values(item))
    .find(({ status }) => status >= 300 && status !== 404 && status !== 409);
  if (failed !== undefined)
    throw new EngineError(`_bulk: ${JSON.stringify(failed.error).slice(0, 300)}`, failed.status);
}

import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { type Encoding, selectEncoding } from "./compress.ts";
import { isSentWithNotModified } from "./eTags.ts";
import { incomingMessage, isSecure } from "./connection.ts";

const MAX_BYTES = 24 * 1024 * 1024;
/** Estimated size of the headers of a page and of the bookkeeping. */
export const ENTRY_BYTES = 3 * 1024;

/** Complete response as Node sends it. */
export interface StoredResponse {
  /** Names and values, alternating. */
  headers: string[];
  body: Buffer;
  eTag: string | null;
  /** Headers of a 304. */
  notModified: string[];
}

/** Selects one of the responses of a cache entry. */
export interface Variant {
  encoding: Encoding | undefined;
  isHttps: boolean;
}

export type ResponseStore = ReturnType<typeof createResponseStore>;

/** Responses as they were sent, by cache entry and variant. Entries of all caches share its size. */
export function createResponseStore() {
  const responses = new LRUCache<string, StoredResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + ENTRY_BYTES,
  });
  const toKey = (entryId: number, { encoding, isHttps }: Variant): string =>
    `${entryId} ${encoding ?? "identity"} ${isHttps}`;
  return {
    get: (entryId: number, variant: Variant): StoredResponse | undefined => responses.get(toKey(entryId, variant)),
    has: (entryId: number, variant: Variant): boolean => responses.has(toKey(entryId, variant)),
    set: (entryId: number, variant: Variant, response: StoredResponse): void =>
      void responses.set(toKey(entryId, variant), response),
  };
}

let lastEntryId = 0;

/** Returns an id for a cache entry. A changed entry takes a new one, so that its earlier responses are unused. */
export const nextEntryId = (): number => (lastEntryId += 1);

interface CacheEntry {
  id: number;
  /** Encoded body of the response, which the entry holds. A copy of it would take as much memory again. */
  encoded?: Buffer | undefined;
}

const entries = new WeakMap<Response, CacheEntry>();

/** Marks a response as a copy of a cache entry, so that `recordResponse` stores what is finally sent. */
export function assignEntry(response: Response, entry: CacheEntry): Response {
  entries.set(response, entry);
  return response;
}

type RecordingHandler = MiddlewareHandler<{ Variables: { entry?: CacheEntry | undefined } }>;

/**
 * Stores the response of a cache entry with the headers of all other middleware: register it first. Only requests over
 * a socket are recorded, because only those are served by `serveCached`.
 */
export const recordResponse =
  (store: ResponseStore, trustedProxies = 0): RecordingHandler =>
  async (c, next) => {
    await next();
    const entry = c.get("entry");
    const { res } = c;
    if (entry === undefined || incomingMessage(c) === undefined) return;
    if (c.req.method !== "GET" || res.status !== 200 || res.headers.has("Set-Cookie")) return;
    const encoding = selectEncoding(c.req.header("Accept-Encoding") ?? "");
    const variant = { encoding, isHttps: isSecure(c, trustedProxies) };
    if (store.has(entry.id, variant)) return;
    const body = entry.encoded ?? Buffer.from(await res.clone().arrayBuffer());
    const headers = [...res.headers];
    const notModified = headers.filter(([name]) => isSentWithNotModified(name)).flat();
    store.set(entry.id, variant, { headers: headers.flat(), body, eTag: res.headers.get("ETag"), notModified });
  };

/** Finds the cache entry of a response before other middleware replaces it: register it last. */
export const findEntry: RecordingHandler = async (c, next) => {
  await next();
  c.set("entry", entries.get(c.res));
};

import { LRUCache } from "lru-cache";
import { dropTagged, readTags } from "./cacheTags.ts";
import { createETag } from "./eTags.ts";
import { assignEntry, nextEntryId } from "./createResponseStore.ts";

export interface Caller {
  /** Address of the browser, as reported by the trusted proxies. */
  clientAddress?: string | undefined;
}

export type Api = (request: Request, caller?: Caller) => Response | Promise<Response>;

export type CachedReads = ReturnType<typeof cacheReads>;

interface CachedResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
  entryId: number;
  tags: readonly string[];
}

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Estimated overhead of an entry besides body and key: headers and bookkeeping. */
const ENTRY_BYTES = 1024;
const NULL_BODY_STATUS: ReadonlySet<number> = new Set([204, 205, 304]);

/** Caches public responses for their `s-maxage` or `max-age` (300 s) and deduplicates concurrent requests. */
export function cacheReads(api: Api) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    // Clients choose the key, so a long URL with a short response must count with its length.
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + ENTRY_BYTES,
  });
  /** Reads in flight. Replaced by `clear`, so that earlier reads are returned but not cached. */
  let inFlight = new Map<string, Promise<CachedResponse>>();

  async function fetchAndCache(
    key: string,
    request: Request,
    caller: Caller | undefined,
    started: typeof inFlight,
  ): Promise<CachedResponse> {
    // The caller counts for limits only: without it all callers would share one.
    const response = await api(withoutPersonalHeaders(request), caller);
    const body = await response.arrayBuffer();
    const ttl = maxAgeMs(response);
    const { status, headers } = response;
    if (ttl > 0) headers.set("ETag", createETag(Buffer.from(body)));
    const entry: CachedResponse = {
      status,
      headers: [...headers],
      body,
      entryId: nextEntryId(),
      tags: readTags(headers),
    };
    if (ttl > 0 && started === inFlight) cache.set(key, entry, { ttl });
    return entry;
  }

  function read(key: string, request: Request, caller: Caller | undefined): Promise<CachedResponse> {
    const started = inFlight;
    const shared = started.get(key);
    // A limit that another caller has reached is not this one's.
    if (shared !== undefined)
      return shared.then((entry) => (entry.status === 429 ? read(key, request, caller) : entry));
    const pending = fetchAndCache(key, request, caller, started).finally(() => void started.delete(key));
    started.set(key, pending);
    return pending;
  }

  return {
    async api(request: Request, caller?: Caller): Promise<Response> {
      if (!isPublicRead(request)) return api(request, caller);
      const { pathname, search } = new URL(request.url);
      const key = cacheKey(request.headers.get("Authorization"), pathname + search);
      const cached = cache.get(key);
      // Only a repeated read is recorded: most are requested once.
      return cached === undefined
        ? toResponse(await read(key, request, caller))
        : assignEntry(toResponse(cached), { id: cached.entryId });
    },
    /** Returns the id of a cached read. The caller excludes requests with a cart token. */
    find: (authorization: string | undefined, target: string): number | undefined =>
      cache.get(cacheKey(authorization, target))?.entryId,
    /** Drops what has one of the tags, or everything. Reads in flight may be older than the change. */
    clear(tags?: readonly string[]): void {
      dropTagged(cache, tags);
      inFlight = new Map();
    },
  };
}

const toResponse = ({ body, ...init }: CachedResponse): Response =>
  new Response(NULL_BODY_STATUS.has(init.status) ? null : body.slice(0), init);

/** Excludes the host: a forged Host header must not create separate entries. */
const cacheKey = (authorization: string | null | undefined, target: string): string =>
  `${authorization ?? ""} ${target}`;

/** Removes every header that is not part of the key, so that one caller's headers cannot affect another's response. */
function withoutPersonalHeaders({ url, headers }: Request): Request {
  const authorization = headers.get("Authorization");
  return new Request(url, {
    headers: { Accept: "application/json", ...(authorization === null ? {} : { Authorization: authorization }) },
  });
}

/** Responses that depend on the request's host, and paths that contain a secret. */
const PER_CALLER = ["/api/ConfigApi", "/api/guest/", "/api/payment/", "/api/testbank/"];

/** The backend decodes paths before it matches them: "/api/%67uest/" is "/api/guest/". */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isPublicRead({ method, headers, url }: Request): boolean {
  const pathname = decodePath(new URL(url).pathname);
  if (pathname === undefined) return false;
  if (PER_CALLER.some((prefix) => pathname.startsWith(prefix))) return false;
  const isRead = method === "GET" || method === "HEAD";
  const bearer = /^bearer /i.test(headers.get("Authorization") ?? "");
  return isRead && !bearer && !headers.has("X-Cart-Token");
}

function maxAgeMs(response: Response): number {
  const control = response.headers.get("Cache-Control") ?? "";
  if (!response.ok || !control.includes("public")) return 0;
  const [, seconds = "0"] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? [];
  return Number(seconds) * 1000;
}

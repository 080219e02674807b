import { LRUCache } from "lru-cache";

/** Connection data that a `Request` does not carry. */
export interface Caller {
  /** Address of the browser, as reported by the trusted proxies. */
  clientAddress?: string | undefined;
}

export type Api = (request: Request, caller?: Caller) => Response | Promise<Response>;

interface Answer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

const MOST_BYTES = 64 * 1024 * 1024;
/** Estimated overhead of an entry besides body and key: headers and bookkeeping. */
const ENTRY_BYTES = 1024;
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export interface CachedApi {
  api: Api;
  clear(): void;
}

/**
 * Caches public responses in memory for their `max-age` (300 s) and deduplicates concurrent requests. Requests of a
 * customer or a cart bypass the cache.
 */
export function cacheReads(api: Api): CachedApi {
  const cache = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    // Clients choose the key, so a long URL with a short response must count with its length.
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + ENTRY_BYTES,
  });
  /** Reads in flight. Replaced by `clear`, so that earlier reads are returned but not cached. */
  let underWay = new Map<string, Promise<Answer>>();

  async function ask(key: string, request: Request, asked: typeof underWay): Promise<Answer> {
    try {
      const response = await api(impersonal(request));
      const answer = { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
      const ttl = freshMs(response);
      if (ttl > 0 && asked === underWay) cache.set(key, answer, { ttl });
      return answer;
    } finally {
      asked.delete(key);
    }
  }

  function read(key: string, request: Request): Promise<Answer> {
    const asked = underWay.get(key) ?? ask(key, request, underWay);
    underWay.set(key, asked);
    return asked;
  }

  return {
    async api(request, caller) {
      if (!isPublicRead(request)) return api(request, caller);
      const key = keyOf(request);
      const answer = cache.get(key) ?? (await read(key, request));
      const body = BODILESS.has(answer.status) ? null : answer.body.slice(0);
      return new Response(body, { status: answer.status, headers: answer.headers });
    },
    clear() {
      cache.clear();
      underWay = new Map();
    },
  };
}

/** Excludes the host: a forged Host header must not create separate entries. */
function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${request.headers.get("Authorization") ?? ""} ${pathname}${search}`;
}

/** Removes every header that is not part of the key, so that one caller's headers cannot affect another's response. */
function impersonal({ url, headers }: Request): Request {
  const authorization = headers.get("Authorization");
  return new Request(url, {
    headers: { Accept: "application/json", ...(authorization === null ? {} : { Authorization: authorization }) },
  });
}

/** Responses that depend on the request's host, and paths that contain a secret. */
const PER_CALLER = ["/api/ConfigApi", "/api/guest/", "/api/payment/", "/api/testbank/"];

function isPublicRead({ method, headers, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (PER_CALLER.some((prefix) => pathname.startsWith(prefix))) return false;
  const bearer = /^bearer /i.test(headers.get("Authorization") ?? "");
  return method === "GET" && !bearer && !headers.has("X-Cart-Token");
}

function freshMs(response: Response): number {
  const control = response.headers.get("Cache-Control") ?? "";
  if (!response.ok || !control.includes("public")) return 0;
  return Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0) * 1000;
}

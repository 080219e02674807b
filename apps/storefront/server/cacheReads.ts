import { LRUCache } from "lru-cache";

/** What the API is told of the connection, which a request does not hold. */
export interface Caller {
  /** of the browser, behind all trusted proxies */
  clientAddress?: string | undefined;
}

export type Api = (request: Request, caller?: Caller) => Response | Promise<Response>;

interface Answer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

const MOST_BYTES = 64 * 1024 * 1024;
/** What an entry costs beside its body and its key: headers, book-keeping. */
const ENTRY_BYTES = 1024;
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export interface CachedApi {
  api: Api;
  /** Forgets everything, for when the catalogue has changed. */
  clear(): void;
}

/**
 * Answers public reads from memory for as long as the shop says they are fresh (300 s). The same read asked for many
 * times at once reaches the shop once. What belongs to a customer or a cart is never looked at.
 */
export function cacheReads(api: Api): CachedApi {
  const cache = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    // The key is the caller's: a long address with a short answer must not cost less than it takes.
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + ENTRY_BYTES,
  });
  /** Reads without an answer yet. Others after each change: what was asked before it is answered, but not kept. */
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

/** The host does not matter: whoever sends a made-up one hears, and fills, the same answers as everybody. */
function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${request.headers.get("Authorization") ?? ""} ${pathname}${search}`;
}

/** The call with nothing in it that the key leaves out: what one caller's headers make of it must not go to the others. */
function impersonal({ url, headers }: Request): Request {
  const authorization = headers.get("Authorization");
  return new Request(url, {
    headers: { Accept: "application/json", ...(authorization === null ? {} : { Authorization: authorization }) },
  });
}

/** Answers that depend on the host the caller used, and those whose path is somebody's secret. */
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

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { serializeMarket } from "@shop/core";
import { dropTagged } from "./cacheTags.ts";
import { decodeBrotli, encode, selectEncoding } from "./compress.ts";
import { createETag } from "./eTags.ts";
import { assignEntry, ENTRY_BYTES, nextEntryId } from "./createResponseStore.ts";
import type { InlineSources } from "./headers.ts";
import type { Storefront } from "../src/storefronts.ts";

/** A page may be this much older than the `max-age` of the responses it was rendered from. */
const TTL_MS = 60_000;
const MAX_KNOWN = 5000;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Brotli quality for pages that are sent repeatedly: 90 % of the size of quality 5 at 20 times the time. */
const BEST_QUALITY = 10;

/** When routes were loaded and queries made, all that differs between two renderings of the same content. */
const RENDERED_AT = /(?<=\bu:|"at":)\d{13}(?=,)/;
/** A kept page is replaced after this time: with older query results browsers would make the queries again. */
const MAX_KEPT_MS = 180_000;

interface CachedPage {
  /** Changes with `brotli`. */
  entryId: number;
  headers: [string, string][];
  /** Stored compressed, a tenth of the HTML. */
  brotli: NonSharedBuffer;
  tags: readonly string[];
  useCount: number;
  isBest: boolean;
}

interface RenderedPage {
  /** Value of `generation()` before rendering: after any change the page is not cached. */
  generation: number;
  nonce: string;
  accepted: string;
  /** Its document, if it need not be read from the response. */
  html?: string | undefined;
  /** Tags of the responses it was rendered from. */
  tags: readonly string[];
  policy: (inline: InlineSources) => string;
}

/** Key of a document: the same for all visitors of a storefront and market. */
export const pageKey = ({ id }: Storefront, market: Parameters<typeof serializeMarket>[0], url: string): string =>
  `${id} ${serializeMarket(market)} ${url}`;

export type PageCache = ReturnType<typeof createPageCache>;

/** Cache of pages that are the same for all visitors, for one minute each. */
export function createPageCache(now: () => number = () => performance.now()) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHE_BYTES,
    // Clients choose the key, so a long URL must count with its length.
    sizeCalculation: ({ brotli }, key) => brotli.byteLength + key.length * 2 + ENTRY_BYTES,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  /** Keys of pages that have been cached: their next one is shared, too. */
  const shared = new LRUCache<string, true>({ max: MAX_KNOWN });
  const drawings = new Map<string, Promise<Response>>();
  let generation = 0;
  let isImproving = false;

  /** Recompresses in the background, one page at a time: requests for many URLs must not occupy the thread pool. */
  async function improve(page: CachedPage): Promise<void> {
    isImproving = true;
    page.isBest = true;
    try {
      page.brotli = await encode(await decodeBrotli(page.brotli), "br", BEST_QUALITY);
      page.entryId = nextEntryId();
    } catch {
      // The page keeps its first compression.
    } finally {
      isImproving = false;
    }
  }

  /** Counts a response. The second one makes the better compression worthwhile. */
  function use(key: string): CachedPage | undefined {
    const page = cache.get(key);
    if (page === undefined) return undefined;
    page.useCount += 1;
    if (page.useCount > 1 && !page.isBest && !isImproving) void improve(page);
    return page;
  }

  async function send(
    { brotli, headers: pageHeaders }: CachedPage,
    accepted: string,
    decoded?: NonSharedBuffer,
  ): Promise<Response> {
    const encoding = selectEncoding(accepted);
    let body = brotli;
    if (encoding !== "br") body = decoded ?? (await decodeBrotli(brotli));
    if (encoding === "gzip") body = await encode(body, "gzip");
    const headers = new Headers(pageHeaders);
    headers.set("Content-Length", String(body.byteLength));
    if (encoding !== undefined) headers.set("Content-Encoding", encoding);
    return new Response(body, { headers });
  }

  return {
    /** The response is recorded, unlike that of `put`: most pages are requested once. */
    get(key: string, accepted: string): Promise<Response> | undefined {
      const page = use(key);
      if (page === undefined) return undefined;
      const { entryId: id, brotli } = page;
      const encoded = selectEncoding(accepted) === "br" ? brotli : undefined;
      return send(page, accepted).then((response) => assignEntry(response, { id, encoded }));
    },
    /** Returns the id of a page, by which its responses are recorded. */
    find: (key: string): number | undefined => use(key)?.entryId,
    /**
     * Draws a page that has been cached before once for all callers that wait for it. Other pages may be private: each
     * caller has them drawn.
     */
    async drawOnce(key: string, accepted: string, draw: () => Promise<Response>): Promise<Response> {
      const drawing = drawings.get(key);
      if (drawing === undefined && !shared.has(key)) return draw();
      if (drawing === undefined) {
        const own = draw();
        drawings.set(key, own);
        return own.finally(() => void drawings.delete(key));
      }
      await drawing.catch(() => {});
      const page = use(key);
      return page === undefined ? draw() : send(page, accepted);
    },
    has: (key: string): boolean => cache.has(key),
    /** Caches a page. Its policy lists the hashes of inline scripts: a nonce is valid for one response only. */
    async put(key: string, rendered: Response, { nonce, accepted, tags, ...render }: RenderedPage): Promise<Response> {
      const text = render.html ?? (await rendered.text());
      const headers = new Headers(rendered.headers);
      const policy = render.policy(hashInlineSources(text, nonce));
      headers.set("Content-Security-Policy", policy);
      headers.set("Vary", "Accept-Encoding");
      const html = withoutNonce(text, nonce);
      const period = String(Math.floor(Number(RENDERED_AT.exec(html)?.[0] ?? 0) / MAX_KEPT_MS));
      // A 304 leaves the policy of the kept page: the hashes follow from the page.
      const hosts = render.policy({ scripts: [], styles: [] });
      headers.set("ETag", createETag(hosts, period, ...html.split(RENDERED_AT)));
      const decoded = Buffer.from(html);
      const brotli = await encode(decoded, "br");
      const entryId = nextEntryId();
      const page: CachedPage = { entryId, headers: [...headers], brotli, tags, useCount: 1, isBest: false };
      if (render.generation === generation) cache.set(key, page);
      shared.set(key, true);
      return send(page, accepted, decoded);
    },
    /** Drops pages that have one of the tags, or all. A page that is being rendered is not cached. */
    clear(tags?: readonly string[]): void {
      generation += 1;
      dropTagged(cache, tags);
    },
    generation: (): number => generation,
  };
}

/** Returns the CSP sources of the page's scripts and styles with the nonce: injected ones cannot know it. */
function hashInlineSources(html: string, nonce: string): InlineSources {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  const marker = ` nonce="${nonce}"`;
  // A search for the few marked elements: an expression over the whole page takes longer.
  for (let at = html.indexOf(marker); at !== -1; at = html.indexOf(marker, at + 1)) {
    const start = html.lastIndexOf("<", at);
    const end = html.indexOf(">", at);
    const tag = (["script", "style"] as const).find((name) => html.startsWith(`<${name} `, start));
    if (tag === undefined || DATA_TYPE.test(html.slice(start, end))) continue;
    const code = html.slice(end + 1, html.indexOf(`</${tag}>`, end));
    if (code !== "") sources[tag].add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { scripts: [...sources.script], styles: [...sources.style] };
}

const DATA_TYPE = /application\/(ld\+)?json/;

/** `nonce` has no character that an expression interprets. */
const withoutNonce = (html: string, nonce: string): string =>
  html.split(new RegExp(` nonce="${nonce}"|<meta property="csp-nonce" content="${nonce}"/>`)).join("");

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { serializeMarket } from "@shop/core";
import { type Encoding, encode, selectEncoding } from "./compress.ts";
import type { InlineSources } from "./headers.ts";
import { assignVariants, type ResponseVariants } from "./responseVariants.ts";
import type { Storefront } from "../src/storefronts.ts";

/** A page may be this much older than the `max-age` of the responses it was rendered from. */
const TTL_MS = 60_000;
const MAX_CACHE_BYTES = 48 * 1024 * 1024;
/** Brotli quality for pages that are sent repeatedly: 90 % of the size of quality 5 at 20 times the time. */
const BEST_QUALITY = 10;

interface CachedPage {
  headers: [string, string][];
  html: Buffer;
  useCount: number;
  encoded: Map<Encoding, Promise<Buffer>>;
  bestBrotli: Buffer | undefined;
  variants: ResponseVariants;
}

interface RenderedPage {
  /** Value of `generation()` before rendering: after a catalogue change the page is not cached. */
  generation: number;
  nonce: string;
  accepted: string;
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
    // Includes the compressed variants.
    sizeCalculation: ({ html }) => html.byteLength * 2,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let generation = 0;
  let isImproving = false;

  /** Recompresses in the background, one page at a time: requests for many URLs must not occupy the thread pool. */
  async function improve(page: CachedPage): Promise<void> {
    isImproving = true;
    page.bestBrotli = await encode(page.html, "br", BEST_QUALITY).finally(() => (isImproving = false));
    page.encoded.delete("br");
    page.variants.clear();
  }

  /** Counts a response. The second one makes the better compression worthwhile. */
  function countUse(page: CachedPage): void {
    page.useCount += 1;
    if (page.useCount > 1 && page.bestBrotli === undefined && !isImproving) void improve(page);
  }

  async function compress(page: CachedPage, encoding: Encoding): Promise<Buffer> {
    if (encoding === "br" && page.bestBrotli !== undefined) return page.bestBrotli;
    const encoded = page.encoded.get(encoding) ?? encode(page.html, encoding);
    page.encoded.set(encoding, encoded);
    return encoded;
  }

  async function send(page: CachedPage, accepted: string): Promise<Response> {
    const encoding = selectEncoding(accepted);
    const body = encoding === undefined ? page.html : await compress(page, encoding);
    const headers = new Headers(page.headers);
    headers.set("Content-Length", String(body.byteLength));
    if (encoding !== undefined) headers.set("Content-Encoding", encoding);
    return assignVariants(new Response(new Uint8Array(body), { headers }), page.variants);
  }

  return {
    get(key: string, accepted: string): Promise<Response> | undefined {
      const page = cache.get(key);
      if (page === undefined) return undefined;
      countUse(page);
      return send(page, accepted);
    },
    /** Returns the recorded responses of a page. */
    find(key: string): ResponseVariants | undefined {
      const page = cache.get(key);
      if (page !== undefined) countUse(page);
      return page?.variants;
    },
    has: (key: string): boolean => cache.has(key),
    /** Caches a page. Its policy lists the hashes of inline scripts: a nonce is valid for one response only. */
    async put(key: string, rendered: Response, { nonce, accepted, ...render }: RenderedPage): Promise<Response> {
      const text = await rendered.text();
      const headers = new Headers(rendered.headers);
      headers.set("Content-Security-Policy", render.policy(hashInlineSources(text, nonce)));
      headers.set("Vary", "Accept-Encoding");
      const html = Buffer.from(withoutNonce(text, nonce));
      const page: CachedPage = {
        headers: [...headers],
        html,
        useCount: 1,
        encoded: new Map(),
        bestBrotli: undefined,
        variants: new Map(),
      };
      if (render.generation === generation) cache.set(key, page);
      return send(page, accepted);
    },
    clear(): void {
      generation += 1;
      cache.clear();
    },
    generation: (): number => generation,
  };
}

/** Returns the CSP sources of the page's scripts and styles with the nonce: injected ones cannot know it. */
function hashInlineSources(html: string, nonce: string): InlineSources {
  const hashesOf = (tag: "script" | "style"): string[] => {
    const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, "gu"));
    const inline = [...elements].filter(
      ([, attributes = "", code]) =>
        code !== "" && attributes.includes(`nonce="${nonce}"`) && !/application\/(ld\+)?json/.test(attributes),
    );
    return [
      ...new Set(inline.map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)),
    ];
  };
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, "").replace(`<meta property="csp-nonce" content="${nonce}"/>`, "");

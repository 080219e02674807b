import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Encoding, encode, encodingFor } from "./compress.ts";

/** A page may be this much older than the `max-age` of the responses it was rendered from. */
const FRESH_MS = 60_000;
const MOST_BYTES = 48 * 1024 * 1024;
/** Brotli quality for pages that are sent repeatedly: 90 % of the size of quality 5 at 20 times the time. */
const BEST = 10;

interface KeptPage {
  headers: [string, string][];
  html: Buffer;
  sent: number;
  encoded: Map<Encoding, Promise<Buffer>>;
  best: Buffer | undefined;
}

/** Cache of pages that are the same for all visitors, for one minute each. */
export interface KeptPages {
  find(key: string, accepted: string): Promise<Response> | undefined;
  /**
   * Caches a rendered page and returns its response. A nonce is valid for one response only, so a cached page lists the
   * hashes of its inline scripts instead.
   *
   * @param since value of `cleared` before rendering; after a catalogue change the page is not cached
   * @param policy returns the Content-Security-Policy for the given inline scripts
   */
  keep(
    key: string,
    drawn: Response,
    page: { since: number; nonce: string; accepted: string; policy: (inline: readonly string[]) => string },
  ): Promise<Response>;
  clear(): void;
  cleared(): number;
}

export function keepPages(now: () => number = () => performance.now()): KeptPages {
  const cache = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    // Includes the compressed variants.
    sizeCalculation: ({ html }) => html.byteLength * 2,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const compress = compressing();
  let cleared = 0;
  return {
    find(key, accepted) {
      const page = cache.get(key);
      return page && send(page, accepted, compress);
    },
    async keep(key, drawn, { since, nonce, accepted, policy }) {
      const text = await drawn.text();
      const headers = new Headers(drawn.headers);
      headers.set("Content-Security-Policy", policy(hashesOf(text, nonce)));
      headers.set("Vary", "Accept-Encoding");
      const html = Buffer.from(withoutNonce(text, nonce));
      const page: KeptPage = { headers: [...headers], html, sent: 0, encoded: new Map(), best: undefined };
      if (since === cleared) cache.set(key, page);
      return send(page, accepted, compress);
    },
    clear() {
      cleared += 1;
      cache.clear();
    },
    cleared: () => cleared,
  };
}

type Compress = (page: KeptPage, encoding: Encoding) => Promise<Buffer>;

async function send(page: KeptPage, accepted: string, compress: Compress): Promise<Response> {
  const encoding = encodingFor(accepted);
  const body = encoding === undefined ? page.html : await compress(page, encoding);
  const headers = new Headers(page.headers);
  headers.set("Content-Length", String(body.byteLength));
  if (encoding !== undefined) headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(body), { headers });
}

/** Recompresses in the background, one page at a time: requests for many URLs must not occupy the thread pool. */
function compressing(): Compress {
  let isBusy = false;
  async function improve(page: KeptPage): Promise<void> {
    isBusy = true;
    page.best = await encode(page.html, "br", BEST).finally(() => (isBusy = false));
  }
  return async (page, encoding) => {
    if (encoding === "br") {
      if (page.best !== undefined) return page.best;
      page.sent += 1;
      if (page.sent > 1 && !isBusy) void improve(page);
    }
    const known = page.encoded.get(encoding) ?? encode(page.html, encoding);
    page.encoded.set(encoding, known);
    return known;
  };
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gu;

/**
 * Returns the CSP sources of the page's inline scripts. Only scripts with the nonce count, because injected ones cannot
 * know it.
 */
function hashesOf(html: string, nonce: string): string[] {
  const own = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = "", code]) =>
      code !== "" && attributes.includes(`nonce="${nonce}"`) && !attributes.includes("application/ld+json"),
  );
  const hashes = own.map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, "").replace(`<meta property="csp-nonce" content="${nonce}"/>`, "");

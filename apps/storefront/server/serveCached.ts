import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { TLSSocket } from "node:tls";
import type { CachedReads } from "./cacheReads.ts";
import { selectEncoding } from "./compress.ts";
import { isHttps } from "./connection.ts";
import { pageKey } from "./createPageCache.ts";
import { isNotModified } from "./eTags.ts";
import { requestContext } from "./monitoring/requestContext.ts";
import { readMarket, type ServerOptions } from "./createVisit.ts";
import type { StoredResponse } from "./createResponseStore.ts";
import { withoutUnknownParams } from "./withoutUnknownParams.ts";
import { selectStorefront } from "../src/storefronts.ts";

/** Hosts whose URL needs no parsing: the text of the header is the host of the URL. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::\d{1,5})?$/;

/** Headers that select a response. */
interface RequestHeaders {
  host?: string;
  cookie?: string;
  authorization?: string;
  "accept-encoding"?: string;
  "if-none-match"?: string;
  "x-forwarded-proto"?: string;
}

const SELECTING: ReadonlySet<string> = new Set<keyof RequestHeaders>([
  "host",
  "cookie",
  "authorization",
  "accept-encoding",
  "if-none-match",
  "x-forwarded-proto",
]);

/** Requests with one of these are left to the router: bodies, protocol changes, other origins, a shopper's own cart. */
const EXCLUDED: ReadonlySet<string> = new Set([
  "content-length",
  "expect",
  "origin",
  "range",
  "transfer-encoding",
  "upgrade",
  "x-cart-token",
]);

interface Options extends Pick<ServerOptions, "pageCache" | "responses" | "storefront" | "trustedProxies"> {
  findRead?: CachedReads["find"];
}

type Router = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Answers GET requests from recorded responses, before a request object is created or a route matched. All other
 * requests go to `router`, whose responses `recordResponse` stores. Decision 0231.
 */
export function serveCached(router: Router, options: Options): RequestListener {
  return (incoming, outgoing) => {
    const stored = findStored(incoming, options);
    if (stored === undefined) return void router(incoming, outgoing);
    const context = requestContext.getStore();
    if (context !== undefined) context.isKept = true;
    if (isNotModified(incoming.headers["if-none-match"], stored.eTag)) {
      outgoing.writeHead(304, stored.notModified).end();
      return;
    }
    outgoing.writeHead(200, stored.headers);
    outgoing.end(stored.body);
  };
}

function findStored(incoming: IncomingMessage, options: Options): StoredResponse | undefined {
  const { method, url = "", httpVersion, socket } = incoming;
  if (method !== "GET" || httpVersion !== "1.1" || !url.startsWith("/") || socket instanceof TLSSocket)
    return undefined;
  const headers = selectHeaders(incoming.rawHeaders);
  if (headers?.host === undefined || !PLAIN_HOST.test(headers.host)) return undefined;
  const isSecure = isHttps(headers["x-forwarded-proto"], options.trustedProxies);
  const entryId = url.startsWith("/api/")
    ? options.findRead?.(headers.authorization, url)
    : findPage(`${isSecure ? "https" : "http"}://${headers.host}${url}`, headers.host, headers.cookie, options);
  if (entryId === undefined) return undefined;
  const encoding = selectEncoding(headers["accept-encoding"] ?? "");
  return options.responses?.get(entryId, { encoding, isHttps: isSecure });
}

function findPage(
  url: string,
  host: string,
  cookie: string | undefined,
  { pageCache, storefront: id }: Options,
): number | undefined {
  if (pageCache === undefined) return undefined;
  const storefront = selectStorefront(host, id);
  const market = readMarket(storefront, cookie);
  const find = (address: string): number | undefined => pageCache.find(pageKey(storefront, market, address));
  return find(url) ?? (url.includes("?") ? find(withoutUnknownParams(url)) : undefined);
}

/** Returns the headers that select a response; undefined when one is repeated or excludes the request. */
function selectHeaders(rawHeaders: readonly string[]): RequestHeaders | undefined {
  const headers: Record<string, string> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (EXCLUDED.has(name)) return undefined;
    if (!SELECTING.has(name)) continue;
    if (headers[name] !== undefined) return undefined;
    headers[name] = rawHeaders[at + 1] ?? "";
  }
  return headers;
}

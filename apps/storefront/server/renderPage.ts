import { randomBytes } from "node:crypto";
import { isDefaultMarket, ShopError } from "@shop/core";
import type { RenderOptions } from "../src/entry-server.tsx";
import type { Caller } from "./cacheReads.ts";
import { assemblePage } from "./assemblePage.ts";
import { contentSecurityPolicy, allowedHosts, type InlineSources } from "./headers.ts";
import { loggedPath } from "./loggedPath.ts";
import { pageKey } from "./createPageCache.ts";
import { withoutUnknownParams } from "./withoutUnknownParams.ts";
import { REDIRECT_CACHE_CONTROL } from "./redirects.ts";
import { type ServerOptions, createVisit, readVisitor } from "./createVisit.ts";

/** Result of a form submitted without JavaScript. */
export type FormResult = Pick<RenderOptions, "newsletter" | "withdrawal">;

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Returns the document with its Content-Security-Policy. Caches pages that are the same for all visitors of a market.
 *
 * @throws ShopError RATE_LIMITED for a caller that has too many pages rendered
 */
export async function renderPage(
  request: Request,
  options: ServerOptions,
  caller: Caller,
  formResult?: FormResult,
): Promise<Response> {
  const { storefront, market } = readVisitor(request, options);
  // Browsers and proxies do not know the market of a page, so only this server may keep such a page for others.
  const isDefault = isDefaultMarket(market, storefront.market);
  const pages = formResult !== undefined || !READS.has(request.method) ? undefined : options.pageCache;
  const toKey = (url: string): string => pageKey(storefront, market, url);
  const key = toKey(request.url);
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const cached = pages?.get(key, accepted);
  if (cached !== undefined) return cached;
  const plainUrl = pages && withoutUnknownParams(request.url);
  if (plainUrl !== undefined && plainUrl !== request.url) {
    const plain = await renderPage(new Request(plainUrl, request), options, caller);
    // A shared page ignores unknown parameters; redirects keep them, and private pages may read them.
    if (pages?.has(toKey(plainUrl)) === true) return plain;
  }
  const draw = (): Promise<Response> => drawPage(request, options, caller, { pages, key, isDefault, formResult });
  return pages === undefined ? draw() : pages.drawOnce(key, accepted, draw);
}

interface Drawing {
  pages: ServerOptions["pageCache"];
  key: string;
  isDefault: boolean;
  formResult: FormResult | undefined;
}

async function drawPage(
  request: Request,
  options: ServerOptions,
  caller: Caller,
  { pages, key, isDefault, formResult }: Drawing,
): Promise<Response> {
  const { pageLimit } = options;
  if (pageLimit?.isExceeded(caller.clientAddress) === true) {
    const { retryAfterSeconds } = pageLimit;
    throw new ShopError("RATE_LIMITED", { details: { retryAfterSeconds } });
  }

  const generation = pages?.generation() ?? 0;
  const nonce = randomBytes(16).toString("base64url");
  const { entry, hasReadPublic, tags, ...visit } = await createVisit(request, options, caller);
  const { errorDsn, pictureOrigins, searchOrigins } = options;
  // Without a matched route no tags run.
  let isPrivate = true;
  const onMatch: RenderOptions["onMatch"] = (page) => (isPrivate = page.isPrivate);
  const onError: RenderOptions["onError"] = (err) =>
    options.log.error({ err, path: loggedPath(request) }, "page failed");
  let html: string | undefined;
  const onDocument: RenderOptions["onDocument"] = (text, files) =>
    void (html = assemblePage(text, { ...files, nonce }, options.build));
  const [response, thirdParties] = await Promise.all([
    entry.render(request, { ...options.build, ...visit, ...formResult, nonce, errorDsn, onMatch, onError, onDocument }),
    options.policy === false ? {} : entry.loadThirdParties(visit.shop),
  ]);
  const isPublicPage = response.headers.get("Cache-Control") !== "no-store";
  const cache = isPublicPage && response.status === 200 && hasReadPublic() ? pages : undefined;
  if (isPublicPage && response.status === 301 && isDefault)
    response.headers.set("Cache-Control", REDIRECT_CACHE_CONTROL);
  // Shared caches know no market, and must never store a nonce.
  else if (isPublicPage) {
    const isShared = cache !== undefined && isDefault;
    response.headers.set("Cache-Control", isShared ? "public" : "private, no-cache");
    // Read by `sharedCaching`.
    if (isShared) response.headers.set("Cache-Tag", [...tags].join(","));
  }
  // A redirect has no scripts; its policy would only store a nonce in caches.
  if (options.policy === false || response.status === 301) return withBody(response, html);
  const hosts = allowedHosts(thirdParties, { isPrivate }, errorDsn);
  const policy = (inline: InlineSources): string =>
    contentSecurityPolicy({ inline, pictureOrigins, searchOrigins, hosts });
  if (cache) {
    const accepted = request.headers.get("Accept-Encoding") ?? "";
    return cache.put(key, response, { generation, nonce, accepted, tags: [...tags], html, policy });
  }
  response.headers.set(
    "Content-Security-Policy",
    policy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }),
  );
  return withBody(response, html);
}

const withBody = (response: Response, html: string | undefined): Response =>
  html === undefined ? response : new Response(html, response);

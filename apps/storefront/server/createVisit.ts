import { CONSENT_COOKIE, MARKET_COOKIE, parseConsent, parseMarket } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";
import { parse as parseCookies } from "hono/utils/cookie";
import { createShopConfig } from "../src/shared/createShopConfig.ts";
import { storefrontById, storefrontByHost } from "../src/storefronts.ts";
import type { Caller } from "./cacheReads.ts";
import type { ServerOptions } from "./serverOptions.ts";

export function readVisitor({ url: address, headers }: Request, options: Pick<ServerOptions, "storefront">) {
  const url = new URL(address);
  const storefront = storefrontById(options.storefront) ?? storefrontByHost(url.host);
  const cookies = parseCookies(headers.get("Cookie") ?? "");
  const market = parseMarket(cookies[MARKET_COOKIE]) ?? { country: storefront.market, excludeVat: false };
  const consent = parseConsent(cookies[CONSENT_COOKIE], Date.now());
  return { storefront, origin: url.origin, market, consent };
}

/** Creates the shop of a request. API calls carry the visitor's address, so that rate limits apply to the visitor. */
export async function createVisit(request: Request, options: ServerOptions, caller: Caller) {
  const entry = await options.entry();
  const { storefront, origin, market, consent } = readVisitor(request, options);
  let isCacheable = true;
  const environment = serverEnvironment({
    // API calls are made in process, without socket or proxy. Only a search engine may be remote.
    fetch: async (call) => {
      const isRemoteSearch = options.searchOrigins?.includes(new URL(call.url).origin) === true;
      const response = await (isRemoteSearch ? fetch(call) : options.api(call, caller));
      // A missing setting is a 404 and still cacheable.
      isCacheable &&= response.status === 404 || (response.headers.get("Cache-Control")?.includes("public") ?? false);
      return response;
    },
    log: { warn: (message, detail) => options.log.error({ err: detail }, message) },
    // Retries brief failures only. A rate limit fails at once instead of holding the request open.
    maxRetryWaitMs: 1000,
  });
  const config = createShopConfig(storefront, origin, options.shopToken, { rendered: market, consent });
  const shop = entry.createShop(config, environment);
  const hasReadPublic = (): boolean => isCacheable;
  return { entry, shop, storefront, origin, hasReadPublic };
}

import { CONSENT_COOKIE, readConsent } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";
import { parse as parseCookies } from "hono/utils/cookie";
import { DISPLAY_COOKIE, homeDisplay, readDisplay } from "../src/app/displayCookie.ts";
import { shopConfig } from "../src/app/shopConfig.ts";
import { storefrontById, storefrontOfHost } from "../src/storefronts.ts";
import type { Caller } from "./cacheReads.ts";
import type { ServerOptions } from "./serverOptions.ts";

export function whoAsks({ url: address, headers }: Request, options: Pick<ServerOptions, "storefront">) {
  const url = new URL(address);
  const storefront = storefrontById(options.storefront) ?? storefrontOfHost(url.host);
  const cookies = parseCookies(headers.get("Cookie") ?? "");
  const display = readDisplay(cookies[DISPLAY_COOKIE]) ?? homeDisplay(storefront);
  const consent = readConsent(cookies[CONSENT_COOKIE], Date.now());
  return { storefront, origin: url.origin, display, consent };
}

/** Creates the shop of a request. API calls carry the visitor's address, so that rate limits apply to the visitor. */
export async function visitOf(request: Request, options: ServerOptions, caller: Caller) {
  const entry = await options.entry();
  const { storefront, origin, display, consent } = whoAsks(request, options);
  let publicOnly = true;
  const environment = serverEnvironment({
    // API calls are made in process, without socket or proxy. Only a search engine may be remote.
    fetch: async (call) => {
      const isElsewhere = options.searchOrigins?.includes(new URL(call.url).origin) === true;
      const answer = await (isElsewhere ? fetch(call) : options.api(call, caller));
      // A missing setting is a 404 and still cacheable.
      publicOnly &&= answer.status === 404 || (answer.headers.get("Cache-Control")?.includes("public") ?? false);
      return answer;
    },
    log: { warn: (message, detail) => options.log.error({ err: detail }, message) },
    // Retries brief failures only. A rate limit fails at once instead of holding the request open.
    longestWaitMs: 1000,
  });
  const config = shopConfig(storefront, origin, options.shopToken, { display, consent });
  const shop = entry.createShop(config, environment);
  const hasReadPublic = (): boolean => publicOnly;
  return { entry, shop, storefront, origin, hasReadPublic };
}

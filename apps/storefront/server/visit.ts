import { CONSENT_COOKIE, readConsent } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";
import { parse as parseCookies } from "hono/utils/cookie";
import { DISPLAY_COOKIE, homeDisplay, readDisplay } from "../src/app/displayCookie.ts";
import { shopConfig } from "../src/app/shopConfig.ts";
import { storefrontById, storefrontOfHost } from "../src/storefronts.ts";
import type { Caller } from "./cacheReads.ts";
import type { ServerOptions } from "./serverOptions.ts";

/** The storefront a request means, and what its cookies say of who is shown the page. */
export function whoAsks({ url: address, headers }: Request, options: Pick<ServerOptions, "storefront">) {
  const url = new URL(address);
  const storefront = storefrontById(options.storefront) ?? storefrontOfHost(url.host);
  const cookies = parseCookies(headers.get("Cookie") ?? "");
  const display = readDisplay(cookies[DISPLAY_COOKIE]) ?? homeDisplay(storefront);
  const consent = readConsent(cookies[CONSENT_COOKIE], Date.now());
  return { storefront, origin: url.origin, display, consent };
}

/** The storefront a request means, and a shop of its own, which asks in the name of who is shown the page: limits hit that one. */
export async function visitOf(request: Request, options: ServerOptions, caller: Caller) {
  const entry = await options.entry();
  const { storefront, origin, display, consent } = whoAsks(request, options);
  let publicOnly = true;
  const environment = serverEnvironment({
    // The server's own calls go straight to the API: no socket, no proxy. A search engine may be somewhere else.
    fetch: async (call) => {
      const isElsewhere = options.searchOrigins?.includes(new URL(call.url).origin) === true;
      const answer = await (isElsewhere ? fetch(call) : options.api(call, caller));
      // A setting that nobody has set is 404.
      publicOnly &&= answer.status === 404 || (answer.headers.get("Cache-Control")?.includes("public") ?? false);
      return answer;
    },
    log: { warn: (message, detail) => options.log.error({ err: detail }, message) },
    // For as long as a hiccup. Who has asked too often is told at once, instead of holding a request open.
    longestWaitMs: 1000,
  });
  const config = shopConfig(storefront, origin, options.shopToken, { display, consent });
  const shop = entry.createShop(config, environment);
  /** Whether all that the shop has answered so far may be kept for a while. */
  const hasReadPublic = (): boolean => publicOnly;
  return { entry, shop, storefront, origin, hasReadPublic };
}

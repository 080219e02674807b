import { CONSENT_COOKIE, MARKET_COOKIE, parseConsent, parseMarket, serializeMarket } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";
import { parse as parseCookies } from "hono/utils/cookie";
import type { Api, Caller } from "./cacheReads.ts";
import { readTags } from "./cacheTags.ts";
import type { SecurityContact } from "./renderSecurityTxt.ts";
import type { PageLimit } from "./createPageLimit.ts";
import type { DecodedReads } from "./createDecodedReads.ts";
import type { PageCache } from "./createPageCache.ts";
import type { ResponseStore } from "./createResponseStore.ts";
import type { ClientBuild } from "./manifest.ts";
import { createShopConfig } from "../src/shared/createShopConfig.ts";
import { selectStorefront, type Storefront, storefrontOrigin } from "../src/storefronts.ts";
import type * as Entry from "../src/entry-server.tsx";

export type ServerEntry = Pick<typeof Entry, "render" | "loadThirdParties" | "createShop">;

export interface ServerOptions {
  /** Reloaded for each request in development. */
  entry: () => Promise<ServerEntry>;
  build: ClientBuild;
  api: Api;
  /** Static folders, in order of precedence. */
  /** Folders; `keptAssets` has the modules of other builds. */
  files: { client: string; pictures: readonly string[]; keptAssets?: string | undefined };
  /** Handles files below /media/ that are in no folder. */
  pictures?: ((request: Request) => Promise<Response>) | undefined;
  /** Forces one storefront regardless of the host. */
  storefront: string | undefined;
  shopToken: string;
  pictureOrigins: readonly string[];
  /** Origins of search engines that browsers query directly. */
  searchOrigins?: readonly string[];
  /** Origins of other front ends, whose pages may call the API and display the pictures. Default none. */
  allowedOrigins?: readonly string[];
  errorDsn?: string | undefined;
  /** Number of trusted proxies in front of this server. Default 0. */
  trustedProxies?: number;
  /** Configured origin of the default storefront: links must not name a host that a caller chose. */
  publicUrl?: string | undefined;
  securityContact?: SecurityContact | undefined;
  /** Whether a cache in front of this server is purged by tags. */
  purgesEdge?: boolean | undefined;
  pageCache?: PageCache | undefined;
  decodedReads?: DecodedReads | undefined;
  /** Recorded responses, which `serveCached` sends. */
  responses?: ResponseStore | undefined;
  pageLimit?: PageLimit | undefined;
  /** `false` disables the Content-Security-Policy, for development only. */
  policy?: boolean;
  isReady: () => Promise<boolean>;
  log: { error(fields: object, message: string): void };
}

/** The only page rendered with the stored consent: its form shows the choice without JavaScript. */
const CONSENT_PAGE = "/consent";

export function readVisitor(
  { url: address, headers }: Request,
  options: Pick<ServerOptions, "storefront" | "publicUrl">,
) {
  const url = new URL(address);
  const storefront = selectStorefront(url.host, options.storefront);
  const cookie = headers.get("Cookie") ?? "";
  const market = readMarket(storefront, cookie);
  const consent =
    url.pathname === CONSENT_PAGE
      ? parseConsent(parseCookies(cookie, CONSENT_COOKIE)[CONSENT_COOKIE], Date.now())
      : undefined;
  const { publicUrl } = options;
  const origin = publicUrl === undefined ? url.origin : new URL(storefrontOrigin(publicUrl, storefront.locale)).origin;
  return { storefront, origin, market, consent };
}

export const readMarket = ({ market }: Storefront, cookie = ""): NonNullable<ReturnType<typeof parseMarket>> =>
  parseMarket(parseCookies(cookie, MARKET_COOKIE)[MARKET_COOKIE]) ?? { country: market, excludeVat: false };

/** Creates the shop of a request. API calls carry the visitor's address, so that rate limits apply to the visitor. */
export async function createVisit(request: Request, options: ServerOptions, caller: Caller) {
  const entry = await options.entry();
  const { storefront, origin, market, consent } = readVisitor(request, options);
  let isCacheable = true;
  const tags = new Set<string>();
  const addTags = (more: readonly string[]): void => more.forEach((tag) => tags.add(tag));
  const environment = serverEnvironment({
    // API calls are made in process, without socket or proxy. Only a search engine may be remote.
    fetch: async (call) => {
      const isRemoteSearch = options.searchOrigins?.includes(new URL(call.url).origin) === true;
      const response = await (isRemoteSearch ? fetch(call) : options.api(call, caller));
      // A missing setting is a 404 and still cacheable.
      const isPublic = response.status === 404 || (response.headers.get("Cache-Control")?.includes("public") ?? false);
      isCacheable &&= isPublic;
      const responseTags = readTags(response.headers);
      addTags(responseTags);
      options.decodedReads?.reportResponse(isPublic, responseTags);
      return response;
    },
    log: { warn: (message, detail) => options.log.error({ err: detail }, message) },
    // Retries brief failures only. A rate limit fails at once instead of holding the request open.
    maxRetryWaitMs: 1000,
  });
  const config = createShopConfig(storefront, origin, options.shopToken, { rendered: market, consent });
  const ownShop = entry.createShop(config, environment);
  const key = `${storefront.id} ${serializeMarket(market)} ${origin}`;
  const shop = options.decodedReads?.wrap(ownShop, key, addTags) ?? ownShop;
  return { entry, shop, storefront, origin, tags, hasReadPublic: (): boolean => isCacheable };
}

import { randomBytes } from "node:crypto";
import { relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type * as Entry from "../src/entry-server.tsx";
import { parse as parseCookies } from "hono/utils/cookie";
import { DISPLAY_COOKIE, homeDisplay, isShared, readDisplay } from "../src/app/displayCookie.ts";
import { WITHDRAWAL_PATHS } from "../src/app/withdrawalPath.ts";
import { answerNewsletter, NEWSLETTER_PATHS } from "./answerNewsletter.ts";
import { answerWithdrawal } from "./answerWithdrawal.ts";
import { chooseDisplay } from "./chooseDisplay.ts";
import type { Api, Caller } from "./cacheReads.ts";
import { CONSENT_COOKIE, readConsent } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";
import { isPrivatePage } from "../src/app/privatePages.ts";
import { answerConsent } from "./answerConsent.ts";
import { asSeen } from "./asSeen.ts";
import { clientAddress } from "./clientAddress.ts";
import { compress } from "./compress.ts";
import { answerFailure } from "./answerFailure.ts";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";
import type { ClientBuild } from "./manifest.ts";
import { openHosts } from "./partyHosts.ts";
import { leadToSearch, spellDollar } from "./searchAddress.ts";
import { startOver } from "./startOver.ts";
import { webManifest } from "./webManifest.ts";
import { robots, sitemap, sitemapIndex, SITEMAP_VIEWS } from "./sitemaps.ts";

export type ServerEntry = Pick<
  typeof Entry,
  "render" | "parties" | "createShop" | "shopConfig" | "storefrontById" | "storefrontOfHost"
>;

export interface ServerOptions {
  /** loaded anew for each request in development */
  entry: () => Promise<ServerEntry>;
  build: ClientBuild;
  /** answers everything under /api/ */
  api: Api;
  /** folders of files, most important first */
  files: { client: string; pictures: readonly string[] };
  /** answers what lies under /media/ and in no folder */
  pictures?: ((request: Request) => Promise<Response>) | undefined;
  /** the one storefront, whatever the host says */
  storefront: string | undefined;
  shopToken: string;
  pictureOrigins: readonly string[];
  /** of search engines that browsers ask themselves */
  searchOrigins?: readonly string[];
  /** where browsers report faults to; undefined: nowhere */
  faultsTo?: string | undefined;
  /** how many proxies stand in front of this server; 0 where absent */
  trustedProxies?: number;
  /** false: pages carry no Content-Security-Policy, for development only */
  policy?: boolean;
  ready: () => Promise<boolean>;
  log: { error(fields: object, message: string): void };
}

const XML = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" };

/** An order with its addresses and a long message has a few kB. */
const MOST_BODY_BYTES = 256 * 1024;
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The whole web server: files, API and pages behind one origin. */
export function createServer(options: ServerOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders(options.trustedProxies), compress);

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => ((await options.ready()) ? c.text("ready") : c.text("not ready", 503)));

  const tooLarge = { error: "The given data is too large", code: "TOO_LARGE" };
  const limit = bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (c) => c.json(tooLarge, 413) });
  app.on(["POST", "PUT", "PATCH", "DELETE"], "/api/*", limit);
  const callerOf = (c: Context): Caller => ({ clientAddress: clientAddress(c, options.trustedProxies) });
  app.all("/api/*", (c) => options.api(c.req.raw, callerOf(c)));

  const immutable = (root: string, precompressed = false) =>
    serveStatic({ root: fromHere(root), precompressed, onFound: (_path, c) => c.header("Cache-Control", IMMUTABLE) });
  app.use("/assets/*", immutable(options.files.client, true));
  // A module of an older build is gone, not a page of the shop.
  app.all("/assets/*", (c) => c.text("No such file", 404));
  for (const folder of options.files.pictures) {
    app.use("/media/*", serveStaticUnder("/media", folder));
  }
  const { pictures } = options;
  if (pictures) app.get("/media/*", (c) => pictures(c.req.raw));
  app.all("/media/*", (c) => c.text("No such picture", 404));
  // What the build leaves for this server.
  app.all("/.vite/*", (c) => c.text("No such file", 404));
  app.use(
    "/*",
    serveStatic({
      root: fromHere(options.files.client),
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=86400"),
    }),
  );

  const seen = (c: Context): Request => asSeen(c, options.trustedProxies);
  app.get("/robots.txt", (c) => c.text(robots(new URL(seen(c).url).origin)));
  app.get("/sitemap.xml", (c) => c.body(sitemapIndex(new URL(seen(c).url).origin), 200, XML));
  for (const view of SITEMAP_VIEWS) {
    app.get(`/sitemap-${view}.xml`, async (c) => {
      const visit = await visitOf(seen(c), options, callerOf(c));
      return c.body(await sitemap(view, visit.shop, visit), 200, XML);
    });
  }
  app.get("/manifest.webmanifest", async (c) => {
    const { shop } = await visitOf(seen(c), options, callerOf(c));
    const manifest = webManifest(await shop.content.localeConfig());
    return c.body(JSON.stringify(manifest), 200, { ...XML, "Content-Type": "application/manifest+json" });
  });
  app.get("/search", leadToSearch);
  app.get("*", spellDollar, (c) => page(seen(c), options, callerOf(c)));
  app.post("/consent", limit, answerConsent);
  app.post("/display", limit, (c) => chooseDisplay(c, options.storefront));
  const shopFor = async (c: Context) => (await visitOf(seen(c), options, callerOf(c))).shop;
  const answerPage = (c: Context, answer: FormAnswer): Promise<Response> => {
    const { url, headers } = seen(c);
    return page(new Request(url, { headers }), options, callerOf(c), answer);
  };
  app.on("POST", NEWSLETTER_PATHS, limit, (c, next) =>
    answerNewsletter(c, next, { shop: () => shopFor(c), render: (newsletter) => answerPage(c, { newsletter }) }),
  );
  app.on("POST", Object.values(WITHDRAWAL_PATHS), limit, (c) =>
    answerWithdrawal(c, { shop: () => shopFor(c), render: (withdrawal) => answerPage(c, { withdrawal }) }),
  );
  app.post("*", limit, startOver);
  app.all("*", (c) => c.text("Pages are only read", 405, { Allow: "GET, HEAD" }));
  app.onError((error, c) => {
    options.log.error({ err: error, path: withoutSecret(c.req.path) }, "page failed");
    return answerFailure(c, error, options);
  });
  return app;
}

/** The end of the address of a guest's order opens it: logs are read by many. */
const withoutSecret = (path: string): string => path.replace(/(\/guest\/[^/]+\/[^/]+\/).+$/, "$1…");

/** serve-static takes its root relative to where the process was started. */
const fromHere = (folder: string): string => relative(process.cwd(), folder) || ".";

const serveStaticUnder = (prefix: string, folder: string) =>
  serveStatic({
    root: fromHere(folder),
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound: (_path, c) => c.header("Cache-Control", IMMUTABLE),
  });

/** What became of a form that was sent without JavaScript: its page begins with it. */
type FormAnswer = Pick<Entry.RenderOptions, "newsletter" | "withdrawal">;

async function page(
  request: Request,
  options: ServerOptions,
  caller: Caller,
  answer: FormAnswer = {},
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const { entry, display, consent, ...visit } = await visitOf(request, options, caller);
  const { faultsTo } = options;
  const [response, parties] = await Promise.all([
    entry.render(request, { ...options.build, ...visit, ...answer, nonce, faultsTo }),
    options.policy === false ? {} : entry.parties(visit.shop),
  ]);
  // Drawn for one shopper's choice of country and VAT, or without the question that somebody has answered: not for the next.
  const isKept = response.headers.get("Cache-Control") !== "no-store";
  const isOwn = consent !== undefined || !isShared(display, visit.storefront);
  if (isKept && isOwn) response.headers.set("Cache-Control", "private, no-cache");
  if (options.policy !== false) {
    const hosts = openHosts(parties, { isPrivate: isPrivatePage(new URL(request.url).pathname) }, faultsTo);
    response.headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({
        nonce,
        pictureOrigins: options.pictureOrigins,
        searchOrigins: options.searchOrigins,
        hosts,
      }),
    );
  }
  return response;
}

/** The storefront a request means, and a shop of its own, which asks in the name of who is shown the page: limits hit that one. */
async function visitOf(request: Request, options: ServerOptions, caller?: Caller) {
  const entry = await options.entry();
  const url = new URL(request.url);
  const storefront = entry.storefrontById(options.storefront) ?? entry.storefrontOfHost(url.host);
  const environment = serverEnvironment({
    // The server's own calls go straight to the API: no socket, no proxy. A search engine may be somewhere else.
    fetch: async (call) =>
      options.searchOrigins?.includes(new URL(call.url).origin) === true ? fetch(call) : options.api(call, caller),
    log: { warn: (message, detail) => options.log.error({ err: detail }, message) },
    // For as long as a hiccup. Who has asked too often is told at once, instead of holding a request open.
    longestWaitMs: 1000,
  });
  const cookies = parseCookies(request.headers.get("Cookie") ?? "");
  const display = readDisplay(cookies[DISPLAY_COOKIE]) ?? homeDisplay(storefront);
  const consent = readConsent(cookies[CONSENT_COOKIE], Date.now());
  const config = entry.shopConfig(storefront, url.origin, options.shopToken, { display, consent });
  return { entry, shop: entry.createShop(config, environment), storefront, origin: url.origin, display, consent };
}

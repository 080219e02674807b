import { randomBytes } from "node:crypto";
import { relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type * as Entry from "../src/entry-server.tsx";
import { parse as parseCookies } from "hono/utils/cookie";
import { DISPLAY_COOKIE, homeDisplay, isShared, readDisplay } from "../src/app/displayCookie.ts";
import type { NewsletterAnswer } from "../src/features/newsletter/newsletterAnswer.ts";
import { answerNewsletter, NEWSLETTER_PATHS } from "./answerNewsletter.ts";
import { chooseDisplay } from "./chooseDisplay.ts";
import type { Api, Caller } from "./cacheReads.ts";
import { clientAddress } from "./clientAddress.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";
import type { ClientBuild } from "./manifest.ts";
import { leadToSearch, spellDollar } from "./searchAddress.ts";
import { startOver } from "./startOver.ts";
import { robots, sitemap, sitemapIndex, SITEMAP_VIEWS } from "./sitemaps.ts";

export type ServerEntry = Pick<
  typeof Entry,
  "render" | "createShop" | "memoryEnvironment" | "shopConfig" | "storefrontById" | "storefrontOfHost"
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
  app.use(securityHeaders, compress);

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

  app.get("/robots.txt", (c) => c.text(robots(new URL(c.req.url).origin)));
  app.get("/sitemap.xml", (c) => c.body(sitemapIndex(new URL(c.req.url).origin), 200, XML));
  for (const view of SITEMAP_VIEWS) {
    app.get(`/sitemap-${view}.xml`, async (c) => {
      const visit = await visitOf(c.req.raw, options);
      return c.body(await sitemap(view, visit.shop, visit), 200, XML);
    });
  }
  app.get("/search", leadToSearch);
  app.get("*", spellDollar, (c) => page(c.req.raw, options));
  app.post("/display", limit, (c) => chooseDisplay(c, options.storefront));
  app.on("POST", NEWSLETTER_PATHS, limit, (c, next) =>
    answerNewsletter(c, next, {
      shop: async () => (await visitOf(c.req.raw, options, callerOf(c))).shop,
      render: (answer) => page(new Request(c.req.url, { headers: c.req.raw.headers }), options, answer),
    }),
  );
  app.post("*", startOver);
  app.all("*", (c) => c.text("Pages are only read", 405, { Allow: "GET, HEAD" }));
  app.onError((error, c) => {
    options.log.error({ err: error, path: withoutSecret(c.req.path) }, "page failed");
    return c.text("Internal Server Error", 500);
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

/** @param newsletter where the page is the answer to that form */
async function page(request: Request, options: ServerOptions, newsletter?: NewsletterAnswer): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const { entry, display, ...visit } = await visitOf(request, options);
  const response = await entry.render(request, { ...options.build, ...visit, newsletter, nonce });
  // Drawn for one shopper's choice of country and VAT: not for the next one.
  const isKept = response.headers.get("Cache-Control") !== "no-store";
  if (isKept && !isShared(display, visit.storefront)) response.headers.set("Cache-Control", "private, no-cache");
  if (options.policy !== false) {
    response.headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({ nonce, pictureOrigins: options.pictureOrigins }),
    );
  }
  return response;
}

/** The storefront a request means, and a shop of its own. Only what a person asks for has a caller: reads are the page's. */
async function visitOf(request: Request, options: ServerOptions, caller?: Caller) {
  const entry = await options.entry();
  const url = new URL(request.url);
  const storefront = entry.storefrontById(options.storefront) ?? entry.storefrontOfHost(url.host);
  // The server's own calls go straight to the API: no socket, no proxy.
  const environment = entry.memoryEnvironment({
    fetch: async (call) => options.api(call, caller),
    clock: { now: () => Date.now() },
    timers: { after: afterMs },
    random: { key: () => randomBytes(16).toString("base64url") },
  });
  const cookie = parseCookies(request.headers.get("Cookie") ?? "", DISPLAY_COOKIE)[DISPLAY_COOKIE];
  const display = readDisplay(cookie) ?? homeDisplay(storefront);
  const config = entry.shopConfig(storefront, url.origin, options.shopToken, display);
  return { entry, shop: entry.createShop(config, environment), storefront, origin: url.origin, display };
}

function afterMs(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

import { relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { WITHDRAWAL_PATHS } from "../src/app/withdrawalPath.ts";
import { answerNewsletter, NEWSLETTER_PATHS } from "./answerNewsletter.ts";
import { answerWithdrawal } from "./answerWithdrawal.ts";
import { chooseDisplay } from "./chooseDisplay.ts";
import type { Caller } from "./cacheReads.ts";
import { answerConsent } from "./answerConsent.ts";
import { asSeen } from "./asSeen.ts";
import { clientAddress } from "./clientAddress.ts";
import { compress } from "./compress.ts";
import { answerFailure } from "./answerFailure.ts";
import { answerPage, type FormAnswer } from "./answerPage.ts";
import { isBrokenOff } from "./isBrokenOff.ts";
import { pictureHeaders, securityHeaders } from "./headers.ts";
import { leadToSearch, spellPath } from "./searchAddress.ts";
import type { ServerOptions } from "./serverOptions.ts";
import { startOver } from "./startOver.ts";
import { visitOf } from "./visit.ts";
import { webManifest } from "./webManifest.ts";
import { robots, sitemap, sitemapIndex, SITEMAPS } from "./sitemaps.ts";

const XML = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" };

/** An order with its addresses and a long message takes a few kB. */
const MOST_BODY_BYTES = 256 * 1024;
const IMMUTABLE = "public, max-age=31536000, immutable";

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
  // Modules of an older build return 404 instead of a page of the shop.
  app.all("/assets/*", (c) => c.text("No such file", 404));
  app.use("/media/*", pictureHeaders);
  for (const folder of options.files.pictures) {
    app.use("/media/*", serveStaticUnder("/media", folder));
  }
  const { pictures } = options;
  if (pictures) app.get("/media/*", (c) => pictures(c.req.raw));
  app.all("/media/*", (c) => c.text("No such picture", 404));
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
  app.get("/sitemap.xml", async (c) => {
    const { shop, origin } = await visitOf(seen(c), options, callerOf(c));
    return c.body(await sitemapIndex(shop, origin), 200, XML);
  });
  for (const view of SITEMAPS) {
    app.get(`/sitemap-${view}.xml`, async (c) => {
      const visit = await visitOf(seen(c), options, callerOf(c));
      const after = /^\d{1,9}$/.exec(c.req.query("after") ?? "")?.[0];
      return c.body(await sitemap(view, visit.shop, visit, Number(after ?? 0)), 200, XML);
    });
  }
  app.get("/manifest.webmanifest", async (c) => {
    const { shop } = await visitOf(seen(c), options, callerOf(c));
    const manifest = webManifest(await shop.content.localeConfig());
    return c.body(JSON.stringify(manifest), 200, { ...XML, "Content-Type": "application/manifest+json" });
  });
  app.get("/search", leadToSearch);
  const pageOf = (c: Context, path?: string): Promise<Response> => {
    const request = seen(c);
    const asked = path === undefined ? request : new Request(new URL(path, request.url), request);
    return answerPage(asked, options, callerOf(c));
  };
  app.get("*", spellPath(pageOf), (c) => pageOf(c));
  app.post("/consent", limit, answerConsent);
  app.post("/display", limit, (c) => chooseDisplay(c, options.storefront));
  const shopFor = async (c: Context) => (await visitOf(seen(c), options, callerOf(c))).shop;
  const answerForm = (c: Context, answer: FormAnswer): Promise<Response> => {
    const { url, headers } = seen(c);
    return answerPage(new Request(url, { headers }), options, callerOf(c), answer);
  };
  app.on("POST", NEWSLETTER_PATHS, limit, (c, next) =>
    answerNewsletter(c, next, { shop: () => shopFor(c), render: (newsletter) => answerForm(c, { newsletter }) }),
  );
  app.on("POST", Object.values(WITHDRAWAL_PATHS), limit, (c) =>
    answerWithdrawal(c, { shop: () => shopFor(c), render: (withdrawal) => answerForm(c, { withdrawal }) }),
  );
  app.post("*", limit, startOver);
  app.all("*", (c) => c.text("Pages are only read", 405, { Allow: "GET, HEAD" }));
  app.onError((error, c) => {
    if (isBrokenOff(c, error)) return c.body(null, 400);
    options.log.error({ err: error, path: withoutSecret(c.req.path) }, "page failed");
    return answerFailure(c, error, options);
  });
  return app;
}

const withoutSecret = (path: string): string => path.replace(/(\/guest\/[^/]+\/[^/]+\/).+$/, "$1…");

/** `serveStatic` resolves its root relative to the working directory. */
const fromHere = (folder: string): string => relative(process.cwd(), folder) || ".";

const serveStaticUnder = (prefix: string, folder: string) =>
  serveStatic({
    root: fromHere(folder),
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound: (_path, c) => c.header("Cache-Control", IMMUTABLE),
  });

import { relative } from "node:path";
import { serveStatic, type ServeStaticOptions } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isShopError, REVIEW_PICTURE_LIMITS } from "@shop/core";
import { WITHDRAWAL_PATHS } from "@shop/core/server";
import {
  handleNewsletterForm,
  NEWSLETTER_PATHS,
  handleWithdrawalForm,
  handleDisplayForm,
  handleConsentForm,
  handleConsentStyles,
  handleRetry,
  handleScriptForm,
  ownForm,
} from "./forms.ts";
import type { Caller } from "./cacheReads.ts";
import { UPLOAD_PATH } from "./proxyApi.ts";
import { loggedPath } from "./loggedPath.ts";
import { withForwardedProtocol, clientAddress, isRequestAborted } from "./connection.ts";
import { compress } from "./compress.ts";
import { renderFailure } from "./renderFailure.ts";
import { renderPage, type FormResult } from "./renderPage.ts";
import { allowOrigins, crossOriginPictures, pictureHeaders, securityHeaders } from "./headers.ts";
import { findEntry, recordResponse } from "./createResponseStore.ts";
import { respondNotModified } from "./eTags.ts";
import { sharedCaching } from "./sharedCaching.ts";
import { rejectSecondHost, rejectUnknownMethods } from "./requestChecks.ts";
import { renderSecurityTxt } from "./renderSecurityTxt.ts";
import { redirectToSearch, normalizePath } from "./redirects.ts";
import { type ServerOptions, createVisit, readVisitor } from "./createVisit.ts";
import { CONSENT_STYLES_PATH } from "../src/shared/consentStylesPath.ts";
import { createWebManifest, renderRobots, sitemap, sitemapIndex, SITEMAPS } from "./sitemaps.ts";

const XML = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" };

/** An order with its addresses and a long message takes a few kB. */
const MAX_BODY_BYTES = 256 * 1024;
const IMMUTABLE = "public, max-age=31536000, immutable";

export function createServer(options: ServerOptions): Hono {
  const app = new Hono();
  const { allowedOrigins = [] } = options;
  app.use(respondNotModified);
  if (options.responses) app.use(recordResponse(options.responses, options.trustedProxies));
  app.use(sharedCaching(options));
  if (allowedOrigins.length > 0) app.use("/media/*", crossOriginPictures);
  app.use(securityHeaders(options.trustedProxies), compress);
  // Before the check of methods: a preflight is an OPTIONS request.
  if (allowedOrigins.length > 0) app.use("/api/*", allowOrigins(allowedOrigins));
  app.use(rejectUnknownMethods, rejectSecondHost);
  const tooLarge = { error: "The given data is too large" };
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ ...tooLarge, code: "TOO_LARGE" }, 413),
  });
  const limitUpload = bodyLimit({
    maxSize: REVIEW_PICTURE_LIMITS.bytes,
    onError: (c) => c.json({ ...tooLarge, code: "INVALID_INPUT", fields: { picture: "tooLarge" } }, 413),
  });
  app.use(async (c, next) => {
    if (!UPLOAD_PATH.test(c.req.path)) return limitBody(c, next);
    // Counting the bytes of an unknown length buffers them, before the check of the sign-in.
    const isCounted = c.req.header("Content-Length") === undefined || c.req.header("Transfer-Encoding") !== undefined;
    if (c.req.raw.body !== null && isCounted)
      return c.json({ error: "The length of the file is missing", code: "LENGTH_REQUIRED" }, 411);
    return limitUpload(c, next);
  });

  app.use(findEntry);

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => ((await options.isReady()) ? c.text("ready") : c.text("not ready", 503)));

  const getCaller = (c: Context): Caller => ({ clientAddress: clientAddress(c, options.trustedProxies) });
  app.all("/api/*", (c) => options.api(c.req.raw, getCaller(c)));

  const { client, pictures: pictureFolders, keptAssets } = options.files;
  app.use("/assets/*", serveFiles(client, IMMUTABLE, { precompressed: true }));
  const inAssets = (path: string): string => path.slice("/assets".length);
  if (keptAssets !== undefined)
    app.use("/assets/*", serveFiles(keptAssets, IMMUTABLE, { precompressed: true, rewriteRequestPath: inAssets }));
  // Modules that no build has return 404 instead of a page of the shop.
  app.all("/assets/*", (c) => c.text("No such file", 404));
  app.use("/media/*", pictureHeaders);
  const rewriteRequestPath = (path: string): string => path.slice("/media".length);
  for (const folder of pictureFolders) app.use("/media/*", serveFiles(folder, IMMUTABLE, { rewriteRequestPath }));
  const { pictures } = options;
  if (pictures) app.get("/media/*", (c) => pictures(c.req.raw));
  app.all("/media/*", (c) => c.text("No such picture", 404));
  app.all("/.vite/*", (c) => c.text("No such file", 404));
  app.use("/*", serveFiles(client, "public, max-age=86400", { precompressed: true }));

  app.get("/.well-known/security.txt", (c) => {
    const { securityContact } = options;
    return securityContact === undefined ? c.text("Not configured", 404) : c.text(renderSecurityTxt(securityContact));
  });
  const forwarded = (c: Context): Request => withForwardedProtocol(c, options.trustedProxies);
  const visit = (c: Context) => createVisit(forwarded(c), options, getCaller(c));
  app.get("/robots.txt", (c) => c.text(renderRobots(readVisitor(forwarded(c), options).origin)));
  app.get("/sitemap.xml", async (c) => {
    const { shop, origin } = await visit(c);
    return c.body(await sitemapIndex(shop, origin), 200, XML);
  });
  for (const view of SITEMAPS) {
    app.get(`/sitemap-${view}.xml`, async (c) => {
      const { shop, ...storefront } = await visit(c);
      const after = /^\d{1,9}$/.exec(c.req.query("after") ?? "")?.[0];
      return c.body(await sitemap(view, shop, storefront, Number(after ?? 0)), 200, XML);
    });
  }
  app.get("/manifest.webmanifest", async (c) => {
    const manifest = createWebManifest(await (await visit(c)).shop.content.localeConfig());
    return c.body(JSON.stringify(manifest), 200, { ...XML, "Content-Type": "application/manifest+json" });
  });
  app.get(CONSENT_STYLES_PATH, handleConsentStyles);
  app.get("/search", redirectToSearch);
  const respondWithPage = (c: Context, path?: string): Promise<Response> => {
    const request = forwarded(c);
    const target = path === undefined ? request : new Request(new URL(path, request.url), request);
    return renderPage(target, options, getCaller(c));
  };
  app.get("*", normalizePath(respondWithPage), (c) => respondWithPage(c));
  app.post("/consent", ownForm, handleConsentForm);
  app.post("/display", ownForm, (c) => handleDisplayForm(c, options.storefront));
  const createRequestShop = async (c: Context) => (await visit(c)).shop;
  const renderForm = (c: Context, formResult: FormResult): Promise<Response> => {
    const { url, headers } = forwarded(c);
    return renderPage(new Request(url, { headers }), options, getCaller(c), formResult);
  };
  app.on("POST", NEWSLETTER_PATHS, ownForm, (c, next) =>
    handleNewsletterForm(c, next, {
      shop: () => createRequestShop(c),
      render: (newsletter) => renderForm(c, { newsletter }),
    }),
  );
  app.on("POST", Object.values(WITHDRAWAL_PATHS), (c) =>
    handleWithdrawalForm(c, {
      shop: () => createRequestShop(c),
      render: (withdrawal) => renderForm(c, { withdrawal }),
    }),
  );
  app.post("*", handleRetry, handleScriptForm);
  app.all("*", (c) => c.text("Pages are only read", 405, { Allow: "GET, HEAD" }));
  app.onError((error, c) => {
    if (isRequestAborted(c, error)) return c.body(null, 400);
    // A limited caller is no failure, and could fill the log.
    if (!isShopError(error, "RATE_LIMITED"))
      options.log.error({ err: error, path: loggedPath(c.req.raw) }, "page failed");
    return renderFailure(c, error, options);
  });
  return app;
}

const serveFiles = (folder: string, cacheControl: string, more: ServeStaticOptions) =>
  serveStatic({
    // Resolved relative to the working directory.
    root: relative(process.cwd(), folder) || ".",
    onFound: (_path, c) => c.header("Cache-Control", cacheControl),
    ...more,
  });

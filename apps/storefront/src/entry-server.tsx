import { isShopError, type Shop } from "@shop/core";
import { RouterContextProvider } from "@tanstack/react-router";
import { createRequestHandler, defaultRenderHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ThirdPartyConfig } from "./shared/thirdParties/thirdPartyConfig.ts";
import { thirdPartyQuery } from "./shared/thirdParties/thirdPartyConfig.ts";
import { packQueries } from "./routing/pageData.ts";
import { isTemporary, UNAVAILABLE_SECONDS } from "./shared/isTemporary.ts";
import { findRenderError } from "./routing/findRenderError.ts";
import { screenSources } from "./routing/screens.ts";
import { normalizePathCase } from "./routing/normalizePathCase.ts";
import { textSourcePath } from "./i18n/createTexts.ts";
import { type AppOptions, type AppRouter, createAppRouter } from "./routing/createAppRouter.tsx";

export { createShop } from "@shop/core";

type HandlerOptions = Parameters<typeof createRequestHandler>[0];
export type RouterManifest = Awaited<ReturnType<NonNullable<HandlerOptions["getRouterManifest"]>>>;

export const loadThirdParties = (shop: Shop): Promise<ThirdPartyConfig> => thirdPartyQuery(shop).queryFn();

/** Files of a page beyond those of the route manifest. */
export interface PageFiles {
  /** Modules that hydration needs; none for a page that is not hydrated. */
  modules: readonly string[];
  /** Stylesheets of its screen. */
  stylesheets: readonly string[];
  /** Query results as JSON, undefined for a page that is not hydrated. */
  data: string | undefined;
}

export interface RenderOptions extends AppOptions {
  manifest: RouterManifest;
  /** Called with the marks of the matched route, see `StaticDataRouteOption`. */
  onMatch: (page: { isPrivate: boolean }) => void;
  /** Called with the error of a page that becomes an error page, or of a part that the browser has to render. */
  onError: (error: unknown) => void;
  getModules(source: string): readonly string[];
  getStylesheets(source: string): readonly string[];
  entryModules: readonly string[];
  /** Receives the document, which the response does not contain, and what it needs. */
  onDocument(html: string, needed: PageFiles): void;
}

export async function render(
  request: Request,
  { manifest, getModules, getStylesheets, entryModules, onDocument, onMatch, onError, ...options }: RenderOptions,
): Promise<Response> {
  const handler = createRequestHandler({
    request,
    createRouter: () => {
      const renderMarkup = (element: ReactElement): string =>
        renderToStaticMarkup(<RouterContextProvider router={router}>{element}</RouterContextProvider>);
      const router: AppRouter = createAppRouter({ ...options, renderMarkup });
      return router;
    },
    getRouterManifest: () => manifest,
  });
  return handler(async (page) => {
    const { matches } = page.router.state;
    onMatch({ isPrivate: matches.some(({ staticData }) => staticData.isPrivate) });
    // A rate limit becomes a 429 response with Retry-After.
    const rateLimited = matches.find(({ error }) => isShopError(error, "RATE_LIMITED"));
    if (rateLimited !== undefined) throw rateLimited.error;
    for (const { status, error } of matches) if (status === "error") onError(error);
    const { pathname, search } = new URL(request.url);
    const canonicalPath = normalizePathCase(pathname, matches.at(-1)?.fullPath ?? "");
    if (canonicalPath !== pathname) return redirectPermanently(canonicalPath + search, page.responseHeaders);
    const { screens, texts, queryClient } = page.router.options.context;
    const screenFiles = [...screens].map((name) => screenSources[name]);
    const sources = [
      ...matches.map(({ routeId }) => routeId),
      ...screenFiles,
      ...texts.pageNamespaces().map((namespace) => textSourcePath(texts.language, namespace)),
    ];
    const isHydrated = matches[0]?.status !== "error";
    const modules = isHydrated ? [...new Set([...entryModules, ...sources.flatMap(getModules)])] : [];
    const stylesheets = [...new Set(screenFiles.flatMap(getStylesheets))];
    const data = isHydrated ? packQueries(queryClient) : undefined;
    const result = await defaultRenderHandler(page);
    const response = result instanceof Response ? result : result.response;
    const html = await response.text();
    onDocument(html, { modules, stylesheets, data });
    const renderError = await findRenderError(html, <RouterServer router={page.router} />);
    if (renderError !== undefined) {
      onError(renderError);
      return withStatus(response, 500, UNCACHED);
    }
    if (!matches.some(({ error, loaderData }) => isUnavailable(loaderData) || isTemporary(error)))
      return new Response(null, response);
    return withStatus(response, 503, { ...UNCACHED, "retry-after": String(UNAVAILABLE_SECONDS) });
  });
}

const UNCACHED = { "cache-control": "no-store" };

const withStatus = (response: Response, status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...Object.fromEntries(response.headers), ...headers } });

const isUnavailable = (loaderData: unknown): boolean =>
  typeof loaderData === "object" &&
  loaderData !== null &&
  "isUnavailable" in loaderData &&
  loaderData.isUnavailable === true;

/** Permanent redirect, with the Cache-Control of the page it replaces. */
function redirectPermanently(location: string, pageHeaders: Headers): Response {
  const headers = new Headers({ Location: location });
  const cache = pageHeaders.get("Cache-Control");
  if (cache !== null) headers.set("Cache-Control", cache);
  return new Response(null, { status: 301, headers });
}

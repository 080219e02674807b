import { retryAfterSeconds, type Shop } from "@shop/core";
import { createRequestHandler, defaultRenderHandler } from "@tanstack/react-router/ssr/server";
import type { ThirdPartyConfig } from "./shared/thirdParties/thirdPartyConfig.ts";
import { thirdPartyQuery } from "./shared/thirdParties/thirdPartyConfig.ts";
import { screenSources } from "./routing/screens.ts";
import { normalizePathCase } from "./routing/normalizePathCase.ts";
import { textSourcePath } from "./i18n/createTexts.ts";
import { type AppOptions, createAppRouter, hydrationTexts } from "./routing/createAppRouter.tsx";

export { createShop } from "@shop/core";

type HandlerOptions = Parameters<typeof createRequestHandler>[0];
export type RouterManifest = Awaited<ReturnType<NonNullable<HandlerOptions["getRouterManifest"]>>>;

export const loadThirdParties = (shop: Shop): Promise<ThirdPartyConfig> => thirdPartyQuery(shop).queryFn();

export interface RenderOptions extends AppOptions {
  manifest: RouterManifest;
  /** Called with the marks of the matched route, see `StaticDataRouteOption`. */
  onMatch: (page: { isPrivate: boolean }) => void;
  getModules(source: string): readonly string[];
}

export async function render(
  request: Request,
  { manifest, getModules, onMatch, ...options }: RenderOptions,
): Promise<Response> {
  const handler = createRequestHandler({
    request,
    createRouter: () => createAppRouter(options),
    getRouterManifest: () => manifest,
  });
  return handler((page) => {
    onMatch({ isPrivate: page.router.state.matches.some(({ staticData }) => staticData.isPrivate) });
    // A rate limit becomes a 429 response with Retry-After.
    const rateLimited = page.router.state.matches.find(({ error }) => retryAfterSeconds(error) !== undefined);
    if (rateLimited !== undefined) throw rateLimited.error;
    const { pathname, search } = new URL(request.url);
    const canonicalPath = normalizePathCase(pathname, page.router.state.matches.at(-1)?.fullPath ?? "");
    if (canonicalPath !== pathname) return redirectPermanently(canonicalPath + search, page.responseHeaders);
    const { screens, texts } = page.router.options.context;
    // Preloads the modules that hydration needs while the entry module is still loading.
    const sources = [
      ...[...screens].map((name) => screenSources[name]),
      ...hydrationTexts(texts).map((namespace) => textSourcePath(texts.language, namespace)),
    ];
    for (const module of new Set(sources.flatMap(getModules)))
      page.responseHeaders.append("Link", `<${module}>; rel=modulepreload; fetchpriority=low`);
    return defaultRenderHandler(page);
  });
}

/** Permanent redirect, with the Cache-Control of the page it replaces. */
function redirectPermanently(location: string, pageHeaders: Headers): Response {
  const headers = new Headers({ Location: location });
  const cache = pageHeaders.get("Cache-Control");
  if (cache !== null) headers.set("Cache-Control", cache);
  return new Response(null, { status: 301, headers });
}

import type { Shop } from "@shop/core";
import { createRequestHandler, defaultRenderHandler } from "@tanstack/react-router/ssr/server";
import type { Parties } from "./app/parties.ts";
import { partiesQuery } from "./app/partiesQuery.ts";
import { screenSources } from "./app/screens.ts";
import { secondsToWait } from "./app/secondsToWait.ts";
import { spelledPath } from "./app/spelledPath.ts";
import { textSource } from "./i18n/textSource.ts";
import { type AppOptions, createAppRouter, earlyTexts } from "./router.tsx";

export { createShop } from "@shop/core";

type HandlerOptions = Parameters<typeof createRequestHandler>[0];
export type RouterManifest = Awaited<ReturnType<NonNullable<HandlerOptions["getRouterManifest"]>>>;

export const parties = (shop: Shop): Promise<Parties> => partiesQuery(shop).queryFn();

export interface RenderOptions extends AppOptions {
  manifest: RouterManifest;
  modulesOf(source: string): readonly string[];
}

export async function render(request: Request, { manifest, modulesOf, ...options }: RenderOptions): Promise<Response> {
  const handler = createRequestHandler({
    request,
    createRouter: () => createAppRouter(options),
    getRouterManifest: () => manifest,
  });
  return handler((page) => {
    // A rate limit becomes a 429 response with Retry-After.
    const busy = page.router.state.matches.find(({ error }) => secondsToWait(error) !== undefined);
    if (busy !== undefined) throw busy.error;
    const { pathname, search } = new URL(request.url);
    const spelled = spelledPath(pathname, page.router.state.matches.at(-1)?.fullPath ?? "");
    if (spelled !== pathname) return moved(spelled + search, page.responseHeaders);
    const { screens, texts } = page.router.options.context;
    // Preloads the modules that hydration needs while the entry module is still loading.
    const sources = [
      ...[...screens].map((name) => screenSources[name]),
      ...earlyTexts(texts).map((namespace) => textSource(texts.language, namespace)),
    ];
    for (const module of new Set(sources.flatMap(modulesOf)))
      page.responseHeaders.append("Link", `<${module}>; rel=modulepreload; fetchpriority=low`);
    return defaultRenderHandler(page);
  });
}

/** Permanent redirect, with the Cache-Control of the page it replaces. */
function moved(location: string, of: Headers): Response {
  const headers = new Headers({ Location: location });
  const cache = of.get("Cache-Control");
  if (cache !== null) headers.set("Cache-Control", cache);
  return new Response(null, { status: 301, headers });
}

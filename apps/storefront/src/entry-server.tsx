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

/** Third parties whose hosts the page's policy has to name. */
export const parties = (shop: Shop): Promise<Parties> => partiesQuery(shop).queryFn();

export interface RenderOptions extends AppOptions {
  manifest: RouterManifest;
  /** addresses of the modules that a source of the build needs */
  modulesOf(source: string): readonly string[];
}

/** Renders the page of a request to a whole document. */
export async function render(request: Request, { manifest, modulesOf, ...options }: RenderOptions): Promise<Response> {
  const handler = createRequestHandler({
    request,
    createRouter: () => createAppRouter(options),
    getRouterManifest: () => manifest,
  });
  return handler((page) => {
    // A shop that asks for patience gets it: the answer says how long, as every such answer does.
    const busy = page.router.state.matches.find(({ error }) => secondsToWait(error) !== undefined);
    if (busy !== undefined) throw busy.error;
    const { pathname, search } = new URL(request.url);
    const spelled = spelledPath(pathname, page.router.state.matches.at(-1)?.fullPath ?? "");
    if (spelled !== pathname) return moved(spelled + search, page.responseHeaders);
    const { screens, texts } = page.router.options.context;
    // What the page asks for before it comes alive, while its first file is still on its way.
    const sources = [
      ...[...screens].map((name) => screenSources[name]),
      ...earlyTexts(texts).map((namespace) => textSource(texts.language, namespace)),
    ];
    for (const module of new Set(sources.flatMap(modulesOf)))
      page.responseHeaders.append("Link", `<${module}>; rel=modulepreload; fetchpriority=low`);
    return defaultRenderHandler(page);
  });
}

/** For good; as private as the page that it leads to. */
function moved(location: string, of: Headers): Response {
  const headers = new Headers({ Location: location });
  const cache = of.get("Cache-Control");
  if (cache !== null) headers.set("Cache-Control", cache);
  return new Response(null, { status: 301, headers });
}

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
  /** address of the page's script */
  script: string | undefined;
  /** addresses of what it imports */
  imports: readonly string[];
  /** addresses of the modules that a route needs */
  modulesOfRoute(id: string): readonly string[];
  /** addresses of the modules that a source of the build needs */
  modulesOf(source: string): readonly string[];
}

/** Renders the page of a request to a whole document. */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const { manifest, script, imports, modulesOfRoute, modulesOf, ...appOptions } = options;
  const handler = createRequestHandler({
    request,
    createRouter: () => createAppRouter(appOptions),
    getRouterManifest: () => manifest,
  });
  return handler((page) => {
    // A shop that asks for patience gets it: the answer says how long, as every such answer does.
    const busy = page.router.state.matches.find(({ error }) => secondsToWait(error) !== undefined);
    if (busy !== undefined) throw busy.error;
    const { pathname, search } = new URL(request.url);
    const spelled = spelledPath(pathname, page.router.state.matches.at(-1)?.fullPath ?? "");
    if (spelled !== pathname) return moved(spelled + search, page.responseHeaders);
    const { context } = page.router.options;
    const sources = [
      ...[...context.screens].map((name) => screenSources[name]),
      ...earlyTexts(context.texts).map((namespace) => textSource(context.texts.language, namespace)),
    ];
    const routes = page.router.state.matches.map(({ routeId }) => routeId);
    const others = [...new Set([...routes.flatMap(modulesOfRoute), ...sources.flatMap(modulesOf)])];
    if (script !== undefined) context.modules = { script, imports, others };
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

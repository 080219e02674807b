import type { Shop } from "@shop/core";
import { createRequestHandler, defaultRenderHandler } from "@tanstack/react-router/ssr/server";
import { screenSources } from "./app/screens.ts";
import { type AppOptions, createAppRouter } from "./router.tsx";

export { createShop } from "@shop/core";
export { memoryEnvironment } from "@shop/core/testing";
import { type Parties, partiesQuery } from "./app/parties.ts";

export { shopConfig } from "./app/shopConfig.ts";
export { storefrontById, storefrontOfHost, storefronts, type Storefront } from "./storefronts.ts";

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
    const modules = [...page.router.options.context.screens].flatMap((name) => modulesOf(screenSources[name]));
    for (const module of new Set(modules)) page.responseHeaders.append("Link", `<${module}>; rel=modulepreload`);
    return defaultRenderHandler(page);
  });
}

import type { Environment, Shop } from "@shop/core";
import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { hashQueryKey } from "../routing/pageData.ts";
import type { AppContext } from "../shared/appContext.ts";
import { createTexts, type TextNamespace } from "../i18n/createTexts.ts";
import { type Storefront, storefronts } from "../storefronts.ts";
import { createTestShop } from "./createTestShop.ts";

interface TestPageOptions {
  Screen: (props: { error?: unknown }) => ReactElement | null;
  path?: string;
  texts?: readonly TextNamespace[];
  storefront?: Storefront;
  /** Error of the loader, rendered by `Screen`. */
  loaderError?: unknown;
  seedQueries?: (queries: QueryClient, shop: Shop) => void;
  /** Replaces parts of the shop's environment, such as `fetch` by that of a fake backend. */
  environment?: Partial<Environment>;
}

/** Creates a page with one screen in the app's context: router, texts, and a shop, by default without backend. */
export async function createTestPage(options: TestPageOptions) {
  const { Screen, path = "/", storefront = storefronts[0], loaderError, seedQueries, environment } = options;
  const shop = createTestShop({ storefront, ...environment });
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn: hashQueryKey } } });
  seedQueries?.(queryClient, shop);
  const texts = createTexts(storefront.language);
  await texts.load("shared", "core", "frame", "frame/lazy", ...(options.texts ?? []));
  const context: AppContext = { shop, storefront, queryClient, texts, origin: "https://shop.test", screens: new Set() };
  const root = createRootRouteWithContext<AppContext>()();
  const page = createRoute({
    getParentRoute: () => root,
    path: "$",
    loader: () => {
      if (loaderError !== undefined) throw loaderError;
    },
    component: Screen,
    errorComponent: Screen,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), context, history });
  await router.load();
  const element: ReactElement = (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </QueryClientProvider>
  );
  return { shop, router, element, html: () => renderToString(element), texts };
}

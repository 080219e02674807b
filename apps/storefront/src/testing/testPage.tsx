import type { Shop } from "@shop/core";
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
import type { AppContext } from "../app/context.ts";
import { createTexts } from "../i18n/createTexts.ts";
import { type Storefront, storefronts } from "../storefronts.ts";
import { testShop } from "./testShop.ts";

interface Given {
  Screen: (given: { error?: unknown }) => ReactElement | null;
  path?: string;
  texts?: readonly string[];
  storefront?: Storefront;
  /** Error of the loader, rendered by `Screen`. */
  fails?: unknown;
  know?: (queries: QueryClient, shop: Shop) => void;
}

/** Creates a page with one screen in the app's context: router, texts, and a shop without backend. */
export async function testPage(given: Given) {
  const { Screen, path = "/", storefront = storefronts[0], fails, know } = given;
  const shop = testShop({ storefront });
  const queryClient = new QueryClient();
  know?.(queryClient, shop);
  const texts = createTexts(storefront.language);
  await texts.load("shared", "core", "frame", ...(given.texts ?? []));
  const context: AppContext = { shop, storefront, queryClient, texts, origin: "https://shop.test", screens: new Set() };
  const root = createRootRouteWithContext<AppContext>()();
  const page = createRoute({
    getParentRoute: () => root,
    path: "$",
    loader: () => {
      if (fails !== undefined) throw fails;
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
  return { router, element, html: () => renderToString(element), t: texts.t("frame") };
}

import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { AppContext, ScreenName } from "../shared/appContext.ts";
import { createScrollRestoration } from "./createScrollRestoration.ts";
import { loadPageCode } from "./loadPageCode.ts";
import { hashQueryKey, PAGE_DATA_ID, unpackQueries } from "./pageData.ts";
import { loadScreen } from "./screens.ts";
import { createTexts, type TextNamespace } from "../i18n/createTexts.ts";
import { routeTree } from "../routeTree.gen.ts";
import { lazyErrorScreen, lazyNotFoundScreen } from "../features/frame/lazyFrameParts.tsx";

type VisitOptions = Pick<
  AppContext,
  "shop" | "storefront" | "origin" | "newsletter" | "withdrawal" | "errorDsn" | "renderMarkup"
>;

export interface AppOptions extends VisitOptions {
  /** Nonce of the Content-Security-Policy. Server only. */
  nonce?: string;
  onError?: (error: unknown) => void;
}

export function createAppRouter({ nonce, onError, ...visit }: AppOptions) {
  const queryClient = new QueryClient({
    // "offlineFirst" fails without a connection; the default would leave the page waiting without a message.
    defaultOptions: { queries: { retry: false, networkMode: "offlineFirst", queryKeyHashFn: hashQueryKey } },
  });
  const texts = createTexts(visit.storefront.language);
  const screens = new Set<ScreenName>();
  const context: AppContext = { ...visit, queryClient, texts, screens };
  const { shouldScroll, rememberLink } = createScrollRestoration();
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultViewTransition: false,
    scrollRestoration: shouldScroll,
    ...(nonce !== undefined && { ssr: { nonce } }),
    defaultNotFoundComponent: lazyNotFoundScreen.Component,
    defaultErrorComponent: lazyErrorScreen.Component,
    ...(onError && { defaultOnCatch: onError }),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ShopProvider shop={visit.shop}>{children}</ShopProvider>
      </QueryClientProvider>
    ),
    // Namespaces and screen names; the query results have an element of their own. Hydration sends no requests.
    // Server only: the condition removes the code from the client's build.
    ...(import.meta.env.SSR && {
      dehydrate: () => ({ texts: [...texts.pageNamespaces()], screens: [...screens] }),
    }),
    hydrate: async (page: { texts: TextNamespace[]; screens: ScreenName[] }) => {
      unpackQueries(queryClient, document.getElementById(PAGE_DATA_ID)?.textContent ?? "");
      await loadPageCode(texts.load(...page.texts), ...page.screens.map(loadScreen));
    },
  });
  router.subscribe("onBeforeLoad", rememberLink);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

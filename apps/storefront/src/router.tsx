import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { Shop } from "@shop/core";
import type { AppContext } from "./app/context.ts";
import { keepPlace } from "./app/keepPlace.ts";
import { pageCode } from "./app/pageCode.ts";
import { packQueries, unpackQueries } from "./app/pageData.ts";
import { loadScreen, type ScreenName } from "./app/screens.ts";
import { createTexts, type Texts } from "./i18n/createTexts.ts";
import type { NewsletterAnswer } from "./features/newsletter/newsletterAnswer.ts";
import type { WithdrawalAnswer } from "./features/withdrawal/withdrawalAnswer.ts";
import { routeTree } from "./routeTree.gen.ts";
import type { Storefront } from "./storefronts.ts";
import { errorScreen, notFoundScreen } from "./features/frame/laterParts.tsx";

export interface AppOptions {
  shop: Shop;
  storefront: Storefront;
  origin: string;
  /** Nonce of the Content-Security-Policy. Server only. */
  nonce?: string;
  /** Result of a newsletter form submitted without JavaScript. Server only. */
  newsletter?: NewsletterAnswer | undefined;
  /** Result of a withdrawal form submitted without JavaScript. Server only. */
  withdrawal?: WithdrawalAnswer | undefined;
  faultsTo?: string | undefined;
  onFault?: (error: unknown) => void;
}

/** Namespaces of lazily hydrated parts, which load them on hydration. */
const LATE_TEXTS: ReadonlySet<string> = new Set(["consent"]);

export const earlyTexts = (texts: Texts): string[] => texts.loaded().filter((namespace) => !LATE_TEXTS.has(namespace));

/** Creates the router of one visit: one per request on the server, one per page in the browser. */
export function createAppRouter(options: AppOptions) {
  const { shop, storefront, origin, nonce, newsletter, withdrawal, faultsTo, onFault } = options;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const texts = createTexts(storefront.language);
  const screens = new Set<ScreenName>();
  const context: AppContext = {
    shop,
    storefront,
    queryClient,
    texts,
    origin,
    screens,
    newsletter,
    withdrawal,
    faultsTo,
  };
  return createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultViewTransition: false,
    scrollRestoration: keepPlace(),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultNotFoundComponent: notFoundScreen.Part,
    defaultErrorComponent: errorScreen.Part,
    ...(onFault === undefined ? {} : { defaultOnCatch: onFault }),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ShopProvider shop={shop}>{children}</ShopProvider>
      </QueryClientProvider>
    ),
    // Serializes query results, namespaces and screen names into the page, so that hydration sends no requests.
    dehydrate: () => ({
      queries: packQueries(queryClient),
      texts: earlyTexts(texts),
      screens: [...screens],
    }),
    hydrate: async (page: { queries: string; texts: string[]; screens: ScreenName[] }) => {
      unpackQueries(queryClient, page.queries);
      await pageCode(texts.load(...page.texts), ...page.screens.map(loadScreen));
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

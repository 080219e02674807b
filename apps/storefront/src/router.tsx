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
  /** of the Content-Security-Policy; the server's only */
  nonce?: string;
  /** the page answers a form of the newsletter; the server's only */
  newsletter?: NewsletterAnswer | undefined;
  /** as above, of the withdrawal function */
  withdrawal?: WithdrawalAnswer | undefined;
  /** where browsers report faults to */
  faultsTo?: string | undefined;
  /** told of what a page failed by */
  onFault?: (error: unknown) => void;
}

/** Words of parts that come alive later, and fetch them then. */
const LATE_TEXTS: ReadonlySet<string> = new Set(["consent"]);

/** Words that a page needs to come alive. */
export const earlyTexts = (texts: Texts): string[] => texts.loaded().filter((namespace) => !LATE_TEXTS.has(namespace));

/** One router for one visit: on the server one per request, in the browser one per page. */
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
    // The server's answers, words and screen names travel with the page: hydrating asks for nothing twice.
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

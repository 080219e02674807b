import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { Shop } from "@shop/core";
import type { AppContext, ScreenName } from "../shared/appContext.ts";
import { createScrollRestoration } from "./createScrollRestoration.ts";
import { loadPageCode } from "./loadPageCode.ts";
import { packQueries, unpackQueries } from "./pageData.ts";
import { hashQueryKey } from "./hashQueryKey.ts";
import { loadScreen } from "./screens.ts";
import { createTexts, type Texts, type TextNamespace } from "../i18n/createTexts.ts";
import type { NewsletterFormState } from "../shared/submitNewsletterRequest.ts";
import type { WithdrawalFormState } from "../shared/withdrawal/submitWithdrawal.ts";
import { routeTree } from "../routeTree.gen.ts";
import type { Storefront } from "../storefronts.ts";
import { lazyErrorScreen, lazyNotFoundScreen } from "../features/frame/lazyFrameParts.tsx";

export interface AppOptions {
  shop: Shop;
  storefront: Storefront;
  origin: string;
  /** Nonce of the Content-Security-Policy. Server only. */
  nonce?: string;
  /** Result of a newsletter form submitted without JavaScript. Server only. */
  newsletter?: NewsletterFormState | undefined;
  /** Result of a withdrawal form submitted without JavaScript. Server only. */
  withdrawal?: WithdrawalFormState | undefined;
  errorDsn?: string | undefined;
  onError?: (error: unknown) => void;
}

/** Namespaces of lazily hydrated parts, which load them on hydration. */
const LAZY_TEXTS: ReadonlySet<TextNamespace> = new Set(["consent"]);

export const hydrationTexts = (texts: Texts): TextNamespace[] =>
  texts.loadedNamespaces().filter((namespace) => !LAZY_TEXTS.has(namespace));

/** Creates the router of one visit: one per request on the server, one per page in the browser. */
export function createAppRouter(options: AppOptions) {
  const { shop, storefront, origin, nonce, newsletter, withdrawal, errorDsn, onError: onFault } = options;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, queryKeyHashFn: hashQueryKey } } });
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
    errorDsn,
  };
  return createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultViewTransition: false,
    scrollRestoration: createScrollRestoration(),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultNotFoundComponent: lazyNotFoundScreen.Component,
    defaultErrorComponent: lazyErrorScreen.Component,
    ...(onFault === undefined ? {} : { defaultOnCatch: onFault }),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ShopProvider shop={shop}>{children}</ShopProvider>
      </QueryClientProvider>
    ),
    // Serializes query results, namespaces and screen names into the page, so that hydration sends no requests.
    // Server only: the condition removes the code from the client's build.
    ...(import.meta.env.SSR && {
      dehydrate: () => ({
        queries: packQueries(queryClient),
        texts: hydrationTexts(texts),
        screens: [...screens],
      }),
    }),
    hydrate: async (page: { queries: string; texts: TextNamespace[]; screens: ScreenName[] }) => {
      unpackQueries(queryClient, page.queries);
      await loadPageCode(texts.load(...page.texts), ...page.screens.map(loadScreen));
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

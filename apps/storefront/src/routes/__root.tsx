import { localeConfigQuery, menuQuery } from "@shop/core/query";
import {
  createRootRouteWithContext,
  HeadContent,
  isNotFound,
  Outlet,
  Scripts,
  type StaticDataRouteOption,
  useRouter,
  useRouterState,
} from "@tanstack/react-router";
import { needsConsent, thirdPartyQuery } from "../shared/thirdParties/thirdPartyConfig.ts";
import type { NotFoundReason } from "../shared/notFoundReasons.ts";
import { ShopLink } from "../shared/ShopLink.tsx";
import { RenderedStateProvider } from "../shared/usePageState.ts";
import { useCachedFontScript } from "../boot/cacheFont.ts";
import { ThirdPartyTags } from "../boot/ThirdPartyTags.tsx";
import { serializeConsent, serializeMarket } from "@shop/core";
import { useConsent } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import type { AppContext } from "../shared/appContext.ts";
import { handleLoadErrorsScript } from "../shared/early/loadErrors.ts";
import { holdSubmitsScript } from "../shared/early/heldSubmits.ts";
import { ContactExtra } from "../shared/ContactExtra.ts";
import { onHydrationProbe } from "../shared/hydration.ts";
import { AdminSlot, reserveAdminBarScript } from "../features/admin/AdminSlot.tsx";
import { miniCart } from "../features/cart/lazyMiniCart.ts";
import { hideConsentBannerScript } from "../features/consent/consentAnswered.ts";
import { chat, consentBanner, loadConsentParts, reviewBadge } from "../features/consent/lazyConsent.ts";
import { adventBanner, adventLink, loadAdventParts } from "../features/advent/lazyAdvent.ts";
import { Announcer, LoadingNotice } from "../features/frame/NavigationStatus.tsx";
import { contactQuery, frameQueries, menuExtrasQuery, salesBarQuery } from "../features/frame/frameQueries.ts";
import { FrameContext } from "../features/frame/FrameContext.ts";
import { CategoryMenu, Header } from "../features/frame/Header.tsx";
import {
  lazyDisplayBar,
  lazyFooter,
  preloadFrameParts,
  lazyOfflineNotice,
  lazyScrollToTop,
} from "../features/frame/lazyFrameParts.tsx";
import { SalesBar, hideSalesBarScript } from "../features/frame/SalesBar.tsx";
import { Toasts } from "../features/frame/Toasts.tsx";
import { SearchBox } from "../features/search/SearchBox.tsx";
import { holidaysQuery, dispatchDayQuery } from "../shared/dates.tsx";
import printStyles from "../styles/print.css?url";

const headersOf = ({ matches }: { matches: ReadonlyArray<{ staticData: StaticDataRouteOption }> }) => {
  const has = (mark: keyof StaticDataRouteOption): boolean => matches.some(({ staticData }) => staticData[mark]);
  return {
    ...(has("noStore") && { "Cache-Control": "no-store" }),
    ...(has("noStore") && has("isPrivate") && { "Referrer-Policy": "no-referrer" }),
    ...(has("noindex") && { "X-Robots-Tag": "noindex" }),
  };
};

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, location, preload }) => {
    if (!preload) context.beforeNavigate?.(location);
  },
  loader: async ({ context: { queryClient, shop, storefront, texts } }) => {
    // First, because error pages need them when the backend is unreachable.
    await Promise.all([
      texts.load("shared", "frame"),
      texts.loadLazy("frame/lazy", "core", "cart", "consent"),
      preloadFrameParts(),
      miniCart.load(),
      loadAdventParts(),
      loadConsentParts(),
    ]);
    const [config] = await Promise.all([
      queryClient.ensureQueryData(localeConfigQuery(shop)),
      queryClient.ensureQueryData(menuQuery(shop)),
      queryClient.ensureQueryData(dispatchDayQuery(storefront)),
      queryClient.ensureQueryData(holidaysQuery(shop.market.rendered.countryId)),
      queryClient.ensureQueryData(contactQuery(shop)),
      queryClient.ensureQueryData(salesBarQuery(shop)),
      queryClient.ensureQueryData(menuExtrasQuery(shop)),
      queryClient.ensureQueryData(thirdPartyQuery(shop)),
      ...frameQueries(shop).map((query) => queryClient.ensureQueryData(query)),
    ]);
    return { title: config.storeName, siteName: config.siteName };
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Responses have headers, browsers do not load the code.
  ...(import.meta.env.SSR && { headers: headersOf }),
  head: ({ loaderData, match, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      {
        title:
          notFoundTitle(match.context, matches) ?? loaderData?.title ?? match.context.texts.t("shared")("failed.title"),
      },
      { name: "theme-color", content: "#ffffff" },
      { property: "og:site_name", content: loaderData?.siteName },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "stylesheet", href: printStyles, media: "print" },
    ],
  }),
  shellComponent: Shell,
  component: Root,
});

/** Returns the title of a not-found page; a page that exists has a title of its own. */
function notFoundTitle({ texts }: AppContext, matches: ReadonlyArray<{ error: unknown }>): string | undefined {
  const found = matches.map(({ error }) => error).find(hasReason);
  return found && texts.t("frame")(`notFound.${found.data.reason}`);
}

const hasReason = (error: unknown): error is { data: { reason: NotFoundReason } } => isNotFound(error);

/** Runs before first paint. Browsers get it with the document: hydration leaves its text alone. */
const headScript = import.meta.env.SSR
  ? [
      handleLoadErrorsScript,
      holdSubmitsScript,
      hideSalesBarScript,
      hideConsentBannerScript,
      reserveAdminBarScript,
      useCachedFontScript(),
    ].join(";")
  : "";

/** The HTML document. Renders even when the backend is unreachable. */
function Shell({ children }: { children: ReactNode }): ReactElement {
  const { context, ssr } = useRouter().options;
  const { storefront, shop } = context;
  const rendered = shop.consent.rendered.record;
  const failed = useRouterState({ select: ({ matches }) => matches[0]?.status === "error" });
  return (
    <html
      lang={storefront.language}
      // Scripts set attributes before hydration.
      suppressHydrationWarning
      data-storefront={storefront.id}
      data-locale={storefront.locale}
      data-shop-token={shop.config.token}
      data-display={serializeMarket(shop.market.rendered)}
      data-consent={rendered && serializeConsent(rendered)}
      data-error-dsn={context.errorDsn}
    >
      <head>
        <HeadContent />
        <script nonce={ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        {/* An error page is not hydrated; its retry form reloads the page. */}
        {!failed && <Scripts />}
      </body>
    </html>
  );
}

function Root(): ReactElement {
  "use memo";
  const router = useRouter();
  const { shop, texts } = router.options.context;
  const t = texts.t("frame");
  const { data: thirdParties } = useSuspenseQuery(thirdPartyQuery(shop));
  // The root hydrates first, before any navigation.
  const [renderedState] = useState(router.state);
  return (
    <RenderedStateProvider value={renderedState}>
      <Toasts>
        <a className="lh-skip" href="#main">
          {t("skipToContent")}
        </a>
        {needsConsent(thirdParties) && <ConsentBannerUntilAnswered />}
        <Header
          bars={
            <>
              <SalesBar />
              <AdminSlot />
              <lazyDisplayBar.Component />
            </>
          }
          miniCart={<miniCart.Component />}
          search={<SearchBox />}
          extraNavItems={<adventLink.Component />}
        />
        <adventBanner.Component />
        <ContactExtra value={thirdParties.chat && <chat.Component chat={thirdParties.chat} />}>
          <main id="main" tabIndex={-1} onTransitionCancel={onHydrationProbe}>
            <FrameContext value={true}>
              <Outlet />
            </FrameContext>
          </main>
          <lazyFooter.Component
            extraLegalLinks={needsConsent(thirdParties) && <ConsentLink />}
            badges={thirdParties.badge && <reviewBadge.Component badge={thirdParties.badge} />}
          />
        </ContactExtra>
        <CategoryMenu />
        <lazyScrollToTop.Component />
        <Announcer />
        <LoadingNotice />
        <lazyOfflineNotice.Component />
        <ThirdPartyTags thirdParties={thirdParties} />
      </Toasts>
    </RenderedStateProvider>
  );
}

/** Subscribes apart from the page: a re-render of the page would discard parts that are not hydrated. */
function ConsentBannerUntilAnswered(): ReactElement | null {
  const { record } = useConsent();
  return record === undefined ? <consentBanner.Component /> : null;
}

function ConsentLink(): ReactElement {
  const { texts } = useRouter().options.context;
  return (
    <li>
      <ShopLink to="/consent">{texts.t("frame")("cookies")}</ShopLink>
    </li>
  );
}

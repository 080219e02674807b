import { localeConfigQuery, menuQuery } from "@shop/core/query";
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from "@tanstack/react-router";
import { needsConsent } from "../app/parties.ts";
import { partiesQuery } from "../app/partiesQuery.ts";
import { ShopLink } from "../app/ShopLink.tsx";
import { ThirdParties } from "../app/ThirdParties.tsx";
import { writeConsent } from "@shop/core";
import { useConsent } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import type { AppContext } from "../app/context.ts";
import { writeDisplay } from "../app/displayCookie.ts";
import { earlyClicks } from "../app/earlyClicks.ts";
import { hearPage } from "../app/isAlive.ts";
import { AdminSlot, keepAdminRoom } from "../features/admin/AdminSlot.tsx";
import { miniCart } from "../features/cart/laterMiniCart.ts";
import { chat, consentBanner, loadConsentParts, reviewBadge } from "../features/consent/laterConsent.ts";
import { adventBanner, adventLink, loadAdventParts } from "../features/advent/laterAdvent.ts";
import { Announcer } from "../features/frame/Announcer.tsx";
import { contactQuery } from "../features/frame/contactQuery.ts";
import { Header } from "../features/frame/Header.tsx";
import { frameQueries, menuExtrasQuery, salesBarQuery } from "../features/frame/frameQueries.ts";
import { displayBar, footer, loadFrameParts, offlineNotice, toTop } from "../features/frame/laterParts.tsx";
import { SalesBar } from "../features/frame/SalesBar.tsx";
import { hideSalesBar } from "../features/frame/salesBarMemory.ts";
import { Toasts } from "../features/frame/Toasts.tsx";
import { Waiting } from "../features/frame/Waiting.tsx";
import { SearchBox } from "../features/search/SearchBox.tsx";
import { todayQuery } from "../app/todayQuery.ts";
import printStyles from "../styles/print.css?url";

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, location, preload }) => {
    if (!preload) context.border?.(location);
  },
  loader: async ({ context: { queryClient, shop, storefront, texts } }) => {
    // First, because error pages need them when the backend is unreachable.
    await Promise.all([
      texts.load("shared", "core", "frame", "cart", "consent"),
      loadFrameParts(),
      miniCart.load(),
      loadAdventParts(),
      loadConsentParts(),
    ]);
    const [config] = await Promise.all([
      queryClient.ensureQueryData(localeConfigQuery(shop)),
      queryClient.ensureQueryData(menuQuery(shop)),
      queryClient.ensureQueryData(todayQuery(storefront)),
      queryClient.ensureQueryData(contactQuery(shop)),
      queryClient.ensureQueryData(salesBarQuery(shop)),
      queryClient.ensureQueryData(menuExtrasQuery(shop)),
      queryClient.ensureQueryData(partiesQuery(shop)),
      ...frameQueries(shop).map((query) => queryClient.ensureQueryData(query)),
    ]);
    return { title: config.storeName, siteName: config.siteName };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: loaderData?.title ?? match.context.texts.t("frame")("failed.title") },
      { name: "theme-color", content: "#ffffff" },
      { property: "og:site_name", content: loaderData?.siteName },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "stylesheet", href: printStyles, media: "print" },
      ...fontsOf(match.context.storefront.language).map(
        (href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
      ),
    ],
  }),
  shellComponent: Shell,
  component: Root,
});

const fontsOf = (language: string): string[] => [
  "/fonts/figtree-latin.woff2",
  ...(language === "ro" ? ["/fonts/figtree-ext.woff2"] : []),
];

/** The HTML document. Renders even when the backend is unreachable. */
function Shell({ children }: { children: ReactNode }): ReactElement {
  const { context, ssr } = useRouter().options;
  const { storefront, shop } = context;
  const rendered = shop.consent.rendered.record;
  const failed = useRouterState({ select: ({ matches }) => matches[0]?.status === "error" });
  return (
    <html
      lang={storefront.language}
      data-storefront={storefront.id}
      data-shop-token={shop.config.token}
      data-display={writeDisplay(shop.display.rendered)}
      data-consent={rendered && writeConsent(rendered)}
      data-faults-to={context.faultsTo}
    >
      <head>
        <HeadContent />
        <script
          nonce={ssr?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${earlyClicks};${hideSalesBar};${keepAdminRoom}` }}
        />
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
  const { shop, texts } = useRouter().options.context;
  const t = texts.t("frame");
  const { record } = useConsent();
  const { data: parties } = useSuspenseQuery(partiesQuery(shop));
  return (
    <Toasts>
      <a className="lh-skip" href="#main">
        {t("skipToContent")}
      </a>
      {record === undefined && needsConsent(parties) && <consentBanner.Part />}
      <SalesBar />
      <AdminSlot />
      <displayBar.Part />
      <Header miniCart={<miniCart.Part />} search={<SearchBox />} navMore={<adventLink.Part />} />
      <adventBanner.Part />
      <main id="main" tabIndex={-1} onTransitionCancel={hearPage}>
        <Outlet />
      </main>
      <footer.Part
        legalMore={
          needsConsent(parties) && (
            <li>
              <ShopLink to="/consent">{t("cookies")}</ShopLink>
            </li>
          )
        }
        badges={
          <>
            {parties.badge && <reviewBadge.Part badge={parties.badge} />}
            {parties.chat && <chat.Part chat={parties.chat} />}
          </>
        }
      />
      <toTop.Part />
      <Announcer />
      <Waiting />
      <offlineNotice.Part />
      <ThirdParties parties={parties} />
    </Toasts>
  );
}

import { localeConfigQuery, menuQuery } from "@shop/core/query";
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import type { AppContext } from "../app/context.ts";
import { writeDisplay } from "../app/displayCookie.ts";
import { earlyClicks } from "../app/earlyClicks.ts";
import { AdminSlot, keepAdminRoom } from "../features/admin/AdminSlot.tsx";
import { miniCart } from "../features/cart/laterMiniCart.ts";
import { Announcer } from "../features/frame/Announcer.tsx";
import { Header } from "../features/frame/Header.tsx";
import { frameQueries } from "../features/frame/frameQueries.ts";
import { displayBar, footer, loadFrameParts, toTop } from "../features/frame/laterParts.tsx";
import { SalesBar } from "../features/frame/SalesBar.tsx";
import { hideSalesBar } from "../features/frame/salesBarMemory.ts";
import { Toasts } from "../features/frame/Toasts.tsx";
import { Waiting } from "../features/frame/Waiting.tsx";
import { SearchBox } from "../features/search/SearchBox.tsx";
import { todayQuery } from "../app/todayQuery.ts";

export const Route = createRootRouteWithContext<AppContext>()({
  loader: async ({ context: { queryClient, shop, storefront, texts } }) => {
    // First: they say what is wrong when the shop cannot be asked.
    await Promise.all([texts.load("shared", "core", "frame", "cart"), loadFrameParts(), miniCart.load()]);
    const [config] = await Promise.all([
      queryClient.ensureQueryData(localeConfigQuery(shop)),
      queryClient.ensureQueryData(menuQuery(shop)),
      queryClient.ensureQueryData(todayQuery(storefront)),
      ...frameQueries(shop).map((query) => queryClient.ensureQueryData(query)),
    ]);
    return { title: config.storeName };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: loaderData?.title ?? match.context.texts.t("frame")("failed.title") },
      { name: "theme-color", content: "#ffffff" },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      ...fontsOf(match.context.storefront.language).map(
        (href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
      ),
    ],
  }),
  shellComponent: Shell,
  component: Root,
});

/** Romanian letters are in a file of their own. */
const fontsOf = (language: string): string[] => [
  "/fonts/figtree-latin.woff2",
  ...(language === "ro" ? ["/fonts/figtree-ext.woff2"] : []),
];

/** The document itself: it stands even when the shop cannot be asked. */
function Shell({ children }: { children: ReactNode }): ReactElement {
  const { context, ssr } = useRouter().options;
  const { storefront, shop } = context;
  const failed = useRouterState({ select: ({ matches }) => matches[0]?.status === "error" });
  return (
    <html
      lang={storefront.language}
      data-storefront={storefront.id}
      data-shop-token={shop.config.token}
      data-display={writeDisplay(shop.display.rendered)}
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
        {/* Without the shop there is nothing to bring to life; the form to try again asks for the page anew. */}
        {!failed && <Scripts />}
      </body>
    </html>
  );
}

function Root(): ReactElement {
  const t = useRouter().options.context.texts.t("frame");
  return (
    <Toasts>
      <a className="lh-skip" href="#main">
        {t("skipToContent")}
      </a>
      <SalesBar />
      <AdminSlot />
      <displayBar.Part />
      <Header miniCart={<miniCart.Part />} search={<SearchBox />} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer.Part />
      <toTop.Part />
      <Announcer />
      <Waiting />
    </Toasts>
  );
}

import { folderQuery, localeConfigQuery, menuQuery } from "@shop/core/query";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import type { AppContext } from "../app/context.ts";
import { earlyClicks } from "../app/earlyClicks.ts";
import { MiniCart } from "../features/cart/MiniCart.tsx";
import { Announcer } from "../features/frame/Announcer.tsx";
import { Footer } from "../features/frame/Footer.tsx";
import { Header } from "../features/frame/Header.tsx";
import { Toasts } from "../features/frame/Toasts.tsx";

export const Route = createRootRouteWithContext<AppContext>()({
  loader: async ({ context: { queryClient, shop, texts } }) => {
    // First: they say what is wrong when the shop cannot be asked.
    await texts.load("shared", "core", "frame", "cart");
    const [config] = await Promise.all([
      queryClient.ensureQueryData(localeConfigQuery(shop)),
      queryClient.ensureQueryData(menuQuery(shop)),
      ...["legal", "service", "company"].map((folder) => queryClient.ensureQueryData(folderQuery(shop, folder))),
    ]);
    return { title: config.storeName };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: loaderData?.title },
      { name: "theme-color", content: "#ffffff" },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "preload", href: "/fonts/figtree-latin.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
    ],
  }),
  shellComponent: Shell,
  component: Root,
});

/** The document itself: it stands even when the shop cannot be asked. */
function Shell({ children }: { children: ReactNode }): ReactElement {
  const { context, ssr } = useRouter().options;
  const { storefront, shop } = context;
  return (
    <html lang={storefront.language} data-storefront={storefront.id} data-shop-token={shop.config.token}>
      <head>
        <HeadContent />
        <script nonce={ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyClicks }} />
      </head>
      <body>
        {children}
        <Scripts />
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
      <Header miniCart={<MiniCart />} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
    </Toasts>
  );
}

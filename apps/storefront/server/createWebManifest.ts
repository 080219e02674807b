import type { LocaleConfig } from "@shop/core";

const WHITE = "#ffffff";

/** Web app manifest. Source: w3.org/TR/appmanifest. */
export const createWebManifest = ({ storeName, locale }: Pick<LocaleConfig, "storeName" | "locale">) => ({
  name: storeName,
  short_name: storeName,
  lang: locale,
  start_url: "/",
  display: "minimal-ui",
  background_color: WHITE,
  theme_color: WHITE,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

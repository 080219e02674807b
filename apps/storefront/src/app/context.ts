import type { Shop } from "@shop/core";
import type { QueryClient } from "@tanstack/react-query";
import type { Texts } from "../i18n/createTexts.ts";
import type { NewsletterAnswer } from "../features/newsletter/newsletterAnswer.ts";
import type { ScreenName } from "./screens.ts";
import type { Storefront } from "../storefronts.ts";

/** What every route's loader and component can reach. */
export interface AppContext {
  shop: Shop;
  storefront: Storefront;
  queryClient: QueryClient;
  texts: Texts;
  /** address of the page's origin as the shopper sees it, "https://shop.example" */
  origin: string;
  /** screens of the catch-all route that this visit has shown */
  screens: Set<ScreenName>;
  /** on the server, where the page answers a form of the newsletter */
  newsletter?: NewsletterAnswer | undefined;
}

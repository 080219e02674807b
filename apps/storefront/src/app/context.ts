import type { Shop } from "@shop/core";
import type { QueryClient } from "@tanstack/react-query";
import type { Texts } from "../i18n/createTexts.ts";
import type { NewsletterAnswer } from "../features/newsletter/newsletterAnswer.ts";
import type { WithdrawalAnswer } from "../features/withdrawal/withdrawalAnswer.ts";
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
  /**
   * Told of every page that is about to come, so that it can have it loaded as a document of its own: tags of others may
   * not stay in a private page. Set once there are any.
   */
  border?: ((location: { pathname: string; href: string }) => void) | undefined;
  /** in the browser: the page on its way is a new one, not one that the shopper goes back to */
  isNextPage?: boolean;
  /** screens of the catch-all route that this visit has shown */
  screens: Set<ScreenName>;
  /** on the server, where the page answers a form of the newsletter */
  newsletter?: NewsletterAnswer | undefined;
  /** as above, of the withdrawal function */
  withdrawal?: WithdrawalAnswer | undefined;
  /** where browsers report faults to */
  faultsTo?: string | undefined;
}

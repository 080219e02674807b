import type { Shop } from "@shop/core";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { Texts } from "../i18n/createTexts.ts";
import type { NewsletterFormState } from "./submitNewsletterRequest.ts";
import type { WithdrawalFormState } from "./withdrawal/submitWithdrawal.ts";
import type { Storefront } from "../storefronts.ts";

/** Screens of the catch-all route. */
export type ScreenName = "product" | "listing" | "content";

export interface AppContext {
  shop: Shop;
  storefront: Storefront;
  queryClient: QueryClient;
  texts: Texts;
  /** Public origin of the page, "https://shop.example". */
  origin: string;
  /** Set once tags run: forces a full page load into private pages, where third-party tags must not stay. */
  beforeNavigate?: ((location: { pathname: string; href: string }) => void) | undefined;
  /** Browser only: true for a new navigation, false for back and forward. */
  isNewNavigation?: boolean;
  /** Screens of the catch-all route rendered so far; their code is loaded before hydration. */
  screens: Set<ScreenName>;
  /** Server only: result of a submitted newsletter form. */
  newsletter?: NewsletterFormState | undefined;
  /** Server only: result of a submitted withdrawal form. */
  withdrawal?: WithdrawalFormState | undefined;
  /** Server only: renders an element to HTML that is not hydrated. */
  renderMarkup?: ((element: ReactElement) => string) | undefined;
  /** DSN that browsers report errors to. */
  errorDsn?: string | undefined;
}

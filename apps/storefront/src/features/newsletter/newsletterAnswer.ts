import { isShopError, type Shop, type ShopErrorCode } from "@shop/core";

/** Request of a newsletter form. */
export type NewsletterWish = { email: string } | { action: "confirm" | "unsubscribe"; token: string };

/** Outcome of a request. "invalid": the link is used, expired or malformed. */
export type NewsletterEnd = "sent" | "subscribed" | "unsubscribed" | "invalid";

/** Result of a form post without JavaScript: initial state of the rendered page. */
export interface NewsletterAnswer {
  email: string;
  token: string;
  end?: NewsletterEnd;
  failure?: { code: ShopErrorCode; retryAfterSeconds?: number };
}

/**
 * Submits a newsletter form.
 * @throws ShopError RATE_LIMITED, NETWORK …
 */
export async function askForNewsletter({ newsletter }: Shop, wish: NewsletterWish): Promise<NewsletterEnd> {
  if ("email" in wish) {
    await newsletter.subscribe(wish.email);
    return "sent";
  }
  try {
    return await newsletter[wish.action](wish.token);
  } catch (error) {
    // Mail programs may mangle a link so that its token is malformed.
    const isBroken = isShopError(error, "HTTP_STATUS") && error.details["status"] === 400;
    if (isBroken || isShopError(error, "LINK_INVALID")) return "invalid";
    throw error;
  }
}

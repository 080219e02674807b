import { isShopError, type Shop, type ShopErrorCode } from "@shop/core";

/** What a form of the newsletter asks for. */
export type NewsletterWish = { email: string } | { action: "confirm" | "unsubscribe"; token: string };

/** How it ended. "invalid": the link is used up, old or broken. */
export type NewsletterEnd = "sent" | "subscribed" | "unsubscribed" | "invalid";

/** What the server made of a form that was sent to it without JavaScript: what its page begins with. */
export interface NewsletterAnswer {
  email: string;
  token: string;
  end?: NewsletterEnd;
  failure?: { code: ShopErrorCode; retryAfterSeconds?: number };
}

/** @throws ShopError where it did not end: RATE_LIMITED, NETWORK … */
export async function askForNewsletter({ newsletter }: Shop, wish: NewsletterWish): Promise<NewsletterEnd> {
  if ("email" in wish) {
    await newsletter.subscribe(wish.email);
    return "sent";
  }
  try {
    return await newsletter[wish.action](wish.token);
  } catch (error) {
    // A link that a mail program has mangled may be no token at all.
    const isBroken = isShopError(error, "HTTP_STATUS") && error.details["status"] === 400;
    if (isBroken || isShopError(error, "LINK_INVALID")) return "invalid";
    throw error;
  }
}

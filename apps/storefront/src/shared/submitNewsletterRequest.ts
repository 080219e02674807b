import { isShopError, type Shop } from "@shop/core";
import type { FormFailure } from "./form/formFailure.ts";

export type NewsletterRequest = { email: string } | { action: "confirm" | "unsubscribe"; token: string };

/** Outcome of a request. "invalid": the link is used, expired or malformed. */
export type NewsletterOutcome = "sent" | "subscribed" | "unsubscribed" | "invalid";

/** Result of a form post without JavaScript: initial state of the rendered page. */
export interface NewsletterFormState {
  email: string;
  token: string;
  outcome?: NewsletterOutcome;
  failure?: FormFailure;
}

/** @throws ShopError RATE_LIMITED, NETWORK … */
export async function submitNewsletterRequest(
  { newsletter }: Shop,
  request: NewsletterRequest,
): Promise<NewsletterOutcome> {
  if ("email" in request) {
    await newsletter.subscribe(request.email);
    return "sent";
  }
  try {
    return await newsletter[request.action](request.token);
  } catch (error) {
    // Mail programs may mangle a link so that its token is malformed.
    const isBroken = isShopError(error, "HTTP_STATUS") && error.details["status"] === 400;
    if (isBroken || isShopError(error, "LINK_INVALID")) return "invalid";
    throw error;
  }
}

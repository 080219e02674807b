import * as v from "valibot";
import { newsletterAnswer } from "../wire/account.js";
import type { Http } from "./http.js";

/** Newsletter subscription with double opt-in. */
export interface NewsletterClient {
  /** Sends a confirmation e-mail; does not reveal whether the address is known. */
  subscribe(email: string): Promise<void>;
  /** @throws ShopError LINK_INVALID for a used, expired or unknown link */
  confirm(token: string): Promise<"subscribed" | "unsubscribed">;
  /** @throws ShopError LINK_INVALID */
  unsubscribe(token: string): Promise<"subscribed" | "unsubscribed">;
}

export function createNewsletterClient(http: Http, where: { locale: string }): NewsletterClient {
  const post = <T>(path: string, body: unknown, answer: v.GenericSchema<unknown, T>): Promise<T> =>
    http({ api: "main", method: "POST", path: `newsletter/${path}`, body, answer });
  return {
    subscribe: (email) => post("subscribe", { email, locale: where.locale }, v.unknown()).then(() => undefined),
    confirm: (token) => post("confirm", { token }, newsletterAnswer).then(({ status }) => status),
    unsubscribe: (token) => post("unsubscribe", { token }, newsletterAnswer).then(({ status }) => status),
  };
}

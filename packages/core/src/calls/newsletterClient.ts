import * as v from "valibot";
import { newsletterResponse } from "../wire/account.js";
import type { Http } from "./transport/http.js";

/** Newsletter subscription with double opt-in. */
export interface NewsletterClient {
  /** Sends a confirmation e-mail; does not reveal whether the address is known. */
  subscribe(email: string): Promise<void>;
  /** @throws ShopError LINK_INVALID for a used, expired or unknown link */
  confirm(token: string): Promise<"subscribed" | "unsubscribed">;
  /** @throws ShopError LINK_INVALID */
  unsubscribe(token: string): Promise<"subscribed" | "unsubscribed">;
}

export function createNewsletterClient(http: Http, context: { locale: string }): NewsletterClient {
  const post = <T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    http({ api: "main", method: "POST", path: `newsletter/${path}`, body, schema });
  return {
    subscribe: (email) => post("subscribe", { email, locale: context.locale }, v.unknown()).then(() => undefined),
    confirm: (token) => post("confirm", { token }, newsletterResponse).then(({ status }) => status),
    unsubscribe: (token) => post("unsubscribe", { token }, newsletterResponse).then(({ status }) => status),
  };
}

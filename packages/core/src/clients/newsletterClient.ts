import * as v from "valibot";
import { newsletterAnswer } from "../wire/account.js";
import type { Http } from "./http.js";

/** Letters of the shop: nobody gets one without having confirmed it by a mailed link. */
export interface NewsletterClient {
  /** Sends a mail that asks to confirm; says nothing about whether the address is known. */
  subscribe(email: string): Promise<void>;
  /** @throws ShopError LINK_INVALID for a link that is used up, old or made up */
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

import { newsletterResponse } from "../wire/account.js";
import { type ApiCall, noResult } from "./apiCall.js";
import { convert } from "../wire/createSchema.js";

const newsletterStatus = convert(newsletterResponse, ({ status }) => status);

/** Sends a confirmation email; does not reveal whether the address is known. */
export const subscribe: ApiCall<[email: string]> = {
  request: ({ locale }, email) => ({ path: "newsletter/subscribe", body: { email, locale } }),
  ...noResult,
};

/** @throws ShopError LINK_INVALID for a used, expired or unknown link */
export const confirm: ApiCall<[token: string], "subscribed" | "unsubscribed"> = {
  request: (_, token) => ({ path: "newsletter/confirm", body: { token } }),
  schema: newsletterStatus,
};

/** @throws ShopError LINK_INVALID */
export const unsubscribe: ApiCall<[token: string], "subscribed" | "unsubscribed"> = {
  request: (_, token) => ({ path: "newsletter/unsubscribe", body: { token } }),
  schema: newsletterStatus,
};

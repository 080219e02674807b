import { isShopError } from "../../shared/shopError.js";
import { toFormError } from "./toFormError.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./http.js";
import { createRetryingHttp } from "./retryingHttp.js";

const GUEST: Credentials = { token: () => undefined, reportRejected: () => Promise.resolve() };

/** Returns the HTTP client of a shop: {@link createRetryingHttp} with the customer's token and form field errors. */
export function createSessionHttp(
  config: HttpConfig,
  environment: HttpEnvironment,
  credentials: Credentials = GUEST,
): Http {
  const send = createRetryingHttp(config, environment, toFormError);
  return async (call) => {
    if (call.bearer !== undefined) return send(call);
    const token = credentials.token();
    try {
      return await send({ ...call, bearer: token });
    } catch (error) {
      if (token === undefined || !isShopError(error, "UNAUTHORIZED")) throw error;
      await credentials.reportRejected(token);
      const next = credentials.token();
      // A call rejected with 401 had no effect. Guest reads are repeated as a guest; the rest requires a new sign-in.
      const isForGuests = call.method === "GET" && call.requiresSession !== true && call.cartToken === undefined;
      if (next === undefined ? !isForGuests : next === token) throw error;
      return send({ ...call, bearer: next });
    }
  };
}

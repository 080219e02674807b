import { isShopError } from "../../shared/shopError.js";
import { createHttp } from "./createHttp.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./http.js";
import { kyTransport } from "./kyTransport.js";
import { toFormError, toResponseError } from "./responseErrors.js";

/** Returns a client that sends calls as a guest or with their token, and retries repeatable calls. */
export const createRetryingHttp = (config: HttpConfig, environment: HttpEnvironment): Http =>
  createHttp(kyTransport(config, environment), toResponseError, environment);

/** Returns the HTTP client of a shop: retries, the customer's token and form field errors. */
export const createSessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials?: Credentials): Http =>
  withSession(createHttp(kyTransport(config, environment), toFormError, environment), credentials);

const GUEST: Credentials = { token: () => undefined, reportRejected: () => Promise.resolve() };

/** Sends the customer's token, and repeats a call once after the backend rejected it. */
function withSession(send: Http, credentials = GUEST): Http {
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

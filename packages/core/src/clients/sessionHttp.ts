import { isShopError } from "../shared/shopError.js";
import { formFailure } from "./formFailure.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./http.js";
import { createRetryingHttp } from "./retryingHttp.js";

const GUEST: Credentials = { token: () => undefined, refused: () => Promise.resolve() };

/** One HTTP client for a shop: {@link createRetryingHttp} in the name of who is signed in, with what forms need to be told. */
export function createHttp(config: HttpConfig, environment: HttpEnvironment, credentials: Credentials = GUEST): Http {
  const send = createRetryingHttp(config, environment, formFailure);
  return async (call) => {
    if (call.bearer !== undefined) return send(call);
    const token = credentials.token();
    try {
      return await send({ ...call, bearer: token });
    } catch (error) {
      if (token === undefined || !isShopError(error, "UNAUTHORIZED")) throw error;
      await credentials.refused(token);
      const next = credentials.token();
      // A 401 was not carried out. What a guest may read is read as a guest; the rest needs somebody to sign in again.
      const isForGuests = call.method === "GET" && call.personal !== true && call.cartToken === undefined;
      if (next === undefined ? !isForGuests : next === token) throw error;
      return send({ ...call, bearer: next });
    }
  };
}

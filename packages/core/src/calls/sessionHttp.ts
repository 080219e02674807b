import { requireConfig, requireFunction } from "../shared/shopError.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./transport/http.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

/**
 * Returns an HTTP client that sends the customer's token and renews it when the backend rejects it.
 * @throws ShopError CONFIG_MISSING without `apiUrl`, environment or credentials
 */
export function sessionHttp(config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http {
  requireConfig(config, "apiUrl");
  requireFunction("environment.fetch", environment?.fetch);
  requireFunction("credentials.token", credentials?.token);
  return createSessionHttp(config, environment, credentials);
}

import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./transport/http.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

/** Returns an HTTP client that sends the customer's token and renews it when the backend rejects it. */
export const sessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http =>
  createSessionHttp(config, environment, credentials);

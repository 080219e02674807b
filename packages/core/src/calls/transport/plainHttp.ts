import type { Environment } from "../../environment/environment.js";
import { isShopError } from "../../shared/shopError.js";
import type { Http, HttpConfig } from "./http.js";
import { decode, readJson, callLabel, toNetworkError } from "./httpResponse.js";
import { toStatusError } from "./toStatusError.js";

const TIMEOUT_MS = 15_000;
const JSON_BODY = { "Content-Type": "application/json" };

/** Sends each call once, as a guest; see `plainHttp` of `@shop/core/calls`. */
export function createPlainHttp(config: HttpConfig, environment: Pick<Environment, "fetch" | "clock">): Http {
  return async (call) => {
    const { api, method, path, query = {}, body } = call;
    try {
      const url = new URL(path, api === "main" ? config.apiUrl : config.fastApi);
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, String(value));
      }
      const response = await environment.fetch(
        new Request(url, {
          method,
          headers: { Authorization: `TOKEN ${config.token}`, ...(body !== undefined && JSON_BODY) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      const responseBody = await readJson(response, () => response.text());
      if (!response.ok) throw toStatusError(callLabel(call), response, responseBody, environment.clock.now());
      return decode(callLabel(call), call.schema, responseBody);
    } catch (error) {
      throw isShopError(error) ? error : toNetworkError(call, error);
    }
  };
}

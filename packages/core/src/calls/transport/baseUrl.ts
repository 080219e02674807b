import { ShopError } from "../../shared/shopError.js";
import type { HttpCall, HttpConfig } from "./http.js";

/**
 * Returns the base URL of an API, ending in "/".
 * @throws ShopError CONFIG_MISSING unless it is absolute: a server has no page to resolve it
 */
export function baseUrl(config: Pick<HttpConfig, "apiUrl" | "fastApi">, api?: HttpCall<unknown>["api"]): string {
  const name = api === "fast" ? "fastApi" : "apiUrl";
  if (!config[name].startsWith("http"))
    throw new ShopError("CONFIG_MISSING", { details: { missing: [`absolute ${name}`] } });
  return config[name].replace(/\/?$/, "/");
}

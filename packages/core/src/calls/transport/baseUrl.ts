import { configMissing } from "../../shared/shopError.js";
import type { HttpCall, HttpConfig } from "./http.js";

/**
 * Returns the base URL of an API, ending in "/".
 * @throws ShopError CONFIG_MISSING unless it is absolute: a server has no page to resolve it
 */
export function baseUrl(
  { apiUrl, fastApi }: Pick<HttpConfig, "apiUrl" | "fastApi">,
  api?: HttpCall<unknown>["api"],
): string {
  const url = (api === "fast" && fastApi) || apiUrl;
  if (!/^https?:/.test(url)) throw configMissing(`absolute URL, not ${url}`);
  return url.replace(/\/?$/, "/");
}

import { configMissing } from "../shared/shopError.js";
import { preprocess } from "../wire/createSchema.js";
import type { Http } from "./transport/http.js";

/**
 * Returns a client whose pictures, models and documents are at `mediaUrl`: in responses, a text that begins with its path
 * becomes an absolute URL. For pages on another origin than the backend's.
 *
 * @param mediaUrl absolute, with the path of the files: "https://shop.example/media/"
 * @throws ShopError CONFIG_MISSING unless it is absolute
 * @example
 * const http = withMediaUrl(plainHttp(config), "https://shop.example/media/");
 */
export function withMediaUrl(http: Http, mediaUrl: string): Http {
  const [, origin, path] = /^(https?:\/\/[^/]+)(.*?)\/?$/.exec(mediaUrl) ?? [];
  if (origin === undefined) throw configMissing("absolute mediaUrl");
  const toAbsolute = (_name: string, value: unknown): unknown =>
    typeof value === "string" && value.startsWith(`${path}/`) ? origin + value : value;
  // A PDF is a Blob, and an empty body is undefined.
  const prepare = (json: unknown): unknown =>
    json && !(json instanceof Blob) ? JSON.parse(JSON.stringify(json), toAbsolute) : json;
  return (call) => http({ ...call, schema: preprocess(prepare, call.schema) });
}

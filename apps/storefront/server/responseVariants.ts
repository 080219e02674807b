import type { MiddlewareHandler } from "hono";
import { type Encoding, selectEncoding } from "./compress.ts";
import { incomingMessage, isSecure } from "./connection.ts";

/** Complete response as Node sends it. */
export interface StoredResponse {
  /** Names and values, alternating. */
  headers: string[];
  body: Buffer;
}

/** Responses of one cache entry, by encoding and protocol of the request. */
export type ResponseVariants = Map<string, StoredResponse>;

export const variantName = (encoding: Encoding | undefined, isHttps: boolean): string =>
  `${encoding ?? "identity"} ${isHttps ? "https" : "http"}`;

const variantsByResponse = new WeakMap<Response, ResponseVariants>();

/** Marks a response as a copy of a cache entry, so that `recordResponse` stores what is finally sent. */
export function assignVariants(response: Response, variants: ResponseVariants): Response {
  variantsByResponse.set(response, variants);
  return response;
}

type RecordingHandler = MiddlewareHandler<{ Variables: { variants?: ResponseVariants | undefined } }>;

/**
 * Stores the response of a cache entry with the headers of all other middleware: register it first. Only requests over
 * a socket are recorded, because only those are served by `serveCached`.
 */
export const recordResponse =
  (trustedProxies = 0): RecordingHandler =>
  async (c, next) => {
    await next();
    const variants = c.get("variants");
    const { res } = c;
    if (variants === undefined || incomingMessage(c) === undefined) return;
    if (c.req.method !== "GET" || res.status !== 200 || res.headers.has("Set-Cookie")) return;
    const name = variantName(selectEncoding(c.req.header("Accept-Encoding") ?? ""), isSecure(c, trustedProxies));
    if (variants.has(name)) return;
    const body = Buffer.from(await res.clone().arrayBuffer());
    variants.set(name, { headers: [...res.headers].flat(), body });
  };

/** Finds the cache entry of a response before other middleware replaces it: register it last. */
export const findVariants: RecordingHandler = async (c, next) => {
  await next();
  c.set("variants", variantsByResponse.get(c.res));
};

import * as v from "valibot";
import type { Api } from "./cacheReads.ts";

const CONFIG_PATH = "/api/ConfigApi";

const searchOriginSchema = v.looseObject({
  scheme: v.string(),
  host: v.string(),
  port: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

/**
 * Replaces the search origin in the configuration when the remote backend is its own search engine: the policy blocks
 * that origin, so searches go through this proxy. Other engines are left unchanged.
 */
export function rewriteSearchOrigin(api: Api, shopApiUrl: string): Api {
  const shop = new URL(shopApiUrl);
  return async (request, caller) => {
    const response = await api(request, caller);
    const requestUrl = new URL(request.url);
    if (requestUrl.pathname.replace(/\/$/, "") !== CONFIG_PATH || !response.ok) return response;
    const parsed = v.safeParse(
      searchOriginSchema,
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!parsed.success || toOrigin(parsed.output) !== shop.origin) return response;
    const scheme = requestUrl.protocol.slice(0, -1);
    const port = Number(requestUrl.port || (scheme === "https" ? 443 : 80));
    return Response.json({ ...parsed.output, scheme, host: requestUrl.hostname, port }, { headers: response.headers });
  };
}

const toOrigin = ({ scheme, host, port }: v.InferOutput<typeof searchOriginSchema>): string | undefined =>
  URL.parse(`${scheme}://${host}:${port}`)?.origin;

import * as v from "valibot";
import type { Api } from "./cacheReads.ts";

const CONFIG_PATH = "/api/ConfigApi";

const whereItIs = v.looseObject({
  scheme: v.string(),
  host: v.string(),
  port: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

/**
 * Replaces the search origin in the configuration when the remote backend is its own search engine: the policy blocks
 * that origin, so searches go through this proxy. Other engines are left unchanged.
 */
export function searchThroughUs(api: Api, shopApiUrl: string): Api {
  const shop = new URL(shopApiUrl);
  return async (request, caller) => {
    const answer = await api(request, caller);
    const here = new URL(request.url);
    if (here.pathname.replace(/\/$/, "") !== CONFIG_PATH || !answer.ok) return answer;
    const read = v.safeParse(
      whereItIs,
      await answer
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!read.success || originOf(read.output) !== shop.origin) return answer;
    const scheme = here.protocol.slice(0, -1);
    const port = Number(here.port || (scheme === "https" ? 443 : 80));
    return Response.json({ ...read.output, scheme, host: here.hostname, port }, { headers: answer.headers });
  };
}

const originOf = ({ scheme, host, port }: v.InferOutput<typeof whereItIs>): string | undefined =>
  URL.parse(`${scheme}://${host}:${port}`)?.origin;

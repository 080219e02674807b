import type { Context } from "hono";
import type { Deps } from "../../deps.ts";
import type { Language } from "../../locale.ts";
import type { AppEnv } from "../http/appEnv.ts";
import { clientKey } from "../http/rateLimit.ts";
import { createEmbeddedSearch } from "./createEmbeddedSearch.ts";
import { createSearchLimit } from "./searchLimit.ts";

/** Last hit that an engine returns. */
const MAX_HITS = 10_000;

/**
 * Returns the ids of all products that match a text, best match first. Counts like a search of the caller.
 *
 * @throws ApiError 429 with Retry-After.
 */
export type FindProducts = (c: Context<AppEnv>, text: string, language: Language) => Promise<number[]>;

export function createProductFinder(deps: Deps): FindProducts {
  const count = createSearchLimit(deps);
  const engine = deps.search ?? createEmbeddedSearch({ db: deps.db });
  return async (c, text, language) => {
    // Server-side rendering has no client address.
    if (c.env?.clientAddress !== undefined) await count(clientKey(c));
    const { hits } = await engine.search({ kind: "product", language, text, from: 0, size: MAX_HITS });
    return hits.map(({ id }) => id);
  };
}

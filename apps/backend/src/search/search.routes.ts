import { type Context, Hono } from "hono";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { readBody } from "../platform/http/input.ts";
import { clientKey } from "../platform/http/rateLimit.ts";
import { LOCALES } from "../locale.ts";
import { createEmbeddedSearch } from "../platform/search/createEmbeddedSearch.ts";
import { readPriceContext } from "../pricing/prices.ts";
import { FRONT_USERNAME, readFrontPassword, isFrontUser } from "./frontUser.ts";
import { INDEX_PREFIX, parseIndexName, searchBody } from "./searchInput.ts";
import { createSearchLimit } from "../platform/search/searchLimit.ts";
import { buildSearchResponse } from "./buildSearchResponse.ts";

/** Search engine as seen by browsers: its location and the only allowed call. Source: decision 0063. */
export function searchRoutes(deps: Deps): Hono<AppEnv> {
  const { db, randomBytes } = deps;
  const count = createSearchLimit(deps);
  const engine = deps.search ?? createEmbeddedSearch({ db });
  const app = new Hono<AppEnv>();

  app.get("/ConfigApi", async (c) => {
    // The origin depends on the request and must not be cached.
    c.header("Cache-Control", "no-store");
    return c.json({
      ...readOrigin(c),
      front_username: FRONT_USERNAME,
      front_password: await readFrontPassword(db, randomBytes),
      index_prefix: INDEX_PREFIX,
      content: `${INDEX_PREFIX}content`,
    });
  });

  app.post("/search/:index/_search/template", async (c) => {
    c.header("Cache-Control", "no-store");
    const index = parseIndexName(c.req.param("index"));
    const password = await readFrontPassword(db, randomBytes);
    if (!isFrontUser(c.req.header("Authorization"), password)) {
      throw new ApiError(401, "UNAUTHORIZED", "The search needs its user, see ConfigApi");
    }
    // Server-side rendering has no client address: it renders pages for many visitors and is not limited.
    if (c.env?.clientAddress !== undefined) await count(clientKey(c));
    if (index === undefined) throw forbiddenError();
    const { params } = await readBody(c, searchBody(index.kind));
    const { country_id: countryId, ...search } = params;
    const query = { ...search, kind: index.kind, language: LOCALES[index.locale].language };
    const [priceContext, hits] = await Promise.all([
      readPriceContext(db, index.locale, countryId),
      engine.search(query),
    ]);
    return c.json(await buildSearchResponse(db, params.text, hits, { ...index, priceContext }));
  });

  app.all("/search/*", () => {
    throw forbiddenError();
  });
  return app;
}

/** The same error for other indexes, calls and methods, whether they exist or not. */
const forbiddenError = (): ApiError => new ApiError(403, "FORBIDDEN", "Only searching is allowed here");

/** Origin as seen by the browser. A forged header affects only its sender, because the response is not cached. */
function readOrigin(c: Context): { scheme: "http" | "https"; host: string; port: number } {
  const url = new URL(c.req.url);
  const forwarded = c.req.header("X-Forwarded-Proto")?.split(",")[0]?.trim();
  const scheme = forwarded === "https" || url.protocol === "https:" ? "https" : "http";
  const port = url.port === "" ? (scheme === "https" ? 443 : 80) : Number(url.port);
  return { scheme, host: url.hostname, port };
}

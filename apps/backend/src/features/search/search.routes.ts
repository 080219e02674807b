import { type Context, Hono } from "hono";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { readBody } from "../../http/input.ts";
import { callerOf } from "../../http/rateLimit.ts";
import { LOCALES } from "../../locale.ts";
import { embeddedSearch } from "../../search/embeddedSearch.ts";
import { shownIn } from "../catalogue/shownIn.ts";
import { FRONT_USERNAME, frontPassword, isFrontUser } from "./frontUser.ts";
import { INDEX_PREFIX, readIndexName, searchBody } from "./searchInput.ts";
import { searchLimit } from "./searchLimit.ts";
import { searchAnswer } from "./searchAnswer.ts";

/** Search engine as seen by browsers: its location and the only allowed call. Source: decision D11. */
export function searchRoutes(deps: Deps): Hono<AppEnv> {
  const { db, random } = deps;
  const count = searchLimit(deps);
  const engine = deps.search ?? embeddedSearch({ db });
  const app = new Hono<AppEnv>();

  app.get("/ConfigApi", async (c) => {
    // The origin depends on the request and must not be cached.
    c.header("Cache-Control", "no-store");
    return c.json({
      ...originOf(c),
      front_username: FRONT_USERNAME,
      front_password: await frontPassword(db, random),
      index_prefix: INDEX_PREFIX,
      content: `${INDEX_PREFIX}content`,
    });
  });

  app.post("/search/:index/_search/template", async (c) => {
    c.header("Cache-Control", "no-store");
    const index = readIndexName(c.req.param("index"));
    const [password, shown] = await Promise.all([
      frontPassword(db, random),
      shownIn(db, index?.locale ?? "de_AT", undefined),
    ]);
    if (!isFrontUser(c.req.header("Authorization"), password)) {
      throw new ApiError(401, "UNAUTHORIZED", "The search needs its user, see ConfigApi");
    }
    // Server-side rendering has no client address: it renders pages for many visitors and is not limited.
    if (c.env?.clientAddress !== undefined) await count(callerOf(c));
    if (index === undefined) throw refused();
    const { params } = await readBody(c, searchBody(index.kind));
    const query = { ...params, kind: index.kind, language: LOCALES[index.locale].language };
    return c.json(await searchAnswer(db, params.text, await engine.search(query), { ...index, shown }));
  });

  app.all("/search/*", () => {
    throw refused();
  });
  return app;
}

/** The same error for other indexes, calls and methods, whether they exist or not. */
const refused = (): ApiError => new ApiError(403, "FORBIDDEN", "Only searching is allowed here");

/** Origin as seen by the browser. A forged header affects only its sender, because the response is not cached. */
function originOf(c: Context): { scheme: "http" | "https"; host: string; port: number } {
  const url = new URL(c.req.url);
  const forwarded = c.req.header("X-Forwarded-Proto")?.split(",")[0]?.trim();
  const scheme = forwarded === "https" || url.protocol === "https:" ? "https" : "http";
  const port = url.port === "" ? (scheme === "https" ? 443 : 80) : Number(url.port);
  return { scheme, host: url.hostname, port };
}

import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import { type AppEnv, fastApi } from "../../http/fastApi.ts";
import { readBody } from "../../http/input.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { resolveUrl } from "./resolveUrl.ts";

const searchBody = v.object({ view_locale: localeInput, view_url: v.string() });

/** What an address of the storefront shows. */
export function rewritingRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.post("/search_url", fastApi, async (c) => {
    const { view_locale, view_url } = await readBody(c, searchBody);
    const found = await resolveUrl(db, view_url, LOCALES[view_locale].language);
    if (!found) throw new ApiError(404, "NOT_FOUND", "Not Found");
    return c.json({ view_id: found.viewId, view: found.view, view_locale, redirect: found.redirect ?? null });
  });

  return app;
}

import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { parseInput, readBody, readQuery, integerInput } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput } from "../locale.ts";
import { toPaths } from "../urls/currentUrl.ts";
import { SITEMAP_VIEWS, selectSitemap } from "./sitemap.queries.ts";
import { resolveUrl } from "./resolveUrl.ts";

const MAX_INT = 2_147_483_647;
const sitemapPath = v.object({ view: v.picklist(SITEMAP_VIEWS) });
const sitemapQuery = v.object({
  // Last id of the previous page.
  after: v.optional(integerInput(0, MAX_INT), "0"),
  limit: v.optional(integerInput(1, 5000), "5000"),
  locale: localeInput,
});
const searchInput = v.object({ view_locale: localeInput, view_url: v.string() });

/** Resolves storefront URLs, and lists them for sitemaps. */
export function rewritingRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  const resolve = async ({ view_locale, view_url }: v.InferOutput<typeof searchInput>) => {
    const found = await resolveUrl(db, view_url, view_locale);
    if (!found) throw new ApiError(404, "NOT_FOUND", "Not Found");
    return { view_id: found.viewId, view: found.view, view_locale, redirect: found.redirect ?? null };
  };
  app.post("/search_url", markFastApi, cachePublicly, async (c) =>
    c.json(await resolve(await readBody(c, searchInput))),
  );
  // The older spelling of the main dialect.
  app.get("/rewriting", cachePublicly, async (c) => c.json(await resolve(readQuery(c, searchInput))));

  app.get("/sitemap/:view", markFastApi, cachePublicly, async (c) => {
    const { view } = parseInput(sitemapPath, c.req.param());
    const records = await selectSitemap(db, view, readQuery(c, sitemapQuery));
    return c.json(records.map(({ id, urls }) => ({ id, alternates: toPaths(urls, view, id) })));
  });

  return app;
}

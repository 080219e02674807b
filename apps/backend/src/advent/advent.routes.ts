import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, readQuery } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput } from "../locale.ts";
import { tagProducts } from "../catalogue/cacheTags.ts";
import { toProductRow } from "../catalogue/toProductRow.ts";
import { selectProductsById } from "../catalogue/products.queries.ts";
import { readPriceContext } from "../pricing/prices.ts";
import { selectSettings } from "../settings/settings.queries.ts";
import { readOpenDoors } from "./readOpenDoors.ts";
import { readAdventSeason } from "./readAdventSeason.ts";

const calendarQuery = v.object({ locale: localeInput, country_id: v.optional(idInput) });

/** Advent calendar up to today's door. Future doors are never sent, because clients can read any response. */
export function adventRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const app = new Hono<AppEnv>();

  app.get("/advent_calendar", markFastApi, cachePublicly, async (c) => {
    const { locale, country_id } = readQuery(c, calendarQuery);
    const settings = await selectSettings(db, { locale });
    const season = readAdventSeason(deps, locale, settings);
    if (season === undefined) throw notFound("Advent calendar");
    const doors = await readOpenDoors(db, season);
    const ids = doors.map(({ productId }) => productId);
    const products = await selectProductsById(db, ids, await readPriceContext(db, locale, country_id));
    tagProducts(c, ids);
    const byId = new Map(products.map((product) => [product.id, toProductRow(product)]));
    return c.json({
      year: season.year,
      today: season.today ?? null,
      doors: Array.from({ length: season.openDoors }, (_, index) => {
        const opened = doors.find(({ door }) => door === index + 1);
        return { door: index + 1, product: (opened && byId.get(opened.productId)) ?? null };
      }),
    });
  });
  return app;
}

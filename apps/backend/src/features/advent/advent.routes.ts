import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../http/apiError.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { fastApi } from "../../http/fastApi.ts";
import { idInput, readQuery } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { productRow } from "../catalogue/productRow.ts";
import { selectProductsById } from "../catalogue/products.queries.ts";
import { shownIn } from "../catalogue/shownIn.ts";
import { selectSettings } from "../config/config.queries.ts";
import { openDoors } from "./adventDoors.ts";
import { readSeason } from "./readSeason.ts";

const calendarQuery = v.object({ locale: localeInput, country_id: v.optional(idInput) });

/** Advent calendar up to today's door. Future doors are never sent, because clients can read any response. */
export function adventRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const app = new Hono<AppEnv>();

  app.get("/advent_calendar", fastApi, publicRead, async (c) => {
    const { locale, country_id } = readQuery(c, calendarQuery);
    const settings = await selectSettings(db, ["shared", LOCALES[locale].satellite, locale]);
    const season = readSeason(deps, locale, settings);
    if (season === undefined) throw notFound("Advent calendar");
    const doors = await openDoors(db, season);
    const ids = doors.map(({ productId }) => productId);
    const products = await selectProductsById(db, ids, await shownIn(db, locale, country_id));
    const byId = new Map(products.map((product) => [product.id, productRow(product)]));
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

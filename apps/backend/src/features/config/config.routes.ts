import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { type AppEnv, fastApi } from "../../http/fastApi.ts";
import { readQuery } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { selectCountries, selectSettings } from "./config.queries.ts";
import { localeConfigRow } from "./localeConfigRow.ts";

const configQuery = v.object({ locale: localeInput, satellite: v.optional(v.picklist(["AT", "DE", "RO"])) });

/** The shop's settings for one storefront. */
export function configRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/locale_config/custom_attribute", fastApi, publicRead, async (c) => {
    const { locale, satellite } = readQuery(c, configQuery);
    const where = LOCALES[locale];
    const [settings, countries] = await Promise.all([
      selectSettings(db, ["shared", satellite ?? where.satellite, locale]),
      selectCountries(db, where.language),
    ]);
    return c.json(localeConfigRow(locale, where, settings, countries));
  });

  return app;
}

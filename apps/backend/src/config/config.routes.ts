import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, readQuery } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput, localeName, LOCALES, MARKETS } from "../locale.ts";
import { getPaymentProviders } from "../payment/providers.ts";
import { readAdventSeason } from "../advent/readAdventSeason.ts";
import { selectCountries, selectModuleConfig, selectSettings } from "../settings/settings.queries.ts";
import { readCountryPrices } from "../pricing/prices.ts";
import { toLocaleConfigRow } from "./toLocaleConfigRow.ts";
import { selectOfferedMethods } from "./offeredMethods.ts";

const systemQuery = v.object({
  variable_name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  satellite: v.optional(v.picklist(MARKETS)),
  locale: v.optional(localeName),
});
const moduleQuery = v.object({
  module_name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,50}$/)),
  module_config_id: v.optional(idInput),
  locale: localeInput,
});
const configQuery = v.object({ locale: localeInput, satellite: v.optional(v.picklist(MARKETS)) });

/** Source: specification 3, store contact. */
const CONTACT_SETTINGS = [
  "store_phone",
  "support_time",
  "support_time_mo_th",
  "store_address1",
  "store_city",
  "store_zipcode",
  "store_name",
];

/** Public settings of a market. */
export function configRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const app = new Hono<AppEnv>();

  app.get("/locale_config/custom_attribute", markFastApi, cachePublicly, async (c) => {
    const { locale, satellite } = readQuery(c, configQuery);
    const localeDetails = LOCALES[locale];
    const [settings, countries, methods, prices] = await Promise.all([
      selectSettings(db, { locale, market: satellite }),
      selectCountries(db, localeDetails.language),
      selectOfferedMethods(db, locale, getPaymentProviders(deps).isAvailable),
      readCountryPrices(db, localeDetails.countryId),
    ]);
    const advent = readAdventSeason(deps, locale, settings) !== undefined;
    return c.json({
      ...toLocaleConfigRow(locale, localeDetails, settings, countries, prices?.priceList),
      ...methods,
      show_advent_calendar: advent ? 1 : 0,
    });
  });

  app.get("/store_contact/custom_attribute", markFastApi, cachePublicly, async (c) => {
    const { locale, satellite } = readQuery(c, configQuery);
    const settings = await selectSettings(db, { locale, market: satellite });
    return c.json(Object.fromEntries(CONTACT_SETTINGS.map((name) => [name, toText(settings[name] ?? "")])));
  });

  app.get("/system_config/custom_attribute", markFastApi, cachePublicly, async (c) => {
    const { variable_name, satellite, locale } = readQuery(c, systemQuery);
    const settings = await selectSettings(db, { locale, market: satellite ?? LOCALES[locale ?? "de_AT"].market });
    if (variable_name === undefined) {
      return c.json(Object.entries(settings).map(([name, value]) => ({ name, value: toText(value) })));
    }
    // Private and unknown settings get the same response.
    if (!Object.hasOwn(settings, variable_name)) throw notFound("Setting");
    return c.json({ value: toText(settings[variable_name]) });
  });

  app.get("/module_config_i18n/custom_attribute", markFastApi, cachePublicly, async (c) => {
    const { module_name, module_config_id, locale } = readQuery(c, moduleQuery);
    const values = await selectModuleConfig(db, module_name, { locale });
    if (values === undefined) throw notFound("Module");
    return c.json({ id: module_config_id ?? null, locale, value: values });
  });

  app.get("/google_tag_manager", markFastApi, cachePublicly, async (c) => {
    const settings = await selectSettings(db, {});
    const id = settings["gtm_id"];
    const gtmId = typeof id === "string" && /^GTM-[A-Z0-9]{4,12}$/.test(id) ? id : null;
    return c.json({ gtm_id: gtmId, enabled: gtmId !== null });
  });

  return app;
}

/** Thelia stores settings as text. */
const toText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

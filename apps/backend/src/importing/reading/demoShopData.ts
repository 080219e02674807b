import type { InferOutput } from "valibot";
import type { CatalogueShippingMethod, CataloguePaymentMethod, CatalogueSetting } from "../catalogue.ts";
import { eurosToCents } from "../decimals.ts";
import type { configFile, modulesFile } from "@shop/demo/schemas";
import { plainTexts } from "../text/cleanText.ts";

/** config.json as rows; the scope is 'shared', a market or a locale. */
export function demoSettings(config: InferOutput<typeof configFile>): CatalogueSetting[] {
  const scopes = Object.entries({ ...config.satellites, ...config.locales, shared: config.shared });
  return scopes.flatMap(([scope, settings]) =>
    Object.entries(settings).map(([name, value]) => ({ scope, name, value })),
  );
}

/** modules.json: shipping and payment methods, amounts in euro. */
export function demoModules(modules: InferOutput<typeof modulesFile>): {
  shippingMethods: CatalogueShippingMethod[];
  paymentMethods: CataloguePaymentMethod[];
} {
  return {
    shippingMethods: modules.delivery.map(({ id, code, position, freight, max_parcels, text, prices }) => ({
      id,
      code,
      position,
      freight,
      maxParcels: max_parcels,
      text: plainTexts(text),
      prices: prices.map(({ country_id, weight_max, postage }) => ({
        countryId: country_id,
        weightMax: weight_max?.toString(),
        shippingCents: eurosToCents(postage),
      })),
    })),
    paymentMethods: modules.payment.map(({ id, code, position, active, fee, countries, text }) => ({
      id,
      code,
      position,
      active,
      feeCents: eurosToCents(fee),
      countries,
      text: plainTexts(text),
    })),
  };
}

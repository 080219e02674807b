import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { centsToUnits, readPriceContext } from "../pricing/prices.ts";
import { noStore, requireOpenCart } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, parseInput, readQuery } from "../platform/http/input.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { readCartLocale } from "../platform/http/readCartLocale.ts";
import { readPaymentMethods } from "../pricing/payment/paymentMethods.ts";
import { getPaymentProviders } from "./providers.ts";

const pathInput = v.object({ cartId: idInput, locale: localeInput });
const queryInput = v.object({ country_id: v.optional(idInput), delivery_module_id: v.optional(idInput) });

/** GET ExternalOrderApi/getActivePaymentMethods/{cartId}[/{locale}]; without a locale, that of the cart's storefront. */
export function paymentRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/getActivePaymentMethods/*", noStore);

  routes.get("/ExternalOrderApi/getActivePaymentMethods/:cartId/:locale?", async (c) => {
    const { cartId, ...path } = parseInput(pathInput, c.req.param());
    const query = readQuery(c, queryInput);
    await requireOpenCart(db, c, cartId);
    const cartLocale = c.req.param("locale") === undefined ? await readCartLocale(db, cartId) : undefined;
    const locale = cartLocale ?? path.locale;
    const countryId = query.country_id ?? LOCALES[locale].countryId;
    const { priceList, currency } = await readPriceContext(db, locale, countryId);
    const order = { locale, countryId, priceList, currency, shippingMethodId: query.delivery_module_id };
    const methods = await readPaymentMethods(db, order, getPaymentProviders(deps).isAvailable);
    return c.json({ data: methods.map(({ feeCents, ...method }) => ({ ...method, fee: centsToUnits(feeCents) })) });
  });

  return routes;
}

import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { findOwnedCart, noStore, requireOpenCart } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, parseInput, readBody, readQuery } from "../platform/http/input.ts";
import { localeInput } from "../locale.ts";
import { formatTaxTitle } from "../settings/formatTaxTitle.ts";
import { type CartContent, readCartContent } from "./cartContent.ts";
import { apportionByVatRate, sumVat } from "../pricing/vatBreakdown.ts";
import { readShippingMethods } from "../pricing/shipping/shippingMethods.ts";
import { readShippingRatesRow } from "../pricing/shipping/shippingRates.ts";

const pathInput = v.object({ cartId: idInput, locale: localeInput });
const countryInput = v.object({ country_id: v.optional(idInput) });

/** Values of clients that have not selected a method yet. */
const noMethodInput = v.pipe(
  v.union([v.literal(0), v.literal("0"), v.literal(""), v.null()]),
  v.transform(() => undefined),
);
const shippingQuoteInput = v.object({
  cart_id: idInput,
  country_id: idInput,
  locale: localeInput,
  delivery_module_id: v.optional(v.union([noMethodInput, idInput])),
});

/** GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale} and `POST customdelivery/postage`. */
export function shippingRoutes({ db, clock }: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/getActiveDelivery/*", noStore);
  routes.use("/customdelivery/postage", noStore);

  routes.get("/ExternalOrderApi/getActiveDelivery/:cartId/:locale", async (c) => {
    const { cartId, locale } = parseInput(pathInput, c.req.param());
    const { country_id } = readQuery(c, countryInput);
    const { id } = await requireOpenCart(db, c, cartId);
    const cart = await readCartContent(db, id, { locale, countryId: country_id, now: clock() });
    const methods = await readShippingMethods(db, cart);
    const data = methods.map(({ shippingCents, freight, ...method }) => ({
      ...method,
      freight: freight ? 1 : 0,
      ...toShippingAmounts(shippingCents, cart),
    }));
    return c.json({ data, tariff: await readShippingRatesRow(db, cart.quote) });
  });

  // Clients request this after every change of cart, country and method, also in inconsistent intermediate states.
  // Those get "Invalid data", which clients ignore. Source: specification 8.
  routes.post("/customdelivery/postage", async (c) => {
    const call = await readBody(c, shippingQuoteInput).catch(() => undefined);
    if (call === undefined) return c.json(INVALID_DATA);
    const { cart_id, country_id, locale, delivery_module_id } = call;
    const owned = await findOwnedCart(db, c, cart_id);
    const country = await db.selectFrom("country").select("id").where("id", "=", country_id).executeTakeFirst();
    if (owned === undefined || owned.ordered || country === undefined) return c.json(INVALID_DATA);
    const cart = await readCartContent(db, owned.id, { locale, countryId: country.id, now: clock() });
    const methods = await readShippingMethods(db, cart);
    // Defaults to the first method, which clients select as well. Source: specification 4.
    const method = delivery_module_id === undefined ? methods[0] : methods.find(({ id }) => id === delivery_module_id);
    if (method === undefined) return c.json(INVALID_DATA);
    return c.json({
      delivery_module_id: method.id,
      ...toShippingAmounts(method.shippingCents, cart),
      error: "",
    });
  });

  return routes;
}

const INVALID_DATA = {
  delivery_module_id: null,
  postage_amount: null,
  postage_amount_taxed: null,
  postage_tax: null,
  postage_tax_rule_title: "",
  error: "Invalid data",
};

function toShippingAmounts(grossCents: number, { lines, quote }: CartContent) {
  const taxCents = sumVat(apportionByVatRate(grossCents, lines, quote.taxPercent));
  return {
    postage_amount: centsToUnits(grossCents - taxCents),
    postage_amount_taxed: centsToUnits(grossCents),
    postage_tax: centsToUnits(taxCents),
    postage_tax_rule_title: formatTaxTitle(quote.taxPercent, quote.language),
  };
}

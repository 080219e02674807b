import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { euro } from "../../dialects/euro.ts";
import { findOwnedCart, noStore, openCart } from "../../http/cartToken.ts";
import { idInput, parseInput, readBody, readQuery } from "../../http/input.ts";
import { localeInput } from "../../locale.ts";
import { quotedIn } from "../cart/quotedIn.ts";
import { taxIn } from "../cart/vatShares.ts";
import { readDeliveryMethods } from "./deliveryMethods.ts";

const pathInput = v.object({ cartId: idInput, locale: localeInput });
const countryInput = v.object({ country_id: v.optional(idInput) });
const postageInput = v.object({
  cart_id: idInput,
  country_id: idInput,
  locale: localeInput,
  delivery_module_id: idInput,
});

/** GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale} and POST customdelivery/postage. */
export function deliveryRoutes({ db }: Deps): Hono {
  const routes = new Hono();
  routes.use("/ExternalOrderApi/getActiveDelivery/*", noStore);
  routes.use("/customdelivery/postage", noStore);

  routes.get("/ExternalOrderApi/getActiveDelivery/:cartId/:locale", async (c) => {
    const { cartId, locale } = parseInput(pathInput, c.req.param());
    const { country_id } = readQuery(c, countryInput);
    const cart = await openCart(db, c, cartId);
    const quoted = await quotedIn(db, locale, country_id);
    const methods = await readDeliveryMethods(db, cart.id, quoted);
    const data = methods.map(({ postageCents, freight, ...method }) => ({
      ...method,
      freight: freight ? 1 : 0,
      ...postageCells(postageCents, quoted.taxPercent),
    }));
    return c.json({ data });
  });

  // Asked again with every change of cart, country and method, so also half-way through one: what does not fit together
  // is not an error to report but "Invalid data", which the client passes over. Source: specification 8.
  routes.post("/customdelivery/postage", async (c) => {
    const call = await readBody(c, postageInput).catch(() => undefined);
    if (call === undefined) return c.json(INVALID_DATA);
    const { cart_id, country_id, locale, delivery_module_id } = call;
    const cart = await findOwnedCart(db, c, cart_id);
    const country = await db.selectFrom("country").select("id").where("id", "=", country_id).executeTakeFirst();
    if (cart === undefined || cart.ordered || country === undefined) return c.json(INVALID_DATA);
    const quoted = await quotedIn(db, locale, country.id);
    const methods = await readDeliveryMethods(db, cart.id, quoted);
    const method = methods.find(({ id }) => id === delivery_module_id);
    return c.json(method ? { ...postageCells(method.postageCents, quoted.taxPercent), error: "" } : INVALID_DATA);
  });

  return routes;
}

const INVALID_DATA = { postage_amount: null, postage_amount_taxed: null, postage_tax: null, error: "Invalid data" };

function postageCells(grossCents: number, percent: string) {
  const taxCents = taxIn({ grossCents, percent });
  return {
    postage_amount: euro(grossCents - taxCents),
    postage_amount_taxed: euro(grossCents),
    postage_tax: euro(taxCents),
  };
}

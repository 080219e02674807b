import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore } from "../../http/cartToken.ts";
import { answerWrite } from "../../http/idempotency.ts";
import { idInput, readBody, readQuery } from "../../http/input.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { readOrder } from "./orderRecord.ts";
import { orderRow } from "./orderRow.ts";
import { payInput } from "./payInput.ts";
import { placeOrder } from "./placeOrder.ts";

/** Path of a payment → code of its module: those that need no provider. Source: specification 7. */
const PAYMENTS = { vorkasse: "Vorkasse", ramburs: "Nachnahme" } as const;

const orderQuery = v.object({ cart_id: v.optional(idInput), api_locale: localeInput });

/** POST {vorkasse|ramburs}/pay and GET ExternalOrderApi/order/. */
export function orderRoutes({ db, clock }: Deps): Hono {
  const routes = new Hono();

  for (const [path, paymentCode] of Object.entries(PAYMENTS)) {
    routes.post(`/${path}/pay`, noStore, async (c) => {
      const call = await readBody(c, payInput);
      const owned = await findOwnedCart(db, c, call.cartId);
      if (owned === undefined) throw cartNotFound();
      return answerWrite(c, db, `cart:${owned.id}`, async (trx) => {
        const cart = await lockCart(trx, owned.id);
        // One order per cart: who pays again, with whatever is said now, is shown the order there is.
        if (!cart.ordered) await placeOrder(trx, cart, call, { paymentCode, now: clock() });
        return { status: 200, body: `/order-placed?cart_id=${cart.id}` };
      });
    });
  }

  routes.get("/ExternalOrderApi/order", noStore, async (c) => {
    const { cart_id, api_locale } = readQuery(c, orderQuery);
    const cart = await findOwnedCart(db, c, cart_id);
    const order = cart && (await readOrder(db, { cartId: cart.id }, LOCALES[api_locale].language));
    return c.json({ OrderItems: order ? [orderRow(order)] : [] });
  });

  return routes;
}

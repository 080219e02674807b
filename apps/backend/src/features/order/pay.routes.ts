import { Hono } from "hono";
import type { Deps } from "../../deps.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/fastApi.ts";
import { answerWrite } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { customerIdOf } from "../../http/subject.ts";
import { giveToCustomer } from "../cart/assignCustomer.ts";
import { payInput } from "./payInput.ts";
import { placeOrder } from "./placeOrder.ts";

/** Path of a payment → code of its module: those that need no provider. Source: specification 7. */
const PAYMENTS = { vorkasse: "Vorkasse", ramburs: "Nachnahme" } as const;

/** POST {vorkasse|ramburs}/pay. */
export function payRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();

  for (const [path, paymentCode] of Object.entries(PAYMENTS)) {
    routes.post(`/${path}/pay`, noStore, async (c) => {
      const call = await readBody(c, payInput);
      const owned = await findOwnedCart(db, c, call.cartId);
      if (owned === undefined) throw cartNotFound();
      const caller = await customerIdOf(c);
      return answerWrite(c, db, `cart:${owned.id}`, async (trx) => {
        const cart = await lockCart(trx, owned.id);
        // One order per cart: who pays again, with whatever is said now, is shown the order there is.
        if (!cart.ordered) {
          // What a signed-in customer orders is theirs, whoever the cart was given to before.
          const customerId = caller === undefined ? cart.customerId : await giveToCustomer(trx, cart.id, caller);
          const { random, storeUrl } = deps;
          await placeOrder(trx, { ...cart, customerId }, call, { paymentCode, now: clock(), random, storeUrl });
        }
        return { status: 200, body: `/order-placed?cart_id=${cart.id}` };
      });
    });
  }

  return routes;
}

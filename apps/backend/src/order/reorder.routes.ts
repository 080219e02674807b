import { Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { cartNotFound, findOwnedCart, lockCart, createCartToken, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { anonymousPrincipal, respondToWrite } from "../platform/http/idempotency.ts";
import { idInput, readBody } from "../platform/http/input.ts";
import { getCustomerId } from "../platform/http/subject.ts";
import { localeInput } from "../locale.ts";
import { readCartResponse } from "../cart/cartRow.ts";
import { okResponse } from "../cart/envelope.ts";
import { NEW_CART } from "../cart/limits.ts";
import { clientKey, enforceRateLimit } from "../platform/http/rateLimit.ts";
import { authorizeCustomerOrder, authorizeOrderLink } from "./authorizeOrder.ts";
import { orderLink } from "./findOrderByLink.ts";
import { reorder } from "./reorder.ts";

const reorderInput = v.object({
  order_id: v.optional(idInput),
  /** For the holder of a mailed link; replaces `order_id`. */
  order: v.optional(orderLink),
  cart_id: v.optional(v.nullable(idInput)),
  locale: localeInput,
  country_id: v.optional(v.nullable(idInput)),
});

/** POST order/reorder: adds the lines of a past order to a cart, as far as available. */
export function reorderRoutes(deps: Deps): Hono<AppEnv> {
  const { db, randomBytes, clock } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/order/reorder", noStore, async (c) => {
    const { order_id = 0, order, cart_id, locale, country_id } = await readBody(c, reorderInput);
    const orderId =
      order === undefined
        ? await authorizeCustomerOrder(db, c, order_id, "read")
        : await authorizeOrderLink(deps, c, order);
    const customerId = await getCustomerId(c);
    const ownedCart = typeof cart_id === "number" ? await findOwnedCart(db, c, cart_id) : undefined;
    if (typeof cart_id === "number" && (ownedCart === undefined || ownedCart.ordered)) throw cartNotFound();
    if (ownedCart === undefined) await enforceRateLimit(deps, NEW_CART, clientKey(c));
    const principal = ownedCart === undefined ? anonymousPrincipal(c) : `cart:${ownedCart.id}`;
    return respondToWrite(c, deps, customerId === undefined ? principal : `customer:${customerId}`, async (trx) => {
      const { token, hash } = createCartToken(randomBytes);
      const cartId =
        ownedCart === undefined
          ? (
              await trx
                .insertInto("cart")
                .values({ token_hash: hash, customer_id: customerId ?? null, locale })
                .returning("id")
                .executeTakeFirstOrThrow()
            ).id
          : await lockOpenCart(trx, ownedCart.id);
      const missing = await reorder(trx, orderId, cartId);
      const row = await readCartResponse(trx, cartId, { locale, countryId: country_id ?? undefined, now: clock() });
      return okResponse({ cart: ownedCart === undefined ? { ...row, token } : row, missing });
    });
  });

  return routes;
}

/** Locks the cart, which may have been ordered since the request started. */
async function lockOpenCart(trx: Transaction<Tables>, cartId: number): Promise<number> {
  const { id, ordered } = await lockCart(trx, cartId);
  if (ordered) throw cartNotFound();
  return id;
}

import { type Context, Hono } from "hono";
import type { Kysely, Transaction } from "kysely";
import type * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { findOwnedCart, lockCart, createCartToken, noStore, type OwnedCart } from "../platform/http/cartToken.ts";
import {
  type WriteResponse,
  respondToWrite,
  anonymousPrincipal,
  WriteRejection,
} from "../platform/http/idempotency.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { readBody } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit } from "../platform/http/rateLimit.ts";
import { getCustomerId } from "../platform/http/subject.ts";
import { LOCALES } from "../locale.ts";
import { assignGuest, assignAccount } from "./assignCustomer.ts";
import { addInput, assignInput, type CartRequest, cartInput, deleteInput, updateInput } from "./cartInput.ts";
import { readCartResponse } from "./cartRow.ts";
import { addToCart, clearCart, removeLine, updateLine } from "./cartWrites.ts";
import { CART_NOT_FOUND, okResponse } from "./envelope.ts";
import { ASSIGN, NEW_CART } from "./limits.ts";
import { validateCart } from "./validateCart.ts";

type Trx = Transaction<Tables>;

/** POST cart/{get, add, update, delete, clear, validate, assignCustomer}. */
export function cartRoutes(deps: Deps): Hono<AppEnv> {
  const { db, randomBytes, clock } = deps;
  const readRow = (trx: Kysely<Tables>, id: number, { locale, countryId }: CartRequest) =>
    readCartResponse(trx, id, { locale, countryId, now: clock() });
  const routes = new Hono<AppEnv>();
  routes.use("/cart/*", noStore);

  /** Runs a write on a locked cart of the caller; ordered carts are rejected. */
  const handleWrite = async <Call extends CartRequest>(
    c: Context<AppEnv>,
    input: v.GenericSchema<unknown, Call>,
    write: (trx: Trx, cart: OwnedCart, call: Call) => Promise<WriteResponse>,
  ): Promise<Response> => {
    const call = await readBody(c, input);
    const owned = await findOwnedCart(db, c, call.cartId);
    if (owned === undefined) return respond(c, CART_NOT_FOUND);
    return respondToWrite(c, db, `cart:${owned.id}`, async (trx) => {
      const cart = await lockCart(trx, owned.id);
      if (cart.ordered) throw new WriteRejection(CART_NOT_FOUND);
      return write(trx, cart, call);
    });
  };

  routes.post("/cart/get", async (c) => {
    const call = await readBody(c, cartInput);
    const cart = await findOwnedCart(db, c, call.cartId);
    if (cart === undefined || cart.ordered) return respond(c, CART_NOT_FOUND);
    return respond(c, okResponse(await readRow(db, cart.id, call)));
  });

  routes.post("/cart/add", async (c) => {
    const call = await readBody(c, addInput);
    if (call.cartId !== undefined) {
      return handleWrite(c, addInput, async (trx, { id }) => {
        const line = await addToCart(trx, id, call);
        return okResponse({ ...line, cartId: id, cart: await readRow(trx, id, call) });
      });
    }
    await enforceRateLimit(deps, NEW_CART, clientKey(c));
    const caller = await getCustomerId(c);
    return respondToWrite(c, db, anonymousPrincipal(c), async (trx) => {
      const { token, hash } = createCartToken(randomBytes);
      const { id } = await trx
        .insertInto("cart")
        .values({ token_hash: hash, customer_id: caller ?? null })
        .returning("id")
        .executeTakeFirstOrThrow();
      const line = await addToCart(trx, id, call);
      return okResponse({ ...line, cartId: id, cart: { ...(await readRow(trx, id, call)), token } });
    });
  });

  routes.post("/cart/update", (c) =>
    handleWrite(c, updateInput, async (trx, { id }, call) => {
      const line = await updateLine(trx, id, call);
      return okResponse({ ...line, cartId: id, cart: await readRow(trx, id, call) });
    }),
  );

  routes.post("/cart/delete", (c) =>
    handleWrite(c, deleteInput, async (trx, { id }, call) => {
      await removeLine(trx, id, call.cartItemId);
      const cart = await readRow(trx, id, call);
      return okResponse({ cartId: id, cartItemId: call.cartItemId, quantity: 0, cart });
    }),
  );

  routes.post("/cart/clear", (c) =>
    handleWrite(c, cartInput, async (trx, { id }, call) => {
      await clearCart(trx, id);
      return okResponse({ cartId: id, quantity: 0, cart: await readRow(trx, id, call) });
    }),
  );

  routes.post("/cart/validate", (c) =>
    handleWrite(c, cartInput, async (trx, { id }, { locale, countryId }) =>
      okResponse(await validateCart(trx, id, { locale, countryId, now: clock() })),
    ),
  );

  routes.post("/cart/assignCustomer", async (c) => {
    await enforceRateLimit(deps, ASSIGN, clientKey(c));
    return handleWrite(c, assignInput, async (trx, cart, { email, locale }) => {
      const { language } = LOCALES[locale];
      const caller = await getCustomerId(c);
      const customerId =
        caller === undefined
          ? await assignGuest(trx, cart, { email, language })
          : await assignAccount(trx, cart.id, caller);
      return okResponse({ cartId: cart.id, customer_id: customerId });
    });
  });

  return routes;
}

const respond = (c: Context, { body, status }: WriteResponse): Response => c.json(body, status);

import { type Context, Hono } from "hono";
import type { Transaction } from "kysely";
import type * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { findOwnedCart, lockCart, createCartToken, noStore, type OwnedCart } from "../platform/http/cartToken.ts";
import {
  type Complete,
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
import { completeCart } from "./completeCart.ts";
import { addToCart, clearCart, removeLine, updateLine } from "./cartWrites.ts";
import { CART_NOT_FOUND, okResponse } from "./envelope.ts";
import { ASSIGN, NEW_CART } from "./limits.ts";
import { validateCart } from "./validateCart.ts";

type Trx = Transaction<Tables>;

/** POST cart/{get, add, update, delete, clear, validate, assignCustomer}. */
export function cartRoutes(deps: Deps): Hono<AppEnv> {
  const { db, randomBytes, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/cart/*", noStore);

  /** Runs a write on a locked cart of the caller; ordered carts are rejected. */
  const handleWrite = async <Call extends CartRequest>(
    c: Context<AppEnv>,
    input: v.GenericSchema<unknown, Call>,
    write: (trx: Trx, cart: OwnedCart, call: Call) => Promise<WriteResponse>,
    complete?: (call: Call, cartId: number) => Complete,
  ): Promise<Response> => {
    const call = await readBody(c, input);
    const owned = await findOwnedCart(db, c, call.cartId);
    if (owned === undefined) return respond(c, CART_NOT_FOUND);
    const lockAndWrite = async (trx: Trx): Promise<WriteResponse> => {
      const cart = await lockCart(trx, owned.id);
      if (cart.ordered) throw new WriteRejection(CART_NOT_FOUND);
      return write(trx, cart, call);
    };
    return respondToWrite(c, deps, `cart:${owned.id}`, lockAndWrite, complete?.(call, owned.id));
  };
  const withCart = ({ locale, countryId }: CartRequest, cartId?: number): Complete =>
    completeCart({ locale, countryId, now: clock() }, cartId);

  routes.post("/cart/get", async (c) => {
    const call = await readBody(c, cartInput);
    const cart = await findOwnedCart(db, c, call.cartId);
    if (cart === undefined || cart.ordered) return respond(c, CART_NOT_FOUND);
    const { locale, countryId } = call;
    return respond(c, okResponse(await readCartResponse(db, cart.id, { locale, countryId, now: clock() })));
  });

  routes.post("/cart/add", async (c) => {
    const call = await readBody(c, addInput);
    if (call.cartId !== undefined) {
      const add = async (trx: Trx, { id }: OwnedCart): Promise<WriteResponse> =>
        okResponse({ ...(await addToCart(trx, id, call)), cartId: id });
      return handleWrite(c, addInput, add, withCart);
    }
    await enforceRateLimit(deps, NEW_CART, clientKey(c));
    const caller = await getCustomerId(c);
    const createCart = async (trx: Trx): Promise<WriteResponse> => {
      const { token, hash } = createCartToken(randomBytes);
      const { id } = await trx
        .insertInto("cart")
        .values({ token_hash: hash, customer_id: caller ?? null, locale: call.locale })
        .returning("id")
        .executeTakeFirstOrThrow();
      return okResponse({ ...(await addToCart(trx, id, call)), cartId: id, cart: { token } });
    };
    const principal = caller === undefined ? anonymousPrincipal(c) : `customer:${caller}`;
    return respondToWrite(c, deps, principal, createCart, withCart(call));
  });

  routes.post("/cart/update", (c) =>
    handleWrite(
      c,
      updateInput,
      async (trx, { id }, call) => okResponse({ ...(await updateLine(trx, id, call)), cartId: id }),
      withCart,
    ),
  );

  routes.post("/cart/delete", (c) =>
    handleWrite(
      c,
      deleteInput,
      async (trx, { id }, { cartItemId }) => {
        await removeLine(trx, id, cartItemId);
        return okResponse({ cartId: id, cartItemId, quantity: 0 });
      },
      withCart,
    ),
  );

  routes.post("/cart/clear", (c) =>
    handleWrite(
      c,
      cartInput,
      async (trx, { id }) => {
        await clearCart(trx, id);
        return okResponse({ cartId: id, quantity: 0 });
      },
      withCart,
    ),
  );

  routes.post("/cart/validate", (c) =>
    handleWrite(
      c,
      cartInput,
      async (trx, { id }, { locale, countryId }) =>
        okResponse(await validateCart(trx, id, { locale, countryId, now: clock() })),
      withCart,
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

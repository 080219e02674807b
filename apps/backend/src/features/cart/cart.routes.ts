import { type Context, Hono } from "hono";
import type { Kysely, Transaction } from "kysely";
import type * as v from "valibot";
import type { Deps } from "../../deps.ts";
import type { Tables } from "../../db/tables.ts";
import { findOwnedCart, lockCart, newCartToken, noStore, type OwnedCart } from "../../http/cartToken.ts";
import { type Answer, answerWrite, newcomer, Refusal } from "../../http/idempotency.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { readBody } from "../../http/input.ts";
import { callerOf, countTry } from "../../http/rateLimit.ts";
import { customerIdOf } from "../../http/subject.ts";
import { LOCALES } from "../../locale.ts";
import { assignCustomer, giveToCustomer } from "./assignCustomer.ts";
import { addInput, assignInput, type CartCall, cartInput, deleteInput, updateInput } from "./cartInput.ts";
import { readCartRow } from "./cartRow.ts";
import { addToCart, clearCart, removeLine, updateLine } from "./cartWrites.ts";
import { CART_NOT_FOUND, ok } from "./envelope.ts";
import { ASSIGN, NEW_CART } from "./limits.ts";
import { validateCart } from "./validateCart.ts";

type Trx = Transaction<Tables>;

/** POST cart/{get, add, update, delete, clear, validate, assignCustomer}. */
export function cartRoutes(deps: Deps): Hono<AppEnv> {
  const { db, random, clock } = deps;
  const rowOf = (trx: Kysely<Tables>, id: number, { locale, countryId }: CartCall) =>
    readCartRow(trx, id, { locale, countryId, now: clock() });
  const routes = new Hono<AppEnv>();
  routes.use("/cart/*", noStore);

  /** Runs a write on a locked cart of the caller; ordered carts are rejected. */
  const writing = async <Call extends CartCall>(
    c: Context<AppEnv>,
    input: v.GenericSchema<unknown, Call>,
    effect: (trx: Trx, cart: OwnedCart, call: Call) => Promise<Answer>,
  ): Promise<Response> => {
    const call = await readBody(c, input);
    const owned = await findOwnedCart(db, c, call.cartId);
    if (owned === undefined) return say(c, CART_NOT_FOUND);
    return answerWrite(c, db, `cart:${owned.id}`, async (trx) => {
      const cart = await lockCart(trx, owned.id);
      if (cart.ordered) throw new Refusal(CART_NOT_FOUND);
      return effect(trx, cart, call);
    });
  };

  routes.post("/cart/get", async (c) => {
    const call = await readBody(c, cartInput);
    const cart = await findOwnedCart(db, c, call.cartId);
    if (cart === undefined || cart.ordered) return say(c, CART_NOT_FOUND);
    return say(c, ok(await rowOf(db, cart.id, call)));
  });

  routes.post("/cart/add", async (c) => {
    const call = await readBody(c, addInput);
    if (call.cartId !== undefined) {
      return writing(c, addInput, async (trx, { id }) => {
        const line = await addToCart(trx, id, call);
        return ok({ ...line, cartId: id, cart: await rowOf(trx, id, call) });
      });
    }
    await countTry(deps, NEW_CART, callerOf(c));
    const caller = await customerIdOf(c);
    return answerWrite(c, db, newcomer(c), async (trx) => {
      const { token, hash } = newCartToken(random);
      const { id } = await trx
        .insertInto("cart")
        .values({ token_hash: hash, customer_id: caller ?? null })
        .returning("id")
        .executeTakeFirstOrThrow();
      const line = await addToCart(trx, id, call);
      return ok({ ...line, cartId: id, cart: { ...(await rowOf(trx, id, call)), token } });
    });
  });

  routes.post("/cart/update", (c) =>
    writing(c, updateInput, async (trx, { id }, call) => {
      const line = await updateLine(trx, id, call);
      return ok({ ...line, cartId: id, cart: await rowOf(trx, id, call) });
    }),
  );

  routes.post("/cart/delete", (c) =>
    writing(c, deleteInput, async (trx, { id }, call) => {
      await removeLine(trx, id, call.cartItemId);
      const cart = await rowOf(trx, id, call);
      return ok({ cartId: id, cartItemId: call.cartItemId, quantity: 0, cart });
    }),
  );

  routes.post("/cart/clear", (c) =>
    writing(c, cartInput, async (trx, { id }, call) => {
      await clearCart(trx, id);
      return ok({ cartId: id, quantity: 0, cart: await rowOf(trx, id, call) });
    }),
  );

  routes.post("/cart/validate", (c) =>
    writing(c, cartInput, async (trx, { id }, { locale, countryId }) =>
      ok(await validateCart(trx, id, { locale, countryId, now: clock() })),
    ),
  );

  routes.post("/cart/assignCustomer", async (c) => {
    await countTry(deps, ASSIGN, callerOf(c));
    return writing(c, assignInput, async (trx, cart, { email, locale }) => {
      const { language } = LOCALES[locale];
      const caller = await customerIdOf(c);
      const customerId =
        caller === undefined
          ? await assignCustomer(trx, cart, { email, language })
          : await giveToCustomer(trx, cart.id, caller);
      return ok({ cartId: cart.id, customer_id: customerId });
    });
  });

  return routes;
}

const say = (c: Context, { body, status }: Answer): Response => c.json(body, status);

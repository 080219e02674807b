import { type Context } from "hono";
import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { findOwnedCart, type OwnedCart } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import type { Locale } from "../locale.ts";
import { readCartResponse } from "../cart/cartRow.ts";
import { selectCustomer } from "../account/customer.queries.ts";
import { toCustomerRow } from "../account/toCustomerRow.ts";
import { mergeGuestCart } from "../cart/mergeGuestCart.ts";
import type { IssuedToken } from "./sessionCookie.ts";
import { openSession, type SessionOptions, type SessionOwner } from "./sessions.ts";

/** Guest cart fields of a login or registration. */
export interface GuestCartRequest {
  cart_id?: number | null | undefined;
  locale: Locale;
  country_id?: number | undefined;
}

export const findGuestCart = async (
  { db }: Deps,
  c: Context<AppEnv>,
  call: GuestCartRequest,
): Promise<OwnedCart | undefined> =>
  call.cart_id === undefined || call.cart_id === null ? undefined : findOwnedCart(db, c, call.cart_id);

/** Returns a new session and a body with the customer and the repriced cart. */
export async function signIn(
  deps: Deps,
  trx: Transaction<Tables>,
  account: SessionOwner,
  {
    sessionOptions,
    guest,
  }: { sessionOptions: SessionOptions; guest: { cart: OwnedCart | undefined; call: GuestCartRequest } },
): Promise<{ session: IssuedToken; body: Record<string, unknown> }> {
  const cart = await mergeGuestCart(trx, account.id, guest.cart, deps.randomBytes);
  const customer = await selectCustomer(trx, account.id, deps.clock());
  if (customer === undefined) throw new Error(`Customer ${account.id} not found`);
  const { locale, country_id: countryId } = guest.call;
  return {
    session: await openSession(deps, trx, account, sessionOptions),
    body: {
      customer: toCustomerRow(customer),
      ...(cart === undefined
        ? {}
        : {
            cart: {
              ...(await readCartResponse(trx, cart.id, { locale, countryId, now: deps.clock() })),
              token: cart.token,
            },
          }),
    },
  };
}

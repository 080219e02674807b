import { type Context } from "hono";
import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { findOwnedCart, type OwnedCart } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import type { Locale } from "../../locale.ts";
import { readCartRow } from "../cart/cartRow.ts";
import { selectCustomer } from "../customer/customer.queries.ts";
import { customerRow } from "../customer/customerRow.ts";
import { takeCart } from "../customer/takeCart.ts";
import type { Issued } from "./sessionCookie.ts";
import { openSession, type Opening, type Owner } from "./sessions.ts";

/** Guest cart fields of a login or registration. */
export interface GuestCartCall {
  cart_id?: number | null | undefined;
  locale: Locale;
  country_id?: number | undefined;
}

export const guestCartOf = async (
  { db }: Deps,
  c: Context<AppEnv>,
  call: GuestCartCall,
): Promise<OwnedCart | undefined> =>
  call.cart_id === undefined || call.cart_id === null ? undefined : findOwnedCart(db, c, call.cart_id);

/** Returns a new session and a body with the customer and the repriced cart. */
export async function signIn(
  deps: Deps,
  trx: Transaction<Tables>,
  account: Owner,
  { opening, guest }: { opening: Opening; guest: { cart: OwnedCart | undefined; call: GuestCartCall } },
): Promise<{ session: Issued; body: Record<string, unknown> }> {
  const cart = await takeCart(trx, account.id, guest.cart, deps.random);
  const customer = await selectCustomer(trx, account.id, deps.clock());
  if (customer === undefined) throw new Error(`Customer ${account.id} is not there`);
  const { locale, country_id: countryId } = guest.call;
  return {
    session: await openSession(deps, trx, account, opening),
    body: {
      customer: customerRow(customer),
      ...(cart === undefined
        ? {}
        : {
            cart: { ...(await readCartRow(trx, cart.id, { locale, countryId, now: deps.clock() })), token: cart.token },
          }),
    },
  };
}

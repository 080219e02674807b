import { Hono } from "hono";
import { type Kysely, type Transaction, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Tables } from "../../db/tables.ts";
import { ApiError } from "../../http/apiError.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore } from "../../http/cartToken.ts";
import { type Answer, answerWrite } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { type AddressCall, addressInput, isPostcode } from "./addressInput.ts";
import { addressRow } from "./addressRow.ts";

/** Source: specification 9. */
const MAX_ADDRESSES = 100;

/** POST ExternalOrderApi/address, for the guest of a cart. */
export function addressRoutes({ db }: Deps): Hono {
  const routes = new Hono();
  routes.use("/ExternalOrderApi/address/*", noStore);

  routes.post("/ExternalOrderApi/address", async (c) => {
    const call = await readBody(c, addressInput);
    await checkCountry(db, call.address);
    const owned = await findOwnedCart(db, c, call.cartId);
    if (owned === undefined) throw cartNotFound();
    return answerWrite(c, db, `cart:${owned.id}`, async (trx) => {
      // Whose address it is the cart decides, whose secret was shown. A customer_id says nothing; one that differs is
      // answered like an unknown cart, so that customers cannot be counted.
      const { ordered, customerId } = await lockCart(trx, owned.id);
      if (ordered || customerId === undefined || customerId !== call.customerId) throw cartNotFound();
      return insertAddress(trx, customerId, call.address);
    });
  });

  return routes;
}

async function insertAddress(
  trx: Transaction<Tables>,
  customerId: number,
  address: AddressCall["address"],
): Promise<Answer> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from address where customer_id = ${customerId}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= MAX_ADDRESSES)
    throw new ApiError(400, "TOO_MANY_ADDRESSES", "No more addresses can be stored");
  if (address.is_default) {
    await trx.updateTable("address").set({ is_default: false }).where("customer_id", "=", customerId).execute();
  }
  const row = await trx
    .insertInto("address")
    .values({ ...address, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { status: 201, body: { AddressItems: [addressRow(row.id, row, row.is_default)] } };
}

/** The country must be one a storefront delivers to, and the postcode one of it. */
async function checkCountry(db: Kysely<Tables>, address: { country_id: number; zipcode: string }): Promise<void> {
  const { rows } = await sql<{ isoalpha2: string }>`
    select isoalpha2
    from country
    where id = ${address.country_id}
      and (
        exists (select from setting where name = 'accepted_delivery_country' and value @> to_jsonb(country.id))
        or not exists (select from setting where name = 'accepted_delivery_country')
      )`.execute(db);
  const [country] = rows;
  if (country === undefined) throw new ApiError(400, "BAD_INPUT", "country: a country the shop delivers to expected");
  if (!isPostcode(address.zipcode, country.isoalpha2)) {
    throw new ApiError(400, "BAD_INPUT", "zipcode: a postcode of the country expected");
  }
}

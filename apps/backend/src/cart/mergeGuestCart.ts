import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { OwnedCart } from "../platform/http/cartToken.ts";
import { createCartToken } from "../platform/http/cartToken.ts";
import { MAX_LINES, MAX_QUANTITY } from "./cartInput.ts";
import { limitServices } from "./cartWrites.ts";

type Trx = Transaction<Tables>;

/** Customer's cart after signing in, with a newly generated token. */
export interface MergedCart {
  id: number;
  token: string;
}

/**
 * Merges the guest cart into the customer's cart: adds up quantities, moves coupons and deletes the guest cart, so that
 * repeating has no effect.
 * Returns the customer's own cart even without a guest cart; `undefined` when there is neither.
 */
export async function mergeGuestCart(
  trx: Trx,
  customerId: number,
  guestCart: OwnedCart | undefined,
  random: (bytes: number) => Buffer,
): Promise<MergedCart | undefined> {
  // Serializes concurrent sign-ins of one customer.
  await trx.selectFrom("customer").select("id").where("id", "=", customerId).forUpdate().execute();
  const guestId = guestCart === undefined ? undefined : await lockGuestCart(trx, guestCart.id);
  const ownId = await lockOwnCart(trx, customerId);
  if (guestId === undefined && ownId === undefined) return undefined;
  const { token, hash } = createCartToken(random);
  const id = ownId ?? (await insertCart(trx, customerId, hash));
  await trx
    .updateTable("cart")
    .set({
      token_hash: hash,
      // The guest's cart says which storefront the customer is in.
      locale: sql`coalesce((select guest.locale from cart guest where guest.id = ${guestId ?? 0}), cart.locale)`,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute();
  if (guestId !== undefined) await mergeLines(trx, guestId, id);
  return { id, token };
}

async function lockGuestCart(trx: Trx, cartId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select cart.id from cart
    where cart.id = ${cartId} and cart.ordered_at is null
      and not exists (select from customer where customer.id = cart.customer_id and not customer.guest)
    for update`.execute(trx);
  return rows[0]?.id;
}

/** Returns the most recently used cart if there are several. */
async function lockOwnCart(trx: Trx, customerId: number): Promise<number | undefined> {
  const cart = await trx
    .selectFrom("cart")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("ordered_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return cart?.id;
}

async function insertCart(trx: Trx, customerId: number, hash: Buffer): Promise<number> {
  const { id } = await trx
    .insertInto("cart")
    .values({ customer_id: customerId, token_hash: hash })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

// The sum is capped by the stock, unless one of the quantities already exceeds it. Of a guest's further lines the newest
// are kept, up to the maximum: repeated sign-ins must not grow a cart without limit.
async function mergeLines(trx: Trx, from: number, to: number): Promise<void> {
  await sql`
    insert into cart_item as own (cart_id, sale_element_id, quantity, unit_net, fulfilment_center_id, gone_text)
    select ${to}, item.sale_element_id, item.quantity, item.unit_net, item.fulfilment_center_id, item.gone_text
    from (
      select line.*, row_number() over (partition by held.id is null order by line.id desc) as place, held.id as held_id
      from cart_item line
        left join cart_item held on held.cart_id = ${to} and held.sale_element_id = line.sale_element_id
      where line.cart_id = ${from}
    ) item
    where item.held_id is not null
      or item.place <= ${MAX_LINES} - (select count(*) from cart_item where cart_id = ${to})
    order by item.id
    on conflict (cart_id, sale_element_id) do update set
      quantity = greatest(
        own.quantity,
        excluded.quantity,
        least(own.quantity + excluded.quantity, ${MAX_QUANTITY}, (
          select case when product.kind = 'sample' then 1
            else element.stock / product.quantity_step * product.quantity_step end
          from sale_element element join product on product.id = element.product_id
          where element.id = own.sale_element_id
        ))
      ),
      unit_net = excluded.unit_net`.execute(trx);
  await limitServices(trx, to);
  await sql`
    insert into cart_coupon (cart_id, coupon_id)
    select ${to}, coupon_id from cart_coupon where cart_id = ${from} order by place
    on conflict do nothing`.execute(trx);
  await closeGuestCart(trx, from);
}

/** Deletes the merged cart; a cart referenced by orders is emptied and closed instead. */
async function closeGuestCart(trx: Trx, cartId: number): Promise<void> {
  const order = await trx.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirst();
  if (order === undefined) {
    await trx.deleteFrom("cart").where("id", "=", cartId).execute();
    return;
  }
  await trx.deleteFrom("cart_item").where("cart_id", "=", cartId).execute();
  await trx.deleteFrom("cart_coupon").where("cart_id", "=", cartId).execute();
  await trx
    .updateTable("cart")
    .set({ ordered_at: sql`now()` })
    .where("id", "=", cartId)
    .execute();
}

import { type Kysely, sql } from "kysely";
import type { Address, Tables, VatShare } from "../../db/tables.ts";

export interface OrderLineRecord {
  id: number;
  ref: string;
  title: string;
  picture: string | null;
  quantity: number;
  /** gross cents of one piece */
  unitCents: number;
  attributes: { title: string; value: string }[];
}

/** An order as it was agreed. Only the names of its delivery, payment and countries follow the asked language. */
export interface OrderRecord {
  id: number;
  ref: string;
  status: string;
  locale: string;
  placedAt: Date;
  email: string;
  message: string;
  goodsCents: number;
  discountCents: number;
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
  payment: { code: string; title: string; description: string };
  delivery: { code: string; title: string; description: string };
  deliveryAddress: Address;
  invoiceAddress: Address;
  deliveryCountry: string;
  invoiceCountry: string;
  lines: OrderLineRecord[];
}

/** One order, by its id or by the cart it was; in the order's own language where none is named. */
export async function readOrder(
  db: Kysely<Tables>,
  which: { orderId: number } | { cartId: number },
  language?: string,
): Promise<OrderRecord | undefined> {
  const words = (text: ReturnType<typeof sql>) =>
    sql`translated(${text}, coalesce(${language ?? null}, left(o.locale, 2)))`;
  const method = (name: "delivery" | "payment") => sql`jsonb_build_object(
    'code', ${sql.ref(`${name}.code`)},
    'title', coalesce(${words(sql.ref(`${name}.text`))} ->> 'title', ${sql.ref(`${name}.code`)}),
    'description', coalesce(${words(sql.ref(`${name}.text`))} ->> 'description', '')
  )`;
  const countryOf = (address: "delivery_address" | "invoice_address") => sql`(
    select coalesce(${words(sql`country.text`)} ->> 'title', country.isoalpha2)
    from country where country.id = (${sql.ref(`o.${address}`)} ->> 'country_id')::int
  )`;
  const { rows } = await sql<OrderRecord>`
    select o.id, o.ref, o.status, o.locale, o.placed_at as "placedAt", customer.email, o.message,
      o.goods_cents as "goodsCents", o.discount_cents as "discountCents", o.postage_cents as "postageCents",
      o.fee_cents as "feeCents", o.total_cents as "totalCents", o.vat,
      ${method("payment")} as "payment", ${method("delivery")} as "delivery",
      o.delivery_address as "deliveryAddress", o.invoice_address as "invoiceAddress",
      ${countryOf("delivery_address")} as "deliveryCountry", ${countryOf("invoice_address")} as "invoiceCountry",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', line.id, 'ref', line.product_ref, 'title', line.title, 'picture', line.picture,
              'quantity', line.quantity, 'unitCents', line.unit_cents, 'attributes', line.attributes
            ) order by line.id
          ),
          '[]'
        )
        from order_line line where line.order_id = o.id
      ) as "lines"
    from orders o
      join customer on customer.id = o.customer_id
      join delivery_method delivery on delivery.id = o.delivery_method_id
      join payment_method payment on payment.id = o.payment_method_id
    where ${"orderId" in which ? sql`o.id = ${which.orderId}` : sql`o.cart_id = ${which.cartId}`}
  `.execute(db);
  return rows[0];
}

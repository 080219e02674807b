import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Address, DeliveryDays, VatShare } from "../../db/values.ts";

export interface OrderLineRecord {
  id: number;
  productId: number;
  saleElementId: number;
  vatPercent: number;
  ref: string;
  title: string;
  picture: string | null;
  quantity: number;
  /** gross cents of one piece */
  unitCents: number;
  /** what coupons took off the whole line, gross cents */
  discountCents: number;
  attributes: { title: string; value: string }[];
}

/** Where goods are fetched. */
export interface PickupPlace {
  name: string;
  address: string;
  zipcode: string;
  city: string;
  phone: string;
}

/** An order as it was agreed. Only the names of its delivery, payment and countries follow the asked language. */
export interface OrderRecord {
  id: number;
  ref: string;
  status: string;
  locale: string;
  placedAt: Date;
  /** when its money came; null: it has not */
  paidAt: Date | null;
  /** until when its money is waited for, once the shop has said so */
  payUntil: Date | null;
  /** number of its invoice, once there is one */
  invoiceRef: string | null;
  email: string;
  message: string;
  goodsCents: number;
  discountCents: number;
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
  /** of the buyer's company, as it was when ordered; "": none */
  vatNumber: string;
  /** no VAT was charged, because of that number */
  untaxed: boolean;
  payment: { code: string; title: string; description: string };
  delivery: { code: string; title: string; description: string };
  deliveryDays: DeliveryDays;
  /** gross cents that were given back */
  refundedCents: number;
  /** numbers to follow its parcels by, once they are on their way */
  parcels: string[];
  /** null: nobody has chosen a place */
  pickup: PickupPlace | null;
  deliveryAddress: Address;
  invoiceAddress: Address;
  deliveryCountry: string;
  invoiceCountry: string;
  /** the county by its own name, as on a letter there; null: none is given */
  deliveryCounty: string | null;
  invoiceCounty: string | null;
  lines: OrderLineRecord[];
  coupons: { code: string; title: string; discountCents: number; freePostage: boolean }[];
}

/** Which orders: one by its id or by the cart it was, or a customer's. */
export type WhichOrder = { orderId: number } | { cartId: number } | { customerId: number };

/** One order; in the order's own language where none is named. */
export const readOrder = async (
  db: Kysely<Tables>,
  which: WhichOrder,
  language?: string,
): Promise<OrderRecord | undefined> => (await readOrders(db, which, language, 1))[0];

/** The newest first. */
export async function readOrders(
  db: Kysely<Tables>,
  which: WhichOrder,
  language: string | undefined,
  limit: number,
): Promise<OrderRecord[]> {
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
  const countyOf = (address: "delivery_address" | "invoice_address") => sql`(
    select state.title from state where state.id = (${sql.ref(`o.${address}`)} ->> 'state_id')::int
  )`;
  const { rows } = await sql<OrderRecord>`
    select o.id, o.ref, o.status, o.locale, o.placed_at as "placedAt", o.pay_until as "payUntil",
      (select number from invoice where invoice.order_id = o.id) as "invoiceRef", customer.email, o.message,
      o.goods_cents as "goodsCents", o.discount_cents as "discountCents", o.postage_cents as "postageCents",
      o.fee_cents as "feeCents", o.total_cents as "totalCents", o.vat,
      o.vat_number as "vatNumber", o.untaxed,
      o.parcels,
      jsonb_build_object('min', o.delivery_days_min, 'max', o.delivery_days_max) as "deliveryDays",
      (select min(at) from order_event where order_event.order_id = o.id and to_status = 'paid') as "paidAt",
      (
        select coalesce(sum(amount_cents), 0)::int from refund where refund.order_id = o.id and done_at is not null
      ) as "refundedCents",
      (
        select to_jsonb(center) from local_pickup
          join fulfilment_center center on center.id = local_pickup.fulfilment_center_id
        where local_pickup.order_id = o.id
      ) as "pickup",
      ${method("payment")} as "payment", ${method("delivery")} as "delivery",
      o.delivery_address as "deliveryAddress", o.invoice_address as "invoiceAddress",
      ${countryOf("delivery_address")} as "deliveryCountry", ${countryOf("invoice_address")} as "invoiceCountry",
      ${countyOf("delivery_address")} as "deliveryCounty", ${countyOf("invoice_address")} as "invoiceCounty",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', line.id, 'productId', line.product_id, 'saleElementId', line.sale_element_id,
              'vatPercent', line.vat_percent, 'ref', line.product_ref, 'title', line.title, 'picture', line.picture,
              'quantity', line.quantity, 'unitCents', line.unit_cents, 'discountCents', line.discount_cents, 'attributes', line.attributes
            ) order by line.id
          ),
          '[]'
        )
        from order_line line where line.order_id = o.id
      ) as "lines",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'code', spent.code, 'title', spent.title, 'discountCents', spent.discount_cents,
              'freePostage', spent.free_postage
            ) order by spent.code
          ),
          '[]'
        )
        from order_coupon spent where spent.order_id = o.id
      ) as "coupons"
    from orders o
      join customer on customer.id = o.customer_id
      join delivery_method delivery on delivery.id = o.delivery_method_id
      join payment_method payment on payment.id = o.payment_method_id
    where ${condition(which)}
    order by o.placed_at desc, o.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

function condition(which: WhichOrder) {
  if ("orderId" in which) return sql`o.id = ${which.orderId}`;
  return "cartId" in which ? sql`o.cart_id = ${which.cartId}` : sql`o.customer_id = ${which.customerId}`;
}

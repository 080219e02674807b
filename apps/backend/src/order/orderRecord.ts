import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { orderEmail } from "./orderEmail.ts";
import type { Address, DeliveryDays, VatShare } from "../platform/db/values.ts";

export interface OrderLineRecord {
  id: number;
  productId: number;
  variantId: number;
  vatPercent: number;
  ref: string;
  title: string;
  picture: string | null;
  quantity: number;
  /** Gross unit price in cents. */
  unitCents: number;
  /** Coupon discount of the whole line, gross, in cents. */
  discountCents: number;
  attributes: { title: string; value: string }[];
}

export interface PickupLocation {
  name: string;
  address: string;
  zipcode: string;
  city: string;
  phone: string;
}

/**
 * An order as placed. Only the names of its shipping method, payment method and countries follow the requested
 * language.
 */
export interface OrderRecord {
  id: number;
  ref: string;
  status: string;
  locale: string;
  placedAt: Date;
  /** null until paid. */
  paidAt: Date | null;
  /** Payment deadline; null until the reminder is sent. */
  payUntil: Date | null;
  /** The order is canceled then, unless its mailed link is opened; null: no confirmation needed. */
  confirmUntil: Date | null;
  /** Invoice number; null until issued. */
  invoiceRef: string | null;
  email: string;
  message: string;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  feeCents: number;
  totalCents: number;
  /** ISO 4217, of all amounts. */
  currency: string;
  vat: VatShare[];
  /** VAT number of the buyer's company at the time of the order; "" without one. */
  vatNumber: string;
  /** No VAT was charged, because of `vatNumber`. */
  isTaxExempt: boolean;
  payment: { code: string; title: string; description: string };
  shipping: { code: string; title: string; description: string };
  deliveryDays: DeliveryDays;
  /** Gross, in cents. */
  refundedCents: number;
  /** Tracking numbers; empty until shipped. */
  trackingNumbers: string[];
  /** null until a location is chosen. */
  pickup: PickupLocation | null;
  shippingAddress: Address;
  billingAddress: Address;
  shippingCountry: string;
  /** "AT" */
  shippingCountryCode: string;
  billingCountry: string;
  /** County in its local spelling, as in postal addresses; null without one. */
  shippingCounty: string | null;
  billingCounty: string | null;
  lines: OrderLineRecord[];
  coupons: { code: string; title: string; discountCents: number; freeShipping: boolean }[];
}

export type OrderSelector = { orderId: number } | { cartId: number } | { customerId: number };

/** Without `language`, texts are in the order's own language. */
export const readOrder = async (
  db: Kysely<Tables>,
  selector: OrderSelector,
  language?: string,
): Promise<OrderRecord | undefined> => (await readOrders(db, selector, language, 1))[0];

/** Newest first. */
export async function readOrders(
  db: Kysely<Tables>,
  selector: OrderSelector,
  language: string | undefined,
  limit: number,
): Promise<OrderRecord[]> {
  const translate = (text: ReturnType<typeof sql>) =>
    sql`translated(${text}, coalesce(${language ?? null}, left(o.locale, 2)))`;
  const method = (name: "delivery" | "payment") => sql`jsonb_build_object(
    'code', ${sql.ref(`${name}.code`)},
    'title', coalesce(${translate(sql.ref(`${name}.text`))} ->> 'title', ${sql.ref(`${name}.code`)}),
    'description', coalesce(${translate(sql.ref(`${name}.text`))} ->> 'description', '')
  )`;
  const countryOf = (address: "delivery_address" | "invoice_address") => sql`(
    select coalesce(${translate(sql`country.text`)} ->> 'title', country.isoalpha2)
    from country where country.id = (${sql.ref(`o.${address}`)} ->> 'country_id')::int
  )`;
  const countyOf = (address: "delivery_address" | "invoice_address") => sql`(
    select state.title from state where state.id = (${sql.ref(`o.${address}`)} ->> 'state_id')::int
  )`;
  const { rows } = await sql<OrderRecord>`
    select o.id, o.ref, o.status, o.locale, o.placed_at as "placedAt", o.pay_until as "payUntil", o.confirm_until as "confirmUntil",
      (select number from invoice where invoice.order_id = o.id) as "invoiceRef", ${orderEmail("o")} as "email", o.message,
      o.goods_cents as "subtotalCents", o.discount_cents as "discountCents", o.postage_cents as "shippingCents",
      o.fee_cents as "feeCents", o.total_cents as "totalCents", o.currency_code as "currency", o.vat,
      o.vat_number as "vatNumber", o.untaxed as "isTaxExempt",
      o.parcels as "trackingNumbers",
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
      ${method("payment")} as "payment", ${method("delivery")} as "shipping",
      o.delivery_address as "shippingAddress", o.invoice_address as "billingAddress",
      (
        select isoalpha2 from country where country.id = (o.delivery_address ->> 'country_id')::int
      ) as "shippingCountryCode",
      ${countryOf("delivery_address")} as "shippingCountry", ${countryOf("invoice_address")} as "billingCountry",
      ${countyOf("delivery_address")} as "shippingCounty", ${countyOf("invoice_address")} as "billingCounty",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', line.id, 'productId', line.product_id, 'variantId', line.sale_element_id,
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
              'freeShipping', spent.free_postage
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
    where ${condition(selector)}
    order by o.placed_at desc, o.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

function condition(selector: OrderSelector) {
  if ("orderId" in selector) return sql`o.id = ${selector.orderId}`;
  return "cartId" in selector ? sql`o.cart_id = ${selector.cartId}` : sql`o.customer_id = ${selector.customerId}`;
}

import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

export type CustomerExport = { exported_at: string } & Record<SectionName, unknown>;

type SectionName = keyof typeof SECTIONS;

/**
 * All that the shop stores about the owner of an account, without secrets. Rows that only name the owner's email address
 * count when the mailbox is confirmed: anyone can register any address. Source: GDPR, Art. 15 and 20.
 */
const SECTIONS = {
  profile: sql`(
    select to_jsonb(profile) from (
      select ref, email, email_confirmed_at, language, created_at, title, firstname, lastname, company, vat_number,
        vat_status, vat_checked_at, vat_registered_name,
        exists (select from authenticator where customer_id = customer.id and confirmed_at is not null) as second_factor
      from customer where id = owner.id
    ) profile
  )`,
  addresses: list(sql`
    select to_jsonb(address) - array['id', 'customer_id'] as entry, id as place from address where customer_id = owner.id`),
  carts: list(sql`
    select jsonb_build_object('updated_at', updated_at, 'items', (
      select coalesce(jsonb_agg(jsonb_build_object('sku', element.ref, 'quantity', item.quantity) order by item.id), '[]')
      from cart_item item join sale_element element on element.id = item.sale_element_id where item.cart_id = cart.id
    )) as entry, id as place
    from cart where customer_id = owner.id and ordered_at is null`),
  orders: list(sql`
    select to_jsonb(orders) - array['id', 'cart_id', 'customer_id', 'link_hash', 'link_expires_at'] || jsonb_build_object(
      'lines', ${children(sql`order_line`, ["id", "order_id"])},
      'coupons', ${children(sql`order_coupon`, ["order_id", "coupon_id"], sql`code`)},
      'status_changes', ${children(sql`order_event`, ["id", "order_id"])},
      'payments', ${children(sql`payment`, ["id", "order_id", "key", "buyer_session", "session", "address", "capture_due_at", "tried_at"])},
      'refunds', ${children(sql`refund`, ["id", "order_id", "payment_id", "key", "tried_at"])},
      'shipments', ${children(sql`shipment`, ["id", "order_id"])},
      'pickup_person', (select person from local_pickup where order_id = orders.id)
    ) as entry, id as place
    from orders where customer_id = owner.id`),
  invoices: list(documents(sql`invoice`)),
  credit_notes: list(documents(sql`credit_note`)),
  withdrawals: list(sql`
    select jsonb_build_object(
      'reference', reference, 'order', order_ref, 'name', name, 'email', email, 'reason', reason, 'lines', lines,
      'received_at', received_at
    ) as entry, id as place
    from withdrawal where order_id in (select id from orders where customer_id = owner.id)`),
  newsletter: list(sql`
    select to_jsonb(newsletter) - 'id' as entry, id as place
    from newsletter where lower(email) = lower(owner.email) and owner.is_confirmed`),
  reviews: list(sql`
    select to_jsonb(review) - array['id', 'customer_id', 'product_id', 'imported']
        || jsonb_build_object('product', product.ref, 'photos', ${photos(sql`review_id = review.id`)}) as entry,
      review.id as place
    from review join product on product.id = review.product_id where customer_id = owner.id`),
  unsent_photos: photos(sql`customer_id = owner.id`),
  sessions: list(sql`
    select jsonb_build_object('renewed_at', issued_at, 'ends_at', ends_at, 'second_factor', second_factor) as entry,
      ends_at as place
    from session where customer_id = owner.id`),
  account_events: list(sql`
    select jsonb_build_object('at', at, 'kind', kind, 'note', note) as entry, id as place
    from account_event where customer_id = owner.id`),
  emails: list(sql`
    select jsonb_build_object(
      'kind', kind, 'recipient', recipient, 'subject', subject, 'created_at', created_at, 'sent_at', sent_at
    ) as entry, id as place
    from mail_outbox where id in (
      select mail.id from mail_outbox mail join orders on orders.id = mail.order_id where orders.customer_id = owner.id
      union all
      select id from mail_outbox
      where mailbox_key(recipient) = mailbox_key(owner.email) and lower(recipient) = lower(owner.email)
        and order_id is null and owner.is_confirmed
    )`),
} as const;

/** Reads the data of a customer in one snapshot. */
export async function exportCustomer(db: Kysely<Tables>, customerId: number, now: Date): Promise<CustomerExport> {
  const sections = Object.entries(SECTIONS).map(([name, section]) => sql`${sql.lit(name)}::text, ${section}`);
  const { rows } = await sql<{ data: Record<SectionName, unknown> }>`
    select jsonb_build_object(${sql.join(sections)}) as data
    from (
      select id, email, email_confirmed_at is not null as is_confirmed from customer where id = ${customerId}
    ) owner`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Customer ${customerId} not found`);
  return { exported_at: now.toISOString(), ...row.data };
}

/** Aggregates the `entry` of each row by `place`. */
function list(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(entry order by place), '[]') from (${rows}) entries)`;
}

/** Rows of a table that belong to `orders`, without some columns. */
function children(table: RawBuilder<unknown>, omitted: readonly string[], order = sql`id`): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(child) - ${[...omitted]}::text[] order by child.${order}), '[]')
    from ${table} child where child.order_id = orders.id
  )`;
}

/** Photos as data URLs: one that is not published has no other URL. */
function photos(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(
      'data:image/webp;base64,' || replace(encode(large, 'base64'), chr(10), '') order by position, created_at
    ), '[]')
    from review_picture where ${condition}
  )`;
}

/** Metadata: the documents themselves are in the account. */
function documents(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select jsonb_build_object(
      'number', document.number, 'order', orders.ref, 'issued_at', document.issued_at,
      'total_cents', document.content -> 'totalCents', 'currency', document.content -> 'currency', 'vat', document.content -> 'vat',
      'buyer', document.content -> 'buyer', 'shipping_address', document.content -> 'shippingAddress'
    ) as entry, document.id as place
    from ${table} document join orders on orders.id = document.order_id where orders.customer_id = owner.id`;
}

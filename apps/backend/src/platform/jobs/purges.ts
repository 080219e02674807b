import { type RawBuilder, sql } from "kysely";

export interface Purge {
  /** Table name, for the log. */
  name: string;
  statement: (now: Date, settings: PurgeSettings) => RawBuilder<unknown>;
}

export interface PurgeSettings {
  /** Days an abandoned cart is kept. */
  cartDays: number;
}

/** The order matters: a guest is deleted after the cart that refers to it. */
export const PURGES: readonly Purge[] = [
  {
    // Clients retry for a day at most; the second day allows for clock differences.
    name: "idempotency",
    statement: (now) => sql`delete from idempotency where created_at < ${now}::timestamptz - interval '2 days'`,
  },
  { name: "rate_limit", statement: (now) => sql`delete from rate_limit where ends_at <= ${now}` },
  {
    name: "cart",
    statement: (now, { cartDays }) => sql`
      delete from cart
      where ordered_at is null and updated_at < ${now}::timestamptz - ${cartDays} * interval '1 day'
        and not exists (select from orders where orders.cart_id = cart.id)`,
  },
  {
    // Personal data without a purpose: no order and no cart. The one-day delay protects a guest that is just being
    // created.
    name: "guest",
    statement: (now) => sql`
      delete from customer where guest and created_at < ${now}::timestamptz - interval '1 day'
        and not exists (select from cart where cart.customer_id = customer.id)
        and not exists (select from orders where orders.customer_id = customer.id)`,
  },
  {
    // Left by a shop without a worker.
    name: "catalogue_change",
    statement: (now) => sql`delete from catalogue_change where at < ${now}::timestamptz - interval '1 day'`,
  },
  { name: "session", statement: (now) => sql`delete from session where ends_at <= ${now}` },
  {
    // Retention period for support and security inquiries.
    name: "account_event",
    statement: (now) => sql`delete from account_event where at < ${now}::timestamptz - interval '1 year'`,
  },
  {
    // Kept 30 days past its expiry, so that a late click gets the message that the link has expired.
    name: "mail_link",
    statement: (now) => sql`delete from mail_link where expires_at < ${now}::timestamptz - interval '30 days'`,
  },
  {
    // Without confirmation there is no consent to keep the address.
    name: "newsletter",
    statement: (now) => sql`
      delete from newsletter where status = 'pending' and asked_at < ${now}::timestamptz - interval '30 days'`,
  },
  {
    // Sent or failed long ago. The relevant content is in orders, invoices and withdrawals.
    name: "mail_outbox",
    statement: (now) => sql`delete from mail_outbox where created_at < ${now}::timestamptz - interval '90 days'`,
  },
];

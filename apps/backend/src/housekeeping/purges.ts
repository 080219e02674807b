import { type RawBuilder, sql } from "kysely";

/** Rows that have had their time: deletes them. */
export interface Purge {
  /** the table, for the log */
  name: string;
  statement: (now: Date, settings: PurgeSettings) => RawBuilder<unknown>;
}

export interface PurgeSettings {
  /** how long a cart waits for its shopper */
  cartDays: number;
}

/** In this order: a guest goes after the cart that was the only reason to know of them. */
export const PURGES: readonly Purge[] = [
  {
    // Clients repeat an unanswered call for a day at most; the second day is for their clocks.
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
    // Personal data without a reason: no order, no cart any more. The day is for a guest who is just being made.
    name: "guest",
    statement: (now) => sql`
      delete from customer where guest and created_at < ${now}::timestamptz - interval '1 day'
        and not exists (select from cart where cart.customer_id = customer.id)
        and not exists (select from orders where orders.customer_id = customer.id)`,
  },
  { name: "session", statement: (now) => sql`delete from session where ends_at <= ${now}` },
  {
    // As long as somebody may come with a question.
    name: "account_event",
    statement: (now) => sql`delete from account_event where at < ${now}::timestamptz - interval '1 year'`,
  },
  {
    // A while longer than it holds, so that a late click is told that the link has ended.
    name: "mail_link",
    statement: (now) => sql`delete from mail_link where expires_at < ${now}::timestamptz - interval '30 days'`,
  },
  {
    // Who never confirmed never agreed that the address is kept.
    name: "newsletter",
    statement: (now) => sql`
      delete from newsletter where status = 'pending' and asked_at < ${now}::timestamptz - interval '30 days'`,
  },
  {
    // Sent or given up long ago. What they told is in orders, invoices and withdrawals.
    name: "mail_outbox",
    statement: (now) => sql`delete from mail_outbox where created_at < ${now}::timestamptz - interval '90 days'`,
  },
];

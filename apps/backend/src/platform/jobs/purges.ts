import { type RawBuilder, sql } from "kysely";
import { RETENTION } from "./retention.ts";

export interface Purge {
  /** Table name, for the log. */
  name: string;
  statement: (now: Date, settings: PurgeSettings) => RawBuilder<unknown>;
}

export interface PurgeSettings {
  /** Days an abandoned cart is kept. */
  cartDays: number;
}

const daysBefore = (now: Date, days: number): RawBuilder<Date> =>
  sql<Date>`${now}::timestamptz - ${days} * interval '1 day'`;

/** The order matters: a guest is deleted after the cart that refers to it. */
export const PURGES: readonly Purge[] = [
  {
    name: "idempotency",
    statement: (now) => sql`delete from idempotency where created_at < ${daysBefore(now, RETENTION.idempotency)}`,
  },
  { name: "rate_limit", statement: (now) => sql`delete from rate_limit where ends_at <= ${now}` },
  {
    name: "cart",
    statement: (now, { cartDays }) => sql`
      delete from cart
      where ordered_at is null and updated_at < ${daysBefore(now, cartDays)}
        and not exists (select from orders where orders.cart_id = cart.id)`,
  },
  {
    // Personal data without a purpose: no order and no cart. The one-day delay protects a guest that is just being
    // created.
    name: "guest",
    statement: (now) => sql`
      delete from customer where guest and created_at < ${daysBefore(now, RETENTION.guest)}
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
    // For support and security inquiries.
    name: "account_event",
    statement: (now) => sql`delete from account_event where at < ${daysBefore(now, RETENTION.accountEvent)}`,
  },
  {
    name: "mail_link",
    statement: (now) => sql`delete from mail_link where expires_at < ${daysBefore(now, RETENTION.mailLink)}`,
  },
  {
    name: "newsletter",
    statement: (now) => sql`
      delete from newsletter where status = 'pending' and asked_at < ${daysBefore(now, RETENTION.unconfirmedNewsletter)}`,
  },
  {
    // Photos of an abandoned form.
    name: "review_picture",
    statement: (now) => sql`
      delete from review_picture where customer_id is not null and created_at < ${daysBefore(now, RETENTION.unsentPicture)}`,
  },
  {
    name: "mail_outbox",
    statement: (now) => sql`delete from mail_outbox where created_at < ${daysBefore(now, RETENTION.mail)}`,
  },
];

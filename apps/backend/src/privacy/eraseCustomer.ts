import { sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { emit } from "../events/emit.ts";
import { readRecipient } from "../auth/mailEmailLink.ts";
import { LANGUAGES } from "../locale.ts";
import type { Tables } from "../platform/db/tables.ts";
import { TEXTS } from "../texts/texts.ts";

type Trx = Transaction<Tables>;

/**
 * Deletes the account and all that belongs to it, and notifies its address. Orders, invoices and withdrawals stay until
 * their legal period ends; an account with orders remains as a row without personal data. Source: GDPR, Art. 17.
 */
export async function eraseCustomer(trx: Trx, deps: Deps, customerId: number): Promise<void> {
  const { email, ...recipient } = await readRecipient(trx, customerId);
  for (const table of ["session", "authenticator", "mail_link", "address", "account_event"] as const)
    await trx.deleteFrom(table).where("customer_id", "=", customerId).execute();
  await sql`delete from newsletter where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from mail_link where lower(email) = lower(${email})`.execute(trx);
  await eraseMails(trx, email);
  await eraseReviews(trx, customerId);
  await eraseCarts(trx, customerId);
  await sql`update orders set message = '', link_hash = null, link_expires_at = null where customer_id = ${customerId}`.execute(
    trx,
  );
  await clearProfile(trx, [customerId]);
  await emit(trx, deps, "account:erased", { ...recipient, email });
}

/** Removes all personal data of customers; a trigger keeps the email address in their orders. */
export async function clearProfile(trx: Trx, customerIds: readonly number[]): Promise<void> {
  await sql`
    update customer set email = '', guest = true, password_hash = null, title = 1, firstname = '', lastname = '',
      company = '', vat_number = '', vat_status = '', vat_checked_at = null, vat_registered_name = '',
      vat_name_accepted = '', admin = false, email_confirmed_at = null, token_epoch = token_epoch + 1
    where id = any(${[...customerIds]}::int[])`.execute(trx);
  await sql`
    delete from customer where id = any(${[...customerIds]}::int[])
      and not exists (select from orders where customer_id = customer.id)
      and not exists (select from cart where customer_id = customer.id)`.execute(trx);
}

/** Emails that are waiting belong to documents: they are sent, and deleted later. */
async function eraseMails(trx: Trx, email: string): Promise<void> {
  await sql`
    delete from mail_outbox
    where mailbox_key(recipient) = mailbox_key(${email}) and lower(recipient) = lower(${email})
      and (sent_at is not null or failed_at is not null or order_id is null and withdrawal_id is null)`.execute(trx);
}

/**
 * Accepted reviews stay, without their author: they are part of the rating of a product. Photos go, because they may show
 * the home.
 */
async function eraseReviews(trx: Trx, customerId: number): Promise<void> {
  await trx.deleteFrom("review_picture").where("customer_id", "=", customerId).execute();
  await sql`
    delete from review_picture where review_id = any(array(select id from review where customer_id = ${customerId}))`.execute(
    trx,
  );
  await trx.deleteFrom("review").where("customer_id", "=", customerId).where("status", "<>", "accepted").execute();
  for (const language of LANGUAGES) {
    await trx
      .updateTable("review")
      .set({ author: TEXTS[language].erasedAuthor, customer_id: null })
      .where("customer_id", "=", customerId)
      .where("language", "=", language)
      .execute();
  }
}

/** Carts of orders stay, empty and closed: orders refer to them. Their secrets, which browsers may have kept, end. */
async function eraseCarts(trx: Trx, customerId: number): Promise<void> {
  await sql`
    delete from cart where customer_id = ${customerId}
      and not exists (select from orders where orders.cart_id = cart.id)`.execute(trx);
  await sql`
    delete from cart_item where cart_id in (select id from cart where customer_id = ${customerId})`.execute(trx);
  await sql`
    update cart set ordered_at = coalesce(ordered_at, updated_at) where customer_id = ${customerId}`.execute(trx);
  // Also those of a guest's orders that the account has claimed. No hash is empty.
  await sql`
    update cart set token_hash = '' where id in (
      select id from cart where customer_id = ${customerId}
      union select cart_id from orders where customer_id = ${customerId}
    )`.execute(trx);
}

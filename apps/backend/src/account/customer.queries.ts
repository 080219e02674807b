import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Address, VatStatus } from "../platform/db/values.ts";

/** Customer with the default address, if any. */
export interface CustomerRecord {
  id: number;
  ref: string;
  email: string;
  title: number;
  firstname: string;
  lastname: string;
  company: string;
  vatNumber: string;
  vatStatus: VatStatus;
  isSubscribed: boolean;
  hasSecondFactor: boolean;
  /** New email address that awaits confirmation. */
  pendingEmail: string | null;
  address: (Address & { id: number }) | null;
  countryTitle: string | null;
  stateTitle: string | null;
}

/** Returns an account with titles in the customer's language. */
export async function selectCustomer(
  db: Kysely<Tables>,
  customerId: number,
  now: Date,
): Promise<CustomerRecord | undefined> {
  const { rows } = await sql<CustomerRecord>`
    select customer.id, customer.ref, customer.email, customer.title, customer.firstname, customer.lastname,
      customer.company, customer.vat_number as "vatNumber", customer.vat_status as "vatStatus",
      exists (
        select from newsletter where lower(newsletter.email) = lower(customer.email) and status = 'subscribed'
      ) as "isSubscribed",
      exists (
        select from authenticator where customer_id = customer.id and confirmed_at is not null
      ) as "hasSecondFactor",
      (
        select link.email from mail_link link
        where link.customer_id = customer.id and kind = 'email' and used_at is null and expires_at > ${now}
      ) as "pendingEmail",
      to_jsonb(address) as "address",
      translated(country.text, customer.language) ->> 'title' as "countryTitle",
      coalesce(state.text -> customer.language ->> 'title', state.title) as "stateTitle"
    from customer
      left join lateral (
        select * from address where customer_id = customer.id order by is_default desc, id limit 1
      ) address on true
      left join country on country.id = address.country_id
      left join state on state.id = address.state_id
    where customer.id = ${customerId} and not customer.guest`.execute(db);
  return rows[0];
}

/** Account fields needed for signing in. */
export interface Account {
  id: number;
  email: string;
  admin: boolean;
  token_epoch: number;
  password_hash: string | null;
  firstname: string;
  lastname: string;
  language: string;
  email_confirmed_at: Date | null;
}

const ACCOUNT_COLUMNS = [
  ...(["id", "email", "admin", "token_epoch", "password_hash", "firstname", "lastname"] as const),
  ...(["language", "email_confirmed_at"] as const),
] as const;

/** Finds an account by email address, ignoring case. */
export const findAccountByEmail = (db: Kysely<Tables>, email: string): Promise<Account | undefined> =>
  db
    .selectFrom("customer")
    .select(ACCOUNT_COLUMNS)
    .where("guest", "=", false)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();

const accountQuery = (db: Kysely<Tables>, customerId: number) =>
  db.selectFrom("customer").select(ACCOUNT_COLUMNS).where("id", "=", customerId).where("guest", "=", false);

export const readAccount = (db: Kysely<Tables>, customerId: number): Promise<Account> =>
  accountQuery(db, customerId).executeTakeFirstOrThrow();

export const findAccountById = (db: Kysely<Tables>, customerId: number): Promise<Account | undefined> =>
  accountQuery(db, customerId).executeTakeFirst();

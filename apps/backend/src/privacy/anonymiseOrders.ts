import { sql, type Transaction } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { allowLongTransaction } from "../platform/db/storeTimeouts.ts";
import type { Tables } from "../platform/db/tables.ts";
import { LEGAL_RETENTION } from "../platform/jobs/retention.ts";

const BATCH = 500;
/** Years end at midnight of the markets' largest; the others differ by an hour. */
const TIME_ZONE = "Europe/Vienna";

/**
 * Removes personal data from orders and their documents when the legal period has ended. Numbers, lines, amounts and
 * countries stay. Each batch commits on its own. Returns the number of orders.
 */
export async function anonymiseOrders(db: Db, now: Date): Promise<number> {
  for (let anonymised = 0; ;) {
    const ids = await db.transaction().execute(async (trx) => {
      await allowLongTransaction(trx);
      const due = await findDueOrders(trx, now);
      if (due.length > 0) await anonymise(trx, due, now);
      return due;
    });
    anonymised += ids.length;
    if (ids.length === 0) return anonymised;
  }
}

/** The setting `tax_years` prolongs all periods, for example to the ten years of the One-Stop-Shop. */
async function findDueOrders(trx: Transaction<Tables>, now: Date): Promise<number[]> {
  const periods = Object.entries(LEGAL_RETENTION).map(([country, period]) => ({ country, ...period }));
  const shortest = Math.min(...periods.map(({ years }) => years));
  const { rows } = await sql<{ id: number }>`
    with minimum as (
      select coalesce(max(value::numeric), 0)::int as years from setting
      where scope = 'shared' and name = 'tax_years' and jsonb_typeof(value) = 'number'
    )
    select orders.id from orders
      join jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) period (country text, years int, months int)
        on period.country = right(orders.locale, 2)
      cross join minimum
    where anonymised_at is null
      -- Repeats the next condition for the index.
      and placed_at < ${now}::timestamptz - ${shortest} * interval '1 year'
      and placed_at < ${now}::timestamptz - greatest(minimum.years, period.years) * interval '1 year'
      and date_trunc('year', ${now}::timestamptz at time zone ${TIME_ZONE} - period.months * interval '1 month')
        > date_trunc('year', greatest(
          placed_at,
          (select max(issued_at) from invoice where order_id = orders.id),
          (select max(issued_at) from credit_note where order_id = orders.id)
        ) at time zone ${TIME_ZONE}) + greatest(minimum.years, period.years) * interval '1 year'
    order by orders.id limit ${BATCH} for update of orders skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

async function anonymise(trx: Transaction<Tables>, ids: readonly number[], now: Date): Promise<void> {
  const belong = sql`order_id = any(${[...ids]}::int[])`;
  const blank = sql`jsonb_build_object(
    'title', 1, 'firstname', '', 'lastname', '', 'company', '', 'address1', '', 'address2', '', 'address3', '',
    'zipcode', '', 'city', '', 'phone', '', 'cellphone', ''
  )`;
  await sql`
    update orders set email = '', message = '', vat_number = '', link_hash = null, link_expires_at = null,
      delivery_address = delivery_address || ${blank}, invoice_address = invoice_address || ${blank},
      anonymised_at = ${now}
    where id = any(${[...ids]}::int[])`.execute(trx);
  for (const table of ["invoice", "credit_note"] as const) {
    await sql`
      update ${sql.table(table)} set
        content = content - 'shippingAddress' || '{"buyer": {"address": [], "vatNumber": ""}}'
      where ${belong}`.execute(trx);
  }
  await sql`update withdrawal set name = '', email = '', reason = '' where ${belong}`.execute(trx);
  await sql`update local_pickup set person = null where ${belong}`.execute(trx);
  await sql`
    update payment set buyer_session = null, session = null, address = null, reference = null where ${belong}`.execute(
    trx,
  );
  await sql`
    delete from mail_outbox where id in (
      select id from mail_outbox where ${belong}
      union all
      select mail.id from mail_outbox mail join withdrawal on withdrawal.id = mail.withdrawal_id
      where withdrawal.order_id = any(${[...ids]}::int[])
    )`.execute(trx);
}

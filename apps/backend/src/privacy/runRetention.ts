import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { readRecipient } from "../auth/mailEmailLink.ts";
import { emit } from "../events/emit.ts";
import { RETENTION } from "../platform/jobs/retention.ts";
import { anonymiseOrders } from "./anonymiseOrders.ts";
import { clearProfile, eraseCustomer } from "./eraseCustomer.ts";
import { findErasureBlockers } from "./findErasureBlockers.ts";

/** Per run and kind; the rest follows on the next day, so that notices do not fill the outbox. */
const BATCH = 500;

/** Daily job: ends the periods that need more than a statement. Returns the number of rows by kind. */
export async function runRetention(deps: Deps): Promise<Record<string, number>> {
  return {
    orders: await anonymiseOrders(deps.db, deps.clock()),
    guests: await clearGuests(deps),
    withdrawals: await deleteUnmatchedWithdrawals(deps),
    payment_events: await deletePaymentEvents(deps),
    erased: await eraseInactive(deps),
    noticed: await noticeInactive(deps),
  };
}

/** Their receipts are purged long before. */
async function deleteUnmatchedWithdrawals({ db, clock }: Deps): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from withdrawal
    where order_id is null
      and received_at < ${clock()}::timestamptz - ${RETENTION.unmatchedWithdrawal} * interval '1 day'
      and not exists (select from mail_outbox where withdrawal_id = withdrawal.id)`.execute(db);
  return Number(numAffectedRows);
}

async function deletePaymentEvents({ db, clock }: Deps): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from payment_event
    where received_at < ${clock()}::timestamptz - ${RETENTION.paymentEvent} * interval '1 day'`.execute(db);
  return Number(numAffectedRows);
}

/** Orders have their own copies of email and addresses. */
async function clearGuests({ db, clock }: Deps): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from customer
    where guest and email <> '' and created_at < ${clock()}::timestamptz - ${RETENTION.guestProfile} * interval '1 day'
      and not exists (select from cart where customer_id = customer.id and ordered_at is null)
      and not exists (
        select from orders where customer_id = customer.id and (
          placed_at > ${clock()}::timestamptz - ${RETENTION.guestProfile} * interval '1 day'
          or status in ('not_paid', 'paid', 'processing')
        )
      )
    order by id limit ${BATCH}`.execute(db);
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("address")
      .where("customer_id", "in", [...ids, 0])
      .execute();
    await clearProfile(trx, ids);
  });
  return ids.length;
}

async function noticeInactive(deps: Deps): Promise<number> {
  const ids = await findInactive(deps, sql`inactivity_noticed_at is null`);
  for (const id of ids) {
    await deps.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("customer")
        .set({ inactivity_noticed_at: deps.clock() })
        .where("id", "=", id)
        .where("inactivity_noticed_at", "is", null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await emit(trx, deps, "account:inactive", await readRecipient(trx, id));
    });
  }
  return ids.length;
}

/** A sign-in after the notice keeps the account. */
async function eraseInactive(deps: Deps): Promise<number> {
  const now = deps.clock();
  const noticed = sql`inactivity_noticed_at <= ${now}::timestamptz - ${RETENTION.inactivityNotice} * interval '1 day'`;
  let erased = 0;
  for (const id of await findInactive(deps, noticed)) {
    await deps.db.transaction().execute(async (trx) => {
      const account = await sql`
        select from customer where id = ${id} and not guest and ${noticed} for update skip locked`.execute(trx);
      if (account.rows.length === 0 || (await findErasureBlockers(trx, id, now)).length > 0) return;
      await eraseCustomer(trx, deps, id);
      erased += 1;
    });
  }
  return erased;
}

async function findInactive({ db, clock }: Deps, condition: ReturnType<typeof sql>): Promise<number[]> {
  const since = sql`${clock()}::timestamptz - ${RETENTION.inactiveAccount} * interval '1 day'`;
  const { rows } = await sql<{ id: number }>`
    select id from customer
    where not guest and not admin and seen_at < ${since} and ${condition}
      and not exists (select from session where customer_id = customer.id and ends_at > ${clock()})
      and not exists (select from orders where customer_id = customer.id and placed_at > ${since})
    order by id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

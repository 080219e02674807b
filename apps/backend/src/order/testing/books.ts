import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";

/** State of a shop before the orders that are compared. */
export interface Opening {
  /** By variant. */
  stock: ReadonlyMap<number, number>;
  lastOrderId: number;
}

/** @param stock new stock of all variants, so that none is sold out */
export async function openBooks(db: Db, stock: number): Promise<Opening> {
  await db.updateTable("sale_element").set({ stock }).execute();
  const last = await db.selectFrom("orders").select("id").orderBy("id", "desc").executeTakeFirst();
  return { stock: await readStock(db), lastOrderId: last?.id ?? 0 };
}

async function readStock(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom("sale_element").select(["id", "stock"]).execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

export async function countUnsentMails(db: Db): Promise<number> {
  const rows = await db.selectFrom("mail_outbox").select("id").where("sent_at", "is", null).execute();
  return rows.length;
}

/**
 * Compares the orders of a shop with those that shoppers saw confirmed, with the stock and with the emails.
 *
 * @param opening before the first order; nothing was canceled since
 * @param confirmed email addresses of shoppers whose only order was confirmed to them
 */
export async function readBooks(
  db: Db,
  { stock, lastOrderId }: Opening,
  confirmed: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const orders = await db
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select(["orders.id", "customer.email"])
    .where("orders.id", ">", lastOrderId)
    .execute();
  const byEmail = Map.groupBy(orders, ({ email }) => email);
  const { rows: sold } = await sql<{ id: number; quantity: number }>`
    select sale_element_id as id, sum(quantity)::int as quantity from order_line
    where order_id > ${lastOrderId} group by 1`.execute(db);
  const quantities = new Map(sold.map(({ id, quantity }) => [id, quantity]));
  const now = await readStock(db);
  const { rows: mails } = await sql<{ sent: number }>`
    select count(mail.id)::int as sent from orders
    left join mail_outbox mail on mail.order_id = orders.id and mail.kind = 'order-received' and mail.sent_at is not null
    where orders.id > ${lastOrderId} group by orders.id`.execute(db);
  const { rows: deadlocks } = await sql<{ count: number }>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(db);
  return {
    "orders in the database": orders.length,
    "confirmed orders lost": [...confirmed].filter((email) => !byEmail.has(email)).length,
    "orders doubled": [...byEmail.values()].filter((all) => all.length > 1).length,
    "orders placed without an answer": orders.filter(({ email }) => !confirmed.has(email)).length,
    "variants whose stock and sales differ": [...stock].filter(
      ([id, before]) => before - (quantities.get(id) ?? 0) !== now.get(id),
    ).length,
    "emails of orders lost": mails.filter(({ sent }) => sent === 0).length,
    "emails of orders doubled": mails.filter(({ sent }) => sent > 1).length,
    deadlocks: deadlocks[0]?.count ?? 0,
  };
}

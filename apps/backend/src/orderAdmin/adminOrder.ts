import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/** Rejected admin command with a message for the admin; nothing has changed. */
export class CommandRejected extends Error {}

export interface AdminOrder {
  id: number;
  ref: string;
  status: string;
  /** Payment method, such as "Vorkasse". */
  code: string;
}

/**
 * Accepts "ORD000000000042" or "42".
 * @throws CommandRejected for an unknown order
 */
export async function findOrder(db: Kysely<Tables>, input: string): Promise<AdminOrder> {
  const ref = /^\d{1,9}$/.test(input) ? `ORD${input.padStart(12, "0")}` : input.toUpperCase();
  const order = await db
    .selectFrom("orders")
    .innerJoin("payment_method", "payment_method.id", "orders.payment_method_id")
    .select(["orders.id", "ref", "status", "payment_method.code"])
    .where("ref", "=", ref)
    .executeTakeFirst();
  if (order === undefined) throw new CommandRejected(`There is no order ${input}`);
  return order;
}

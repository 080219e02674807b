import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/** The customer used a secret that was mailed to their address. */
export const confirmMailbox = (db: Kysely<Tables>, customerId: number, now: Date) =>
  db
    .updateTable("customer")
    .set({ email_confirmed_at: now })
    .where("id", "=", customerId)
    .where("email_confirmed_at", "is", null)
    .execute();

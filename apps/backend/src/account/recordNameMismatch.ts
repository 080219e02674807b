import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { isSameName } from "./isSameName.ts";
import { recordAccountEvent } from "./recordAccountEvent.ts";

/** Records, for the admin, that the registered name differs from the one the customer entered. */
export async function recordNameMismatch(
  db: Kysely<Tables>,
  deps: Pick<Deps, "clock">,
  customer: { id: number; company: string },
  registered: string | undefined,
): Promise<void> {
  const { company } = customer;
  if (company === "" || registered === undefined || registered === "" || isSameName(company, registered)) return;
  await recordAccountEvent(db, deps, customer.id, "vat_name_differs", { company, register: registered });
}

import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { businessEvents } from "../platform/monitoring/metrics.ts";
import type { BackendEvents } from "./events.ts";

/** Runs the listeners one after the other inside the caller's transaction: all effects commit, or none. */
export async function emit<Name extends keyof BackendEvents>(
  trx: Transaction<Tables>,
  deps: Deps,
  name: Name,
  event: BackendEvents[Name],
): Promise<void> {
  businessEvents.inc({ event: name });
  for (const listener of deps.listeners[name]) await listener(trx, deps, event);
}

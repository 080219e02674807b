import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";

/** Settings and names are not among the recorded changes. */
const MAX_UNCHANGED_MS = 600_000;

export interface ChangeAwareLoader<T> {
  /** Loads, or returns the last result if no product has changed since. */
  load(isAborted: () => boolean): Promise<T>;
  /** Makes the next call load in any case. */
  forget(): void;
}

/** Wraps a loader of the catalogue, so that a shop at night does not read all products every minute. */
export function loadWhenChanged<T>(
  db: Db,
  loadAll: (isAborted: () => boolean) => Promise<T>,
  now: () => number = Date.now,
): ChangeAwareLoader<T> {
  let last: { value: T; changes: string; at: number } | undefined;
  let forgotten = 0;
  return {
    async load(isAborted) {
      const [changes, at] = [await readChanges(db), now()];
      if (last !== undefined && last.changes === changes && at - last.at < MAX_UNCHANGED_MS) return last.value;
      const before = forgotten;
      const value = await loadAll(isAborted);
      // Forgotten meanwhile: the next call loads in any case.
      last = before === forgotten ? { value, changes, at } : undefined;
      return value;
    },
    forget() {
      forgotten += 1;
      last = undefined;
    },
  };
}

/** Returns a text that differs after each change; the count notices transactions that commit out of order. */
async function readChanges(db: Db): Promise<string> {
  const { rows } = await sql<{ changes: string }>`
    select count(*) || ' ' || coalesce(max(id), 0) as changes from catalogue_change`.execute(db);
  return rows[0]?.changes ?? "";
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

const DURATION_S = 30;
const RENEWAL_MS = 10_000;

/** Right to do something that one process at a time does, without a transaction that stays open. */
export interface Lease {
  /** True once another process may have it. */
  isLost(): boolean;
  release(): Promise<void>;
}

/** Takes the lease of this name and renews it until its release. Returns undefined while another process has it. */
export async function takeLease(db: Db, name: string, renewalMs = RENEWAL_MS): Promise<Lease | undefined> {
  const holder = randomUUID();
  const renew = async (): Promise<boolean> => {
    const { rows } = await sql`
      insert into lease (name, holder, ends_at) values (${name}, ${holder}, now() + ${DURATION_S} * interval '1 second')
      on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where lease.holder = excluded.holder or lease.ends_at < now()
      returning name`.execute(db);
    return rows.length > 0;
  };
  let renewedAt = performance.now();
  if (!(await renew())) return undefined;

  let isTaken = false;
  async function keep(): Promise<void> {
    const startedAt = performance.now();
    if (await renew()) renewedAt = startedAt;
    else isTaken = true;
  }
  // A renewal that fails may succeed the next time.
  const timer = setInterval(() => void keep().catch(() => {}), renewalMs);
  timer.unref();
  return {
    isLost: () => isTaken || performance.now() - renewedAt > DURATION_S * 1000,
    async release() {
      clearInterval(timer);
      await db.deleteFrom("lease").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}

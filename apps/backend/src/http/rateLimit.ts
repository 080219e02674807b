import { createHash } from "node:crypto";
import type { Context } from "hono";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { ApiError } from "./apiError.ts";
import type { AppEnv } from "./appEnv.ts";

/** At most `most` tries of one kind by one party, within a window that begins with the first. */
export interface Limit {
  /** "login" */
  name: string;
  most: number;
  seconds: number;
}

/** What a limit is counted by: an address, an account and an address, a cart. */
type Whose = readonly (string | number)[];
type Counting = Pick<Deps, "db" | "clock">;

/** By how much the clocks of several processes may differ. */
const DRIFT_MS = 60_000;

/**
 * Counts a try and refuses it when there were too many. One row and one statement, so that any number of processes count
 * together and tries that come at once are counted each. Committed by itself: a try counts whatever becomes of it.
 *
 * @throws ApiError 429 with Retry-After.
 */
export async function countTry(counting: Counting, limit: Limit, ...whose: Whose): Promise<void> {
  const seconds = await secondsToWait(counting, limit, whose);
  if (seconds > 0) throw new ApiError(429, "RATE_LIMITED", "Too many attempts. Please wait.", seconds);
}

/** As {@link countTry}, where nobody may be told that there were too many. */
export const isWithin = async (counting: Counting, limit: Limit, ...whose: Whose): Promise<boolean> =>
  (await secondsToWait(counting, limit, whose)) === 0;

/** Counts a try. @returns 0 while there may be more */
async function secondsToWait({ db, clock }: Counting, limit: Limit, whose: Whose): Promise<number> {
  const now = clock();
  const ends = new Date(now.getTime() + limit.seconds * 1000);
  // One that ends later than any that begins now was begun by a clock that was ahead: it must not last until then.
  const isOver = sql<boolean>`(r.ends_at <= ${now} or r.ends_at > ${new Date(ends.getTime() + DRIFT_MS)})`;
  const { rows } = await sql<{ tries: number; ends_at: Date }>`
    insert into rate_limit as r (bucket, tries, ends_at) values (${bucketOf(limit, whose)}, 1, ${ends})
    on conflict (bucket) do update set
      tries = case when ${isOver} then 1 else least(r.tries, 1000000) + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else r.ends_at end
    returning tries, ends_at`.execute(db);
  const [row] = rows;
  if (row === undefined || row.tries <= limit.most) return 0;
  return Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000));
}

/** Takes a try back that turned out to be honest. */
export async function forgiveTry({ db }: Counting, limit: Limit, ...whose: Whose): Promise<void> {
  await sql`
    update rate_limit set tries = greatest(tries - 1, 0) where bucket = ${bucketOf(limit, whose)}`.execute(db);
}

/** Forgets all tries: the party has shown who it is. */
export async function forgetTries({ db }: Counting, limit: Limit, ...whose: Whose): Promise<void> {
  await db.deleteFrom("rate_limit").where("bucket", "=", bucketOf(limit, whose)).execute();
}

// Hashed: a table of who tried what would be personal data.
const bucketOf = ({ name }: Limit, whose: Whose): string =>
  `${name}:${createHash("sha256").update(JSON.stringify(whose)).digest("base64url")}`;

/**
 * The party behind a call, for counting: its address, of IPv6 the 64 bits that a household gets. Callers whose address
 * nobody knows count as one.
 */
export function callerOf(c: Context<AppEnv>): string {
  // Undefined at run time where a call comes without bindings, as in tests.
  const bindings: AppEnv["Bindings"] | undefined = c.env;
  const address = (bindings?.clientAddress ?? "unknown")
    // Some proxies add the port, which is another with every connection.
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return address.includes(":") ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

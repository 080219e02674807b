import { createHash } from "node:crypto";
import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError } from "./apiError.ts";
import type { AppEnv } from "./appEnv.ts";

/** At most `most` attempts per key, in a window that starts with the first attempt. */
export interface RateLimit {
  name: string;
  maxAttempts: number;
  windowSeconds: number;
  /** Attempts that one call counts for. Default 1. */
  amount?: number;
}

/** Key of a limit, such as a client address, an account or a cart. */
type LimitKey = readonly (string | number)[];
/** In a transaction an attempt counts only if the transaction commits. */
type LimitDeps = Pick<Deps, "clock"> & { db: Kysely<Tables> };

/** Maximum clock difference between processes. */
const CLOCK_DRIFT_MS = 60_000;

/**
 * Counts an attempt and throws if the limit is exceeded. One atomic statement on one row, so that concurrent attempts
 * of all processes are counted. It commits on its own: the attempt counts whatever the caller's transaction does.
 *
 * @throws ApiError 429 with Retry-After
 */
export async function enforceRateLimit(counting: LimitDeps, limit: RateLimit, ...whose: LimitKey): Promise<void> {
  const seconds = await countAttempt(counting, limit, whose);
  if (seconds > 0) throw new ApiError(429, "RATE_LIMITED", "Too many attempts. Please wait.", seconds);
}

/** As {@link enforceRateLimit}, for callers that must not reveal the limit. */
export const isWithinRateLimit = async (counting: LimitDeps, limit: RateLimit, ...whose: LimitKey): Promise<boolean> =>
  (await countAttempt(counting, limit, whose)) === 0;

/**
 * Counts an attempt.
 *
 * @returns seconds until the next attempt is allowed, 0 if it is allowed now
 */
async function countAttempt({ db, clock }: LimitDeps, limit: RateLimit, whose: LimitKey): Promise<number> {
  const { amount = 1 } = limit;
  const now = clock();
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000);
  // A window that ends later than any new one was started by a process whose clock is ahead: it is reset.
  const isOver = sql<boolean>`(r.ends_at <= ${now} or r.ends_at > ${new Date(ends.getTime() + CLOCK_DRIFT_MS)})`;
  const { rows } = await sql<{ tries: number; ends_at: Date }>`
    insert into rate_limit as r (bucket, tries, ends_at) values (${bucketKey(limit, whose)}, ${amount}, ${ends})
    on conflict (bucket) do update set
      tries = case when ${isOver} then excluded.tries else least(r.tries, 1000000) + excluded.tries end,
      ends_at = case when ${isOver} then excluded.ends_at else r.ends_at end
    returning tries, ends_at`.execute(db);
  const [row] = rows;
  if (row === undefined || row.tries <= limit.maxAttempts) return 0;
  return Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000));
}

/** Does not count an attempt that turned out to be legitimate. */
export async function refundAttempt({ db }: LimitDeps, limit: RateLimit, ...whose: LimitKey): Promise<void> {
  await sql`
    update rate_limit set tries = greatest(tries - 1, 0) where bucket = ${bucketKey(limit, whose)}`.execute(db);
}

/** Resets the count after successful authentication. */
export async function resetAttempts({ db }: LimitDeps, limit: RateLimit, ...whose: LimitKey): Promise<void> {
  await db.deleteFrom("rate_limit").where("bucket", "=", bucketKey(limit, whose)).execute();
}

// Hashed, because plain keys would be personal data.
const bucketKey = ({ name }: RateLimit, whose: LimitKey): string =>
  `${name}:${createHash("sha256").update(JSON.stringify(whose)).digest("base64url")}`;

/**
 * Returns the client address for rate limits; of IPv6 the /64 prefix, which one household gets. All unknown addresses
 * share one key.
 */
export function clientKey(c: Context<AppEnv>): string {
  // Undefined at run time for requests without bindings, as in tests.
  const bindings: AppEnv["Bindings"] | undefined = c.env;
  return networkKey(bindings?.clientAddress ?? "unknown");
}

/** Returns an IPv4 address, or the /64 prefix of an IPv6 one. */
export function networkKey(clientAddress: string): string {
  const address = clientAddress
    // Some proxies append the port, which differs per connection.
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return address.includes(":") ? networkOf(address) : address;
}

/** Returns the mailbox of an email address: without case and without the tag of "name+tag@". */
export const mailboxKey = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");

function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

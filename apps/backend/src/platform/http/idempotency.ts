import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Db } from "../db/connect.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError } from "./apiError.ts";
import { busyError, classifyDatabaseError } from "./databaseError.ts";
import type { AppEnv } from "./appEnv.ts";
import { clientKey, enforceRateLimit, type RateLimit } from "./rateLimit.ts";
import { seal, unseal } from "./seal.ts";

/** Response of a write, stored for replays. */
export interface WriteResponse {
  status: ContentfulStatusCode;
  body: unknown;
}

/** Thrown by a write to roll back its changes and return this response. */
export class WriteRejection extends Error {
  readonly response: WriteResponse;

  constructor(answer: WriteResponse) {
    super("refused");
    this.name = "Refusal";
    this.response = answer;
  }
}

const IN_FLIGHT_SECONDS = 1;
/**
 * How long a repeated call waits for the first one to end. A page that is left with a write in flight repeats it on the
 * next page at once: a 409 there would be an error on the browser's console.
 */
const IN_FLIGHT_WAIT_MS = 1000;
const IN_FLIGHT_POLL_MS = 50;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** Clients send the writes of a cart one after another, so a retry only needs the newest keys. */
export const MAX_KEYS_PER_PRINCIPAL = 100;
/** By IP address and therefore wide: offices share one. */
export const KEYED_WRITES: RateLimit = { name: "keyed writes", maxAttempts: 6000, windowSeconds: 60 * 60 };

type Effect = (trx: Transaction<Tables>) => Promise<WriteResponse>;
/** Adds to a response what is too large to store. Runs again for each replay. */
export type Complete = (trx: Transaction<Tables>, stored: WriteResponse) => Promise<WriteResponse>;
type WriteDeps = Pick<Deps, "db" | "clock">;

/**
 * Runs a write in one transaction and sends its response. With an `Idempotency-Key` the response is stored in the same
 * transaction, so that a retry replays it (decision 0071): same key and body → stored response, other body → 422, still
 * running after a second → 409. Only 5xx responses are not stored.
 *
 * A response may contain a cart secret: it is stored encrypted with the key, and the key only as a hash. The
 * additions of `complete` are not stored.
 *
 * @param principal owner of the key: a cart whose secret was presented, or {@link anonymousPrincipal} before a cart exists
 */
export async function respondToWrite(
  c: Context<AppEnv>,
  deps: WriteDeps,
  principal: string | undefined,
  effect: Effect,
  complete?: Complete,
): Promise<Response> {
  const { body, status } = await writeOnce(c, deps, principal, effect, complete);
  return c.json(body, status);
}

/** As {@link respondToWrite}, but returns the result instead of sending it. */
export async function writeOnce(
  c: Context<AppEnv>,
  deps: WriteDeps,
  principal: string | undefined,
  effect: Effect,
  complete: Complete = async (_, stored) => stored,
): Promise<WriteResponse> {
  const key = idempotencyKey(c);
  const isKeyed = key !== undefined && principal !== undefined;
  if (isKeyed) await enforceRateLimit(deps, KEYED_WRITES, clientKey(c));
  const bodyHash = createHash("sha256")
    .update(`${c.req.method} ${c.req.path}\n${await c.req.text()}`)
    .digest();
  const { response, replayed } = await runOnceFree(deps.db, async (trx) => {
    const stored = isKeyed ? await claimKey(trx, { principal, key, bodyHash }) : undefined;
    if (stored !== undefined) return { response: await complete(trx, stored), replayed: true };
    const { result, completed } = await runInSavepoint(trx, effect, complete);
    if (isKeyed) {
      await trx
        .insertInto("idempotency")
        .values({
          principal,
          key: hashKey(key),
          call: `${c.req.method} ${c.req.path}`,
          body_hash: bodyHash,
          status: result.status,
          answer: seal(key, principal, deflateRawSync(JSON.stringify(result.body))),
        })
        .execute();
      await deleteOldKeys(trx, principal);
    }
    return { response: completed, replayed: false };
  });
  if (replayed) c.header("Idempotent-Replayed", "true");
  return response;
}

const deleteOldKeys = (trx: Transaction<Tables>, principal: string) =>
  sql`
    delete from idempotency where principal = ${principal} and key in (
      select key from idempotency where principal = ${principal}
      order by created_at desc offset ${MAX_KEYS_PER_PRINCIPAL}
    )`.execute(trx);

/** Runs the work once no other call with its key is running. Polls, so that a waiting call holds no connection. */
async function runOnceFree<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const deadlineMs = Date.now() + IN_FLIGHT_WAIT_MS;
  for (;;) {
    try {
      return await runInTransaction(db, work);
    } catch (error) {
      const isInFlight = error instanceof ApiError && error.code === "IDEMPOTENCY_IN_FLIGHT";
      if (!isInFlight || Date.now() >= deadlineMs) throw error;
      await setTimeout(IN_FLIGHT_POLL_MS);
    }
  }
}

/**
 * Principal of a request made before a cart exists. Its stored response contains the new cart's secret, but can be
 * replayed only with the same key: 128 random bits known to one client.
 */
export const anonymousPrincipal = (c: Context): string | undefined => {
  const key = idempotencyKey(c);
  return key === undefined ? undefined : `new:${hashKey(key)}`;
};

// Plain SHA-256 suffices: a key of 128 random bits cannot be guessed from its hash.
const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

/**
 * Reads and validates the Idempotency-Key header.
 *
 * @throws ApiError 400 if the key is malformed
 */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header("Idempotency-Key");
  if (key !== undefined && !KEY.test(key)) {
    throw new ApiError(400, "BAD_INPUT", "Idempotency-Key: 16 to 128 letters, digits, - or _ expected");
  }
  return key;
}

async function claimKey(
  trx: Transaction<Tables>,
  call: { principal: string; key: string; bodyHash: Buffer },
): Promise<WriteResponse | undefined> {
  // Held until the end of the transaction, so that two requests with one key never run concurrently. A unique index
  // would make the second request wait instead of failing fast.
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${call.principal} ${call.key}`}, 0)) as locked`.execute(trx);
  if (rows[0]?.locked !== true) {
    throw new ApiError(409, "IDEMPOTENCY_IN_FLIGHT", "This call is still in progress", IN_FLIGHT_SECONDS);
  }
  const stored = await trx
    .selectFrom("idempotency")
    .select(["body_hash", "status", "answer"])
    .where("principal", "=", call.principal)
    .where("key", "=", hashKey(call.key))
    .executeTakeFirst();
  if (stored === undefined || stored.answer === null || !hasBody(stored.status)) return undefined;
  if (!stored.body_hash.equals(call.bodyHash)) {
    throw new ApiError(422, "IDEMPOTENCY_REUSED", "This Idempotency-Key was used for another call");
  }
  const body: unknown = JSON.parse(inflateRawSync(unseal(call.key, call.principal, stored.answer)).toString());
  return { status: stored.status, body };
}

const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);
const hasBody = (status: number | null): status is ContentfulStatusCode => status !== null && !BODILESS.has(status);

/** Runs the effect in a savepoint. A rejected write is rolled back, while the key and its response are stored. */
async function runInSavepoint(
  trx: Transaction<Tables>,
  effect: Effect,
  complete: Complete,
): Promise<{ result: WriteResponse; completed: WriteResponse }> {
  await sql`savepoint effect`.execute(trx);
  try {
    const result = await effect(trx);
    return { result, completed: await complete(trx, result) };
  } catch (error) {
    const refusal = rejectionResponse(error);
    if (refusal === undefined) throw error;
    await sql`rollback to savepoint effect`.execute(trx);
    return { result: refusal, completed: refusal };
  }
}

function rejectionResponse(error: unknown): WriteResponse | undefined {
  if (error instanceof WriteRejection) return error.response;
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  return { status: error.status, body: error.body };
}

const RETRIES = 3;

/** Runs the work in a transaction; retries serialization failures and deadlocks. */
export async function runInTransaction<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const failure = classifyDatabaseError(error);
      if (failure === "other") throw error;
      if (failure === "conflict" && retries < RETRIES) continue;
      throw busyError();
    }
  }
}

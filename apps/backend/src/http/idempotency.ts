import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { sql, type Transaction } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError } from "./apiError.ts";
import { busy, databaseFailure } from "./databaseFailure.ts";
import { seal, unseal } from "./seal.ts";

/** What a write answers: kept as it is, so that a repeated call hears the same. */
export interface Answer {
  status: ContentfulStatusCode;
  body: unknown;
}

/** Thrown by a write that refuses: what it did so far is undone, and this is its answer. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super("refused");
    this.name = "Refusal";
    this.answer = answer;
  }
}

const IN_FLIGHT_SECONDS = 1;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * Runs a write in one transaction and answers it. With an `Idempotency-Key` the answer is stored by the same transaction
 * as the effect, so that a call repeated after a lost answer changes nothing and hears the same (decision D19): same key
 * and body → the stored answer, another body → 422, still at work → 409. Only failures of the shop itself (5xx) leave no
 * trace.
 *
 * An answer may hold a cart's secret: it is kept sealed with the key, and of the key its hash alone is kept.
 *
 * The principal is whose key it is: a cart the caller has shown the secret of, or nobody yet ({@link newcomer}).
 */
export async function answerWrite(
  c: Context,
  db: Db,
  principal: string | undefined,
  effect: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Response> {
  const { body, status } = await writeOnce(c, db, principal, effect);
  return c.json(body, status);
}

/** As {@link answerWrite}, for calls that make their answer of what is kept. */
export async function writeOnce(
  c: Context,
  db: Db,
  principal: string | undefined,
  effect: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey(c);
  const bodyHash = createHash("sha256")
    .update(`${c.req.method} ${c.req.path}\n${await c.req.text()}`)
    .digest();
  const { answer, replayed } = await inTransaction(db, async (trx) => {
    if (key === undefined || principal === undefined) return { answer: await attempt(trx, effect), replayed: false };
    const stored = await claimKey(trx, { principal, key, bodyHash });
    if (stored !== undefined) return { answer: stored, replayed: true };
    const fresh = await attempt(trx, effect);
    await trx
      .insertInto("idempotency")
      .values({
        principal,
        key: hashOf(key),
        call: `${c.req.method} ${c.req.path}`,
        body_hash: bodyHash,
        status: fresh.status,
        answer: seal(key, principal, JSON.stringify(fresh.body)),
      })
      .execute();
    return { answer: fresh, replayed: false };
  });
  if (replayed) c.header("Idempotent-Replayed", "true");
  return answer;
}

/**
 * The principal of a call that comes before there is a cart. Its stored answer holds the new cart's secret; only who
 * sends the same key gets it again. That is safe because a key is a secret itself: 128 random bits, made by the client
 * and sent to nobody else.
 */
export const newcomer = (c: Context): string | undefined => {
  const key = idempotencyKey(c);
  return key === undefined ? undefined : `new:${hashOf(key)}`;
};

// Plain SHA-256 suffices: a key of 128 random bits cannot be guessed from its hash.
const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** The key of a call that may be repeated. @throws ApiError 400 where it is none. */
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
): Promise<Answer | undefined> {
  // Held until the transaction has ended, so two calls with one key never run side by side: the row of the first is
  // either there or will never be. An index cannot do this without making the second call wait.
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${call.principal} ${call.key}`}, 0)) as locked`.execute(trx);
  if (rows[0]?.locked !== true) {
    throw new ApiError(409, "IDEMPOTENCY_IN_FLIGHT", "This call is still in progress", IN_FLIGHT_SECONDS);
  }
  const stored = await trx
    .selectFrom("idempotency")
    .select(["body_hash", "status", "answer"])
    .where("principal", "=", call.principal)
    .where("key", "=", hashOf(call.key))
    .executeTakeFirst();
  if (stored === undefined || stored.answer === null || !hasBody(stored.status)) return undefined;
  if (!stored.body_hash.equals(call.bodyHash)) {
    throw new ApiError(422, "IDEMPOTENCY_REUSED", "This Idempotency-Key was used for another call");
  }
  const body: unknown = JSON.parse(unseal(call.key, call.principal, stored.answer).toString());
  return { status: stored.status, body };
}

const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);
const hasBody = (status: number | null): status is ContentfulStatusCode => status !== null && !BODILESS.has(status);

/** The effect's answer; what it did is undone where it refuses, while the key and the refusal stay. */
async function attempt(
  trx: Transaction<Tables>,
  effect: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  await sql`savepoint effect`.execute(trx);
  try {
    return await effect(trx);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    await sql`rollback to savepoint effect`.execute(trx);
    return refusal;
  }
}

function refusalOf(error: unknown): Answer | undefined {
  if (error instanceof Refusal) return error.answer;
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  return { status: error.status, body: error.body };
}

const RETRIES = 3;

/** The work in one transaction, run again where the database asks for it. */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const failure = databaseFailure(error);
      if (failure === "ours") throw error;
      if (failure === "collision" && retries < RETRIES) continue;
      throw busy();
    }
  }
}

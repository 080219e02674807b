import { createHash } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { type TokenClaims, signToken } from "./token.ts";
import { computeCookie, matchesCookie, type IssuedToken } from "./sessionCookie.ts";
import { canShowAdminMenus } from "./secondFactor.ts";

type Db = Kysely<Tables>;
type SessionRow = Selectable<Tables["session"]>;

/** Source: specification 9. */
const TOKEN_SECONDS = 6 * 60 * 60;
/** Absolute lifetime, regardless of refreshes. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Window in which the response of a refresh can be replayed. */
const GRACE_SECONDS = 60;
const ID_BYTES = 16;

export interface SessionOwner {
  id: number;
  admin: boolean;
  token_epoch: number;
}

export interface SessionOptions {
  /** Requested by a same-origin browser page: refreshed only together with its cookie. */
  isCookieBound: boolean;
  /** Whether a second factor was verified. */
  secondFactor: boolean;
}

export async function openSession(
  deps: Deps,
  db: Db,
  owner: SessionOwner,
  options: SessionOptions,
): Promise<IssuedToken> {
  const now = toSeconds(deps.clock());
  await db
    .updateTable("customer")
    .set({ seen_at: deps.clock(), inactivity_noticed_at: null })
    .where("id", "=", owner.id)
    .execute();
  const session = await db
    .insertInto("session")
    .values({
      id: createId(deps),
      customer_id: owner.id,
      bound: options.isCookieBound,
      second_factor: options.secondFactor,
      ends_at: toDate(now + SESSION_SECONDS),
      jti: createId(deps),
      issued_at: toDate(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return issueToken(deps, owner, session);
}

/**
 * `refused`: not with this token. `unbound`: the cookie is missing, or the token already lasts as long as the session.
 * `reused`: the token was copied and the session is deleted.
 */
export type RefreshResult = ({ kind: "renewed" } & IssuedToken) | { kind: "refused" | "unbound" | "reused" };

/**
 * Replaces the session's current token. A lost response is replayed within 60 s for the same idempotency key.
 * Reuse of an older token means that it was copied: the session ends for thief and owner.
 */
export async function refreshSession(
  deps: Deps,
  trx: Transaction<Tables>,
  claims: TokenClaims,
  by: { owner: SessionOwner; key: string | undefined; cookie: string | undefined },
): Promise<RefreshResult> {
  const session = await trx
    .selectFrom("session")
    .selectAll()
    .where("id", "=", claims.sid)
    .where("customer_id", "=", claims.sub)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) return { kind: "refused" };
  const now = toSeconds(deps.clock());
  const isLatest = session.jti === claims.jti;
  if (!isLatest && (session.previous_jti !== claims.jti || now - toSeconds(session.issued_at) > GRACE_SECONDS)) {
    await trx.deleteFrom("session").where("id", "=", session.id).execute();
    await recordAccountEvent(trx, deps, session.customer_id, "session_reused");
    return { kind: "reused" };
  }
  // The cookie of a lost response may still have arrived.
  const cookies = isLatest ? [claims.jti] : [claims.jti, session.jti];
  if (session.bound && !(await matchesCookie(deps, by.cookie, session.id, cookies))) return { kind: "unbound" };
  const renewal_key = by.key === undefined ? null : createHash("sha256").update(by.key).digest();
  if (!isLatest) {
    if (renewal_key === null || session.renewal_key?.equals(renewal_key) !== true) return { kind: "refused" };
    await trx.updateTable("session").set({ renewal_key: null }).where("id", "=", session.id).execute();
    return { kind: "renewed", ...(await issueToken(deps, by.owner, session)) };
  }
  if (toSeconds(session.ends_at) <= claims.exp) return { kind: "unbound" };
  const renewed = await trx
    .updateTable("session")
    .set({ jti: createId(deps), issued_at: toDate(now), previous_jti: session.jti, renewal_key })
    .where("id", "=", session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: "renewed", ...(await issueToken(deps, by.owner, renewed)) };
}

/** Invalidates all tokens of the session. */
export const endSession = async ({ db }: Deps, sessionId: string): Promise<void> =>
  void (await db.deleteFrom("session").where("id", "=", sessionId).execute());

/** Invalidates all tokens of the customer's other sessions. */
export const endOtherSessions = async (db: Db, customerId: number, sessionId: string): Promise<void> =>
  void (await db.deleteFrom("session").where("customer_id", "=", customerId).where("id", "<>", sessionId).execute());

/** Signs the current token from the session row; signing again yields the same token. */
async function issueToken(deps: Deps, owner: SessionOwner, session: SessionRow): Promise<IssuedToken> {
  const issuedAt = toSeconds(session.issued_at);
  const sessionEnd = toSeconds(session.ends_at);
  const expiresAt = Math.min(issuedAt + TOKEN_SECONDS, sessionEnd);
  const admin = owner.admin && canShowAdminMenus(deps, session.second_factor);
  const token = await signToken(deps, {
    customer: owner,
    admin,
    sessionId: session.id,
    jti: session.jti,
    issuedAt,
    expiresAt,
  });
  const cookie = session.bound
    ? { value: await computeCookie(deps, session.id, session.jti), seconds: sessionEnd - issuedAt }
    : undefined;
  return { token, expiresInSeconds: expiresAt - issuedAt, cookie };
}

const createId = ({ randomBytes }: Deps): string => randomBytes(ID_BYTES).toString("base64url");
const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const toDate = (atSeconds: number): Date => new Date(atSeconds * 1000);

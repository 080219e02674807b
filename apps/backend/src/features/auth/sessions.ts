import { createHash } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { noteEvent } from "../customer/accountEvents.ts";
import { type Claims, signToken } from "./bearer.ts";
import { cookieOf, fitsCookie, type Issued } from "./sessionCookie.ts";
import { isAdminHere } from "./secondFactor.ts";

type Db = Kysely<Tables>;
type SessionRow = Selectable<Tables["session"]>;

/** Source: specification 9. */
const TOKEN_SECONDS = 6 * 60 * 60;
/** Absolute lifetime, regardless of refreshes. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Window in which the response of a refresh can be replayed. */
const GRACE_SECONDS = 60;
const ID_BYTES = 16;

export interface Owner {
  id: number;
  admin: boolean;
  token_epoch: number;
}

export interface Opening {
  /** Requested by a same-origin browser page: refreshed only together with its cookie. */
  bound: boolean;
  /** Whether a second factor was verified. */
  secondFactor: boolean;
}

export async function openSession(deps: Deps, db: Db, owner: Owner, opening: Opening): Promise<Issued> {
  const now = seconds(deps.clock());
  const session = await db
    .insertInto("session")
    .values({
      id: newId(deps),
      customer_id: owner.id,
      bound: opening.bound,
      second_factor: opening.secondFactor,
      ends_at: date(now + SESSION_SECONDS),
      jti: newId(deps),
      issued_at: date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return issue(deps, owner, session);
}

/**
 * `refused`: not with this token. `unbound`: the cookie is missing, or the token already lasts as long as the session.
 * `reused`: the token was copied and the session is deleted.
 */
export type Renewal = ({ kind: "renewed" } & Issued) | { kind: "refused" | "unbound" | "reused" };

/**
 * Replaces the session's current token. A lost response is replayed within 60 s for the same idempotency key.
 * Reuse of an older token means that it was copied: the session ends for thief and owner.
 */
export async function renewSession(
  deps: Deps,
  trx: Transaction<Tables>,
  shown: Claims,
  by: { owner: Owner; key: string | undefined; cookie: string | undefined },
): Promise<Renewal> {
  const session = await trx
    .selectFrom("session")
    .selectAll()
    .where("id", "=", shown.sid)
    .where("customer_id", "=", shown.sub)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) return { kind: "refused" };
  const now = seconds(deps.clock());
  const isLatest = session.jti === shown.jti;
  if (!isLatest && (session.previous_jti !== shown.jti || now - seconds(session.issued_at) > GRACE_SECONDS)) {
    await trx.deleteFrom("session").where("id", "=", session.id).execute();
    await noteEvent(trx, deps, session.customer_id, "session_reused");
    return { kind: "reused" };
  }
  // The cookie of a lost response may still have arrived.
  const cookies = isLatest ? [shown.jti] : [shown.jti, session.jti];
  if (session.bound && !(await fitsCookie(deps, by.cookie, session.id, cookies))) return { kind: "unbound" };
  const renewal_key = by.key === undefined ? null : createHash("sha256").update(by.key).digest();
  if (!isLatest) {
    if (renewal_key === null || session.renewal_key?.equals(renewal_key) !== true) return { kind: "refused" };
    await trx.updateTable("session").set({ renewal_key: null }).where("id", "=", session.id).execute();
    return { kind: "renewed", ...(await issue(deps, by.owner, session)) };
  }
  if (seconds(session.ends_at) <= shown.exp) return { kind: "unbound" };
  const renewed = await trx
    .updateTable("session")
    .set({ jti: newId(deps), issued_at: date(now), previous_jti: session.jti, renewal_key })
    .where("id", "=", session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: "renewed", ...(await issue(deps, by.owner, renewed)) };
}

/** Invalidates all tokens of the session. */
export const endSession = async ({ db }: Deps, sessionId: string): Promise<void> =>
  void (await db.deleteFrom("session").where("id", "=", sessionId).execute());

/** Signs the current token from the session row; signing again yields the same token. */
async function issue(deps: Deps, owner: Owner, session: SessionRow): Promise<Issued> {
  const issuedAt = seconds(session.issued_at);
  const sessionEnd = seconds(session.ends_at);
  const endsAt = Math.min(issuedAt + TOKEN_SECONDS, sessionEnd);
  const admin = owner.admin && isAdminHere(deps, session.second_factor);
  const token = await signToken(deps, {
    customer: owner,
    admin,
    sessionId: session.id,
    jti: session.jti,
    issuedAt,
    endsAt,
  });
  const cookie = session.bound
    ? { value: await cookieOf(deps, session.id, session.jti), seconds: sessionEnd - issuedAt }
    : undefined;
  return { token, expiresInSeconds: endsAt - issuedAt, cookie };
}

const newId = ({ random }: Deps): string => random(ID_BYTES).toString("base64url");
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const date = (atSeconds: number): Date => new Date(atSeconds * 1000);

import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";

/** 128 random bits; the database stores only the hash. */
const TOKEN_BYTES = 16;

/** Lifetimes of emailed links. */
export const RESET_LINK_MINUTES = 30;
export const NEWSLETTER_LINK_DAYS = 7;

export type LinkKind = "reset" | "newsletter" | "email" | "erasure";

export const createLinkToken = (random: (bytes: number) => Buffer): string => random(TOKEN_BYTES).toString("base64url");

// Plain SHA-256 suffices: a secret of 128 random bits cannot be guessed from its hash, salted or not.
export const hashLinkToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Consumes a link. Of two concurrent calls only one succeeds. */
export async function consumeLink(
  db: Kysely<Tables>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<{ customerId: number | undefined; email: string }> {
  const link = await db
    .updateTable("mail_link")
    .set({ used_at: now })
    .where("token_hash", "=", hashLinkToken(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["customer_id", "email"])
    .executeTakeFirst();
  if (link === undefined) throw linkInvalidError();
  return { customerId: link.customer_id ?? undefined, email: link.email };
}

/** Returns the email address of a valid link without consuming it. */
export async function findLinkEmail(
  db: Kysely<Tables>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from mail_link
    where token_hash = ${hashLinkToken(token)} and kind = ${kind} and used_at is null and expires_at > ${now}`.execute(
    db,
  );
  return rows[0]?.email;
}

/** Identical for forged, expired and used links. */
export const linkInvalidError = (): ApiError => new ApiError(410, "LINK_INVALID", "This link is no longer valid");

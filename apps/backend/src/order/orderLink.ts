import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { hmacSha256 } from "../platform/http/mac.ts";
import { WITHDRAWAL_PATHS } from "@shop/core/server";
import type { Language } from "../locale.ts";
import { hashLinkToken } from "../security/mailLink.ts";
import { loadSecret } from "../security/loadSecret.ts";

/** Lifetime of an emailed order link, in days. */
const LINK_DAYS = 180;
const TOKEN_BYTES = 16;

/** Guest order page; it needs no account. Source: specification 2. */
export const orderPath = (ref: string, token: string): string => `/guest/invoice/${ref}/${token}`;

/** The token is in the URL fragment: browsers send it to no server, so it appears in no log. */
export const withdrawalPath = (language: Language, ref: string, token: string): string =>
  `${WITHDRAWAL_PATHS[language]}?order=${ref}#key=${token}`;

/**
 * Returns the token that grants access to an order. Derived from the shop's secret instead of random, so that all
 * emails of an order contain the same link; only its hash is stored.
 */
export async function orderLinkToken(
  db: Kysely<Tables>,
  { randomBytes }: Pick<Deps, "randomBytes">,
  orderId: number,
): Promise<string> {
  const key = await loadSecret({ db, randomBytes }, "order");
  return hmacSha256(key, `order ${orderId}`, TOKEN_BYTES).toString("base64url");
}

/**
 * Returns the token of emailed links. The order's result names {@link orderLinkToken} to any buyer; only a reader of the
 * mailbox has this one.
 */
export async function mailedOrderToken(
  db: Kysely<Tables>,
  { randomBytes }: Pick<Deps, "randomBytes">,
  orderId: number,
): Promise<string> {
  const key = await loadSecret({ db, randomBytes }, "order");
  return hmacSha256(key, `mailed order ${orderId}`, TOKEN_BYTES).toString("base64url");
}

/**
 * Stores the hash of the order link and renews its expiry. Called for every email that contains the link.
 *
 * @returns the token for the email
 */
export async function renewOrderLink(
  db: Kysely<Tables>,
  deps: Pick<Deps, "randomBytes">,
  orderId: number,
  now: Date,
): Promise<string> {
  const token = await orderLinkToken(db, deps, orderId);
  const link_expires_at = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  await db
    .updateTable("orders")
    .set({ link_hash: hashLinkToken(token), link_expires_at })
    .where("id", "=", orderId)
    .execute();
  return mailedOrderToken(db, deps, orderId);
}

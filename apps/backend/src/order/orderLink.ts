import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { hmacSha256, isSameSecret } from "../platform/http/mac.ts";
import { WITHDRAWAL_PATHS } from "@shop/core/server";
import type { Language } from "../locale.ts";
import { hashLinkToken } from "../security/mailLink.ts";
import { type KeyDeps, loadKeys } from "../security/keys.ts";

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
export async function orderLinkToken(deps: KeyDeps, orderId: number): Promise<string> {
  const [key] = await loadKeys(deps, "order");
  return toToken(key, `order ${orderId}`);
}

/**
 * Whether a token grants access to an order, and whether it is from an email: the order's result names
 * {@link orderLinkToken} to any buyer, but only a reader of the mailbox has that of the emails.
 */
export async function checkOrderToken(
  deps: KeyDeps,
  orderId: number,
  token: string,
): Promise<{ isMailed: boolean; isKnown: boolean }> {
  const keys = await loadKeys(deps, "order");
  // Hashes have equal lengths, which the comparison in constant time needs.
  const isOneOf = (purpose: string): boolean =>
    keys.some((key) => isSameSecret(hashLinkToken(token), hashLinkToken(toToken(key, `${purpose} ${orderId}`))));
  return { isMailed: isOneOf("mailed order"), isKnown: isOneOf("order") };
}

const toToken = (key: Buffer, purpose: string): string => hmacSha256(key, purpose, TOKEN_BYTES).toString("base64url");

/**
 * Stores the hash of the order link and renews its expiry. Called for every email that contains the link.
 *
 * @returns the token for the email
 */
export async function renewOrderLink(
  db: Kysely<Tables>,
  deps: Pick<Deps, "randomBytes" | "tokenSecrets">,
  orderId: number,
  now: Date,
): Promise<string> {
  const keyDeps = { ...deps, db };
  const token = await orderLinkToken(keyDeps, orderId);
  const link_expires_at = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  await db
    .updateTable("orders")
    .set({ link_hash: hashLinkToken(token), link_expires_at })
    .where("id", "=", orderId)
    .execute();
  const [key] = await loadKeys(keyDeps, "order");
  return toToken(key, `mailed order ${orderId}`);
}

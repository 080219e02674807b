import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Deps } from "../../../deps.ts";
import { macOf } from "../../../http/mac.ts";
import type { Language } from "../../config/taxTitle.ts";
import { linkHash } from "../../auth/mailLink.ts";
import { shopSecret } from "../../auth/secrets.ts";

/** How long the link of a mail shows its order. */
const LINK_DAYS = 180;
const BYTES = 16;

/** What is asked for on the way: the order's own page without an account. Source: specification 2. */
export const orderPath = (ref: string, token: string): string => `/guest/invoice/${ref}/${token}`;

/** Addresses of the withdrawal function (decision D21). The storefront has the same. */
const WITHDRAWAL_PATHS: Readonly<Record<Language, string>> = {
  de: "/vertrag-widerrufen",
  en: "/withdraw-from-contract",
  ro: "/retragere-din-contract",
};

/** The secret stands behind the #: it is sent to no server and stands in no log. */
export const withdrawalPath = (language: Language, ref: string, token: string): string =>
  `${WITHDRAWAL_PATHS[language]}?order=${ref}#key=${token}`;

/**
 * The secret that shows an order to whoever has it. Made of the shop's key, not drawn: all mails about an order hold the
 * same one, and the shop keeps its hash only.
 */
export async function orderLinkToken(
  db: Kysely<Tables>,
  { random }: Pick<Deps, "random">,
  orderId: number,
): Promise<string> {
  const key = await shopSecret({ db, random }, "order");
  return macOf(key, `order ${orderId}`, BYTES).toString("base64url");
}

/** Opens the link, or keeps it open for another while: with every mail that holds it. */
export async function openOrderLink(
  db: Kysely<Tables>,
  deps: Pick<Deps, "random">,
  orderId: number,
  now: Date,
): Promise<string> {
  const token = await orderLinkToken(db, deps, orderId);
  const link_expires_at = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  await db
    .updateTable("orders")
    .set({ link_hash: linkHash(token), link_expires_at })
    .where("id", "=", orderId)
    .execute();
  return token;
}

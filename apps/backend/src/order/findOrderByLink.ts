import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { isSameSecret } from "../platform/http/mac.ts";
import { hashLinkToken } from "../security/mailLink.ts";
import { checkOrderToken } from "./orderLink.ts";
import { confirmOrders } from "./unconfirmedOrders.ts";

type LinkDeps = Pick<Deps, "randomBytes" | "tokenSecrets" | "clock"> & { db: Kysely<Tables> };

export const linkParams = v.object({
  ref: v.pipe(v.string(), v.maxLength(40)),
  hash: v.pipe(v.string(), v.maxLength(100)),
});

/** A mailed link in a request body. */
export const orderLink = v.strictObject(linkParams.entries);

/** Compared when there is no such order, so that response times do not reveal existing orders. */
const DUMMY_HASH = Buffer.alloc(32);

/**
 * Returns the order of a link, and whether the link is from an email; undefined when the order is unknown, or the link
 * wrong or expired. The link of an email confirms the mailbox.
 */
export async function findOrderByLink(
  deps: LinkDeps,
  link: { ref: string; token: string },
): Promise<{ id: number; isMailed: boolean } | undefined> {
  const { db, clock } = deps;
  const now = clock();
  const order = await db
    .selectFrom("orders")
    .select(["id", "customer_id", "link_hash", "link_expires_at"])
    .where("ref", "=", link.ref)
    .executeTakeFirst();
  const { isMailed, isKnown } = await checkOrderToken(deps, order?.id ?? 0, link.token);
  const isValid = isSameSecret(order?.link_hash ?? DUMMY_HASH, hashLinkToken(link.token)) || isMailed || isKnown;
  const expiresAt = order?.link_expires_at ?? undefined;
  if (order === undefined || !isValid || expiresAt === undefined || expiresAt <= now) return undefined;
  if (isMailed) await confirmOrders(db, order.customer_id, now);
  return { id: order.id, isMailed };
}

import { timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { Db } from "../platform/db/connect.ts";
import { hashLinkToken } from "../security/mailLink.ts";

export const linkParams = v.object({
  ref: v.pipe(v.string(), v.maxLength(40)),
  hash: v.pipe(v.string(), v.maxLength(100)),
});

/** Compared when there is no such order, so that response times do not reveal existing orders. */
const DUMMY_HASH = Buffer.alloc(32);

/** Returns the order id of an emailed link; undefined when the order is unknown, or the link wrong or expired. */
export async function findOrderByLink(
  db: Db,
  link: { ref: string; token: string },
  now: Date,
): Promise<number | undefined> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "link_hash", "link_expires_at"])
    .where("ref", "=", link.ref)
    .executeTakeFirst();
  const isValid = timingSafeEqual(order?.link_hash ?? DUMMY_HASH, hashLinkToken(link.token));
  const expiresAt = order?.link_expires_at ?? undefined;
  return isValid && expiresAt !== undefined && expiresAt > now ? order?.id : undefined;
}

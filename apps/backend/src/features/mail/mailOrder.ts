import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { linkHash, newLinkToken } from "../auth/mailLink.ts";
import { readOrder } from "../order/orderRecord.ts";
import { readMailSettings } from "./mailSettings.ts";
import { orderMail } from "./orderMail.ts";

/** What the mail of an order needs of the shop around it. */
export type OrderMailDeps = Pick<Deps, "random" | "storeUrl">;

/** How long the link of the mail shows the order. */
const LINK_DAYS = 180;

/**
 * Puts the confirmation of an order into the outbox, in the order's own transaction: there is never an order without its
 * mail, nor a mail without its order, whatever breaks in between. Sending is another job's. The mail holds the link that
 * shows the order to guests; the shop keeps the link's hash only.
 */
export async function mailOrder(trx: Transaction<Tables>, orderId: number, deps: OrderMailDeps): Promise<void> {
  const order = await readOrder(trx, { orderId });
  if (order === undefined) throw new Error(`Order ${orderId} is not there`);
  const locale = v.parse(localeInput, order.locale);
  const where = LOCALES[locale];
  const token = newLinkToken(deps.random);
  await trx
    .updateTable("orders")
    .set({
      link_hash: linkHash(token),
      link_expires_at: new Date(order.placedAt.getTime() + LINK_DAYS * 86_400_000),
    })
    .where("id", "=", orderId)
    .execute();
  const settings = await readMailSettings(trx, locale, deps.storeUrl?.(locale));
  const link = new URL(`/guest/invoice/${order.ref}/${token}`, settings.storeUrl).href;
  const mail = orderMail(order, where, settings, link);
  await trx
    .insertInto("mail_outbox")
    .values({
      order_id: orderId,
      kind: "order_confirmation",
      language: where.language,
      recipient: order.email,
      ...mail,
      next_at: order.placedAt,
    })
    .execute();
}

import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { readOrder } from "../order/orderRecord.ts";
import { readMailSettings } from "./mailSettings.ts";
import { orderMail } from "./orderMail.ts";

/**
 * Puts the confirmation of an order into the outbox, in the order's own transaction: there is never an order without its
 * mail, nor a mail without its order, whatever breaks in between. Sending is another job's.
 */
export async function mailOrder(trx: Transaction<Tables>, orderId: number): Promise<void> {
  const order = await readOrder(trx, { orderId });
  if (order === undefined) throw new Error(`Order ${orderId} is not there`);
  const locale = v.parse(localeInput, order.locale);
  const where = LOCALES[locale];
  const mail = orderMail(order, where, await readMailSettings(trx, locale));
  await trx
    .insertInto("mail_outbox")
    .values({
      order_id: orderId,
      kind: "order_confirmation",
      language: where.language,
      recipient: order.email,
      ...mail,
    })
    .execute();
}

import type { OrderRecord } from "../../order/orderRecord.ts";
import type { BankAccount } from "../../settings/storeSettings.ts";
import type { Formatters } from "../../formatters.ts";
import { transferBlocks } from "./transferBlocks.ts";
import type { OrderMailTexts } from "../../texts/types.ts";

const DAY_MS = 86_400_000;

export function paymentReminder(order: OrderRecord, bank: BankAccount, texts: OrderMailTexts, notation: Formatters) {
  // Last full day before the order is canceled.
  const lastDay = new Date((order.payUntil ?? order.placedAt).getTime() - DAY_MS);
  return {
    subject: texts.reminder.subject,
    body: texts.reminder.body({ placed: notation.date(order.placedAt), last: notation.date(lastDay) }),
    ...transferBlocks(order, bank, texts, notation),
  };
}

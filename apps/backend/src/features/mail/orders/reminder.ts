import type { OrderRecord } from "../../order/orderRecord.ts";
import type { BankAccount } from "../mailSettings.ts";
import type { Notation } from "../notation.ts";
import type { MailTexts } from "../texts/mailTexts.ts";
import { transferBlocks } from "./transferBlocks.ts";

const DAY_MS = 86_400_000;

export function reminder(order: OrderRecord, bank: BankAccount, texts: MailTexts, notation: Notation) {
  // Last full day before the order is canceled.
  const last = new Date((order.payUntil ?? order.placedAt).getTime() - DAY_MS);
  return {
    subject: texts.reminder.subject,
    says: texts.reminder.says({ placed: notation.date(order.placedAt), last: notation.date(last) }),
    ...transferBlocks(order, bank, texts, notation),
  };
}

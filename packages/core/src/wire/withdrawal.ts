import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { matching, picklist, type Schema } from "./createSchema.js";
import { row } from "./row.js";
import { dateTime, text } from "./scalars.js";

/** Response of POST withdrawal. */
export const withdrawalResponse: Schema<WithdrawalReceipt> = row({
  reference: matching(text, /./),
  receivedAt: ["received_at", dateTime],
  emailStatus: ["mail", picklist(["sent", "queued"])],
});

/** Body of POST withdrawal. */
export const withdrawalBody = (withdrawal: Withdrawal, locale: string): Record<string, unknown> => ({
  name: withdrawal.name,
  order_ref: withdrawal.orderRef,
  email: withdrawal.email,
  reason: withdrawal.reason,
  lines: withdrawal.items.map((line) =>
    "title" in line ? line : { order_product_id: line.orderProductId, quantity: line.quantity },
  ),
  locale,
});

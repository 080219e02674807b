import * as v from "valibot";
import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { type Schema } from "./createSchema.js";
import { row } from "./row.js";
import { dateTime, text } from "./scalars.js";

/** Response of POST withdrawal. */
export const withdrawalResponse: Schema<WithdrawalReceipt> = row({
  reference: v.pipe(text, v.regex(/./)),
  receivedAt: ["received_at", dateTime],
  emailStatus: ["mail", v.picklist(["sent", "queued"])],
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

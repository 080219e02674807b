import * as v from "valibot";
import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { dateTime } from "./dateTime.js";
import { text } from "./scalars.js";

/** Response of POST withdrawal. */
export const withdrawalResponse: v.GenericSchema<unknown, WithdrawalReceipt> = v.pipe(
  v.object({
    reference: v.pipe(text, v.minLength(1)),
    received_at: dateTime,
    mail: v.picklist(["sent", "queued"]),
  }),
  v.transform(({ reference, received_at, mail }) => ({ reference, receivedAt: received_at, emailStatus: mail })),
);

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

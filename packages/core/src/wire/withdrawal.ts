import * as v from "valibot";
import type { Withdrawal, WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
import { moment } from "./moment.js";
import { text } from "./scalars.js";

/** Response of POST withdrawal. */
export const withdrawalAnswer: v.GenericSchema<unknown, WithdrawalReceipt> = v.pipe(
  v.object({
    reference: v.pipe(text, v.minLength(1)),
    received_at: moment,
    mail: v.picklist(["sent", "queued"]),
  }),
  v.transform(({ reference, received_at, mail }) => ({ reference, receivedAt: received_at, mail })),
);

/** Body of POST withdrawal. */
export const withdrawalBody = (said: Withdrawal, locale: string): Record<string, unknown> => ({
  name: said.name,
  order_ref: said.orderRef,
  email: said.email,
  reason: said.reason,
  lines: said.pieces.map((piece) =>
    "title" in piece ? piece : { order_product_id: piece.orderProductId, quantity: piece.quantity },
  ),
  locale,
});

import * as v from "valibot";
import type { BankAccount, OrderResult } from "../domain/order/order.js";
import type { Cart } from "../domain/cart/cart.js";
import { cartRow } from "./cart.js";
import { cents, integer, text } from "./scalars.js";

const bankRow: v.GenericSchema<unknown, BankAccount> = v.pipe(
  v.object({ holder: text, iban: text, bic: text, bank_name: v.nullish(text), reference: text, amount: cents }),
  v.transform(({ bank_name, amount, ...bank }) => ({ ...bank, bankName: bank_name ?? "", amountCents: amount })),
);

/** Response of GET order/result. */
export const orderResultRow: v.GenericSchema<unknown, OrderResult> = v.pipe(
  v.object({
    cart_id: integer,
    order_id: integer,
    ref: text,
    payment: v.picklist(["paid", "pending", "failed", "not_needed"]),
    reason: v.nullish(text),
    payment_code: text,
    total: cents,
    email: text,
    guest_hash: v.nullish(text),
    bank: v.nullish(bankRow),
  }),
  v.transform((row) => ({
    cartId: row.cart_id,
    orderId: row.order_id,
    ref: row.ref,
    payment: row.payment,
    reason: row.reason ?? "",
    paymentCode: row.payment_code,
    totalCents: row.total,
    email: row.email,
    guestHash: row.guest_hash || undefined,
    bankAccount: row.bank ?? undefined,
  })),
);

/** An order line that could not be added to the cart again. */
export interface MissingLine {
  title: string;
  /** "sold_out", "not_sold", … */
  reason: string;
}

/** Response of POST order/reorder. */
export const reorderResponse: v.GenericSchema<unknown, { cart: Cart; missing: MissingLine[] }> = v.pipe(
  v.object({
    data: v.object({ cart: cartRow, missing: v.optional(v.array(v.object({ title: text, reason: text })), []) }),
  }),
  v.transform(({ data }) => data),
);

/** Response of POST ExternalOrderApi/getQrCode. */
export const qrCodeResponse: v.GenericSchema<unknown, string> = v.pipe(
  v.object({ svg: v.pipe(text, v.regex(/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/), v.maxLength(200_000)) }),
  v.transform(({ svg }) => svg),
);

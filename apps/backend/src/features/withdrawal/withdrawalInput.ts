import * as v from "valibot";
import { refuseFaults } from "../../http/apiError.ts";
import { emailFault, lineFault, trimmedField } from "../../http/formFields.ts";
import { idInput } from "../../http/input.ts";
import { localeInput } from "../../locale.ts";

const MOST_LINES = 100;
const MOST_PIECES = 9999;
const MOST_REASON = 2000;

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES));
const line = v.union([
  v.strictObject({ title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)), quantity }),
  v.strictObject({ order_product_id: idInput, quantity }),
]);

/** Body of POST withdrawal. */
export const withdrawalInput = v.strictObject({
  name: trimmedField,
  order_ref: trimmedField,
  email: trimmedField,
  reason: trimmedField,
  /** Empty: the whole order. */
  lines: v.optional(v.pipe(v.array(line), v.maxLength(MOST_LINES)), []),
  locale: localeInput,
});

export type WithdrawalInput = v.InferOutput<typeof withdrawalInput>;

/** Requires no more than the law allows: name, contract and the address for the receipt. */
export function checkWithdrawal({ name, order_ref, email, reason }: WithdrawalInput): void {
  refuseFaults({
    name: name === "" ? "required" : lineFault(name),
    order_ref: order_ref === "" ? "required" : lineFault(order_ref),
    email: emailFault(email),
    reason: Array.from(reason).length > MOST_REASON ? "tooLong" : undefined,
  });
}

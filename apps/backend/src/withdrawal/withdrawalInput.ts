import { MAX_LENGTHS } from "@shop/core/wire";
import * as v from "valibot";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { validateEmail, validateLine, trimmedField } from "../platform/http/formFields.ts";
import { idInput } from "../platform/http/input.ts";
import { localeInput } from "../locale.ts";

const MAX_LINES = 100;
const MAX_QUANTITY = 9999;

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));
const line = v.union([
  v.strictObject({ title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_LENGTHS.line)), quantity }),
  v.strictObject({ order_product_id: idInput, quantity }),
]);

/** Body of POST withdrawal. */
export const withdrawalInput = v.strictObject({
  name: trimmedField,
  order_ref: trimmedField,
  email: trimmedField,
  reason: trimmedField,
  /** Empty: the whole order. */
  lines: v.optional(v.pipe(v.array(line), v.maxLength(MAX_LINES)), []),
  locale: localeInput,
});

export type WithdrawalInput = v.InferOutput<typeof withdrawalInput>;

/** Requires no more than the law allows: name, contract and the address for the receipt. */
export function validateWithdrawal({ name, order_ref, email, reason }: WithdrawalInput): void {
  rejectInvalidFields({
    name: name === "" ? "required" : validateLine(name),
    order_ref: order_ref === "" ? "required" : validateLine(order_ref),
    email: validateEmail(email),
    reason: Array.from(reason).length > MAX_LENGTHS.message ? "tooLong" : undefined,
  });
}

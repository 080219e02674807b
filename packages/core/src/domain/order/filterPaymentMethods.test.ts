import { expect, test } from "vitest";
import { filterPaymentMethods } from "./payment.js";

const method = (id: number, code: string, position: number) => ({
  id,
  code,
  position,
  title: code,
  description: "",
  feeCents: 0,
});
const methods = [
  method(1, "Vorkasse", 3),
  method(2, "Nachnahme", 2),
  method(3, "Tauschhandel", 1),
  method(4, "AmazonPay", 4),
];
const ids = (shippingMethodId: number, allowed: Record<string, number[]>): number[] =>
  filterPaymentMethods(methods, shippingMethodId, { paymentMethodIdsByShippingMethod: allowed }).map(({ id }) => id);

test("payment methods with any code, by position", () => {
  expect(ids(77, {})).toEqual([3, 2, 1, 4]);
});

test("a configured shipping method allows only its payment methods, others allow all", () => {
  expect(ids(78, { "78": [1] })).toEqual([1]);
  expect(ids(77, { "78": [1] })).toEqual([3, 2, 1, 4]);
});

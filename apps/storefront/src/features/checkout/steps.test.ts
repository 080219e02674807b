import { expect, test } from "vitest";
import { resolveStep, parseStep, type CheckoutProgress } from "./steps.ts";

const done: CheckoutProgress = {
  contactIssues: [],
  addressIssues: [],
  isCountryConfirmed: true,
  isDeliveryChosen: true,
  isPaymentChosen: true,
};
const issue = { field: "email", text: "email.required" } as const;

test("the requested step is shown when all before it are finished", () => {
  expect(resolveStep("payment", done)).toBe("payment");
  expect(resolveStep("review", done)).toBe("review");
});

test("an unfinished step comes before the requested one", () => {
  expect(resolveStep("review", { ...done, addressIssues: [issue] })).toBe("address");
  expect(resolveStep("review", { ...done, contactIssues: [issue] })).toBe("contact");
});

test("a finished step can be opened again", () => {
  expect(resolveStep("contact", done)).toBe("contact");
});

test("an address in another country than the prices are for is not finished", () => {
  expect(resolveStep("review", { ...done, isCountryConfirmed: false })).toBe("address");
});

test("without a shipping or a payment method the order cannot be reviewed", () => {
  expect(resolveStep("review", { ...done, isDeliveryChosen: false })).toBe("delivery");
  expect(resolveStep("review", { ...done, isPaymentChosen: false })).toBe("payment");
});

test("a signed-in customer starts with the address", () => {
  expect(resolveStep(undefined, done, "address")).toBe("address");
  expect(resolveStep("contact", done, "address")).toBe("contact");
});

test("without a requested step the checkout begins with the contact", () => {
  expect(resolveStep(undefined, done)).toBe("contact");
});

test.each(["", "pay", null, 3, ["review"]])("%j is no step", (value) => {
  expect(parseStep(value)).toBeUndefined();
});

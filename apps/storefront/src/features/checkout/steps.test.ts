import { expect, test } from "vitest";
import { openStep, parseStep, type Progress } from "./steps.ts";

const done: Progress = {
  contactFaults: [],
  addressFaults: [],
  countryChosen: true,
  deliveryChosen: true,
  paymentChosen: true,
};
const fault = { field: "email", text: "email.required" } as const;

test("the step of the address is shown when all before it are finished", () => {
  expect(openStep("payment", done)).toBe("payment");
  expect(openStep("review", done)).toBe("review");
});

test("an unfinished step comes before the one that was asked for", () => {
  expect(openStep("review", { ...done, addressFaults: [fault] })).toBe("address");
  expect(openStep("review", { ...done, contactFaults: [fault] })).toBe("contact");
});

test("a finished step can be opened again", () => {
  expect(openStep("contact", done)).toBe("contact");
});

test("an address in another country than the prices are for is not finished", () => {
  expect(openStep("review", { ...done, countryChosen: false })).toBe("address");
});

test("who is signed in begins with the address", () => {
  expect(openStep(undefined, done, "address")).toBe("address");
  expect(openStep("contact", done, "address")).toBe("contact");
});

test("nothing asked for: the checkout begins with the contact", () => {
  expect(openStep(undefined, done)).toBe("contact");
});

test.each(["", "pay", null, 3, ["review"]])("%j is no step", (value) => {
  expect(parseStep(value)).toBeUndefined();
});

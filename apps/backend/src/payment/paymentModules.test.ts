import { expect, test } from "vitest";
import { needsProvider } from "../pricing/payment/modules.ts";
import { paymentModules } from "./paymentModules.ts";

test("every payment method has a drawn mark of its own", () => {
  const marks = paymentModules.map(([, { mark }]) => mark);
  for (const mark of marks) expect(mark).toMatch(/^M[\d MmLlHhVvAaZz.-]+$/);
  expect(new Set(marks).size).toBe(paymentModules.length);
});

test.each(paymentModules)("%s is a provider's exactly when its orders wait for a provider", (_path, module) => {
  expect("env" in module).toBe(needsProvider(module.code));
});

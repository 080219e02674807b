import { expect, test } from "vitest";
import { needsProvider } from "../pricing/payment/modules.ts";
import { paymentModules } from "./paymentModules.ts";

test.each(paymentModules)("%s is a provider's exactly when its orders wait for a provider", (_path, module) => {
  expect("env" in module).toBe(needsProvider(module.code));
});

import { expect, test } from "vitest";
import { needsProvider } from "../pricing/payment/modules.ts";
import { paymentModules } from "./paymentModules.ts";

test.each(paymentModules)("%s has an adapter exactly when its orders wait for a provider", (_path, module) => {
  expect(module.createAdapter !== undefined).toBe(needsProvider(module.code));
});

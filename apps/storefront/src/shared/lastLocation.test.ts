import { expect, test } from "vitest";
import { isReturnPath } from "./lastLocation.ts";

test.each(["/", "/cart", "/sofas.html?page=2#list", "/account/order/7", "/canapé.html"])(
  "a sign-in leads back to %s",
  (path) => expect(isReturnPath(path)).toBe(true),
);

test.each([
  "",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/a\\b",
  "/\t/evil.example",
  "/login-register?tab=login",
  "/forgot-password",
  "/reset-password?token=x",
  "/confirm-email?token=x",
  "/confirm-erasure?token=x",
  "/logout",
  "/guest/invoice/ORD1/secret",
  "/Guest/invoice/ORD1/secret",
])("a sign-in does not lead to %j", (path) => expect(isReturnPath(path)).toBe(false));

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { parseAmazonSessionId, type PaymentCode, paymentPath } from "./payment.js";
import { paymentStart } from "./paymentRedirect.js";

test.each([
  ["PayPal", "paypal"],
  ["GlobalPayments", "globalpayments"],
  ["Sofort", "sofort"],
  ["StripePayment", "stripe"],
  ["Nachnahme", "ramburs"],
  ["Vorkasse", "vorkasse"],
  ["Klarna", "klarna"],
  ["AmazonPay", "amazon"],
  ["nord.Prepayment", "nord.prepayment"],
  ["constructor", "constructor"],
  ["Kauf auf Rechnung/30?", "kauf%20auf%20rechnung%2F30%3F"],
] as const)("payment by module code: %s is paid at /%s/pay", (code, path) => {
  expect(paymentPath(code)).toBe(path);
});

test("most providers redirect the browser to the returned URL", () => {
  for (const url of [
    "https://www.paypal.com/pay?token=EC-1",
    "http://localhost:3000/order-placed?cart_id=12",
    "/order-placed?cart_id=12",
  ]) {
    expect(paymentStart("PayPal", url)).toEqual({ kind: "redirect", url });
  }
  expect(paymentStart("Vorkasse", " /order-placed\n")).toEqual({
    kind: "redirect",
    url: "/order-placed",
  });
});

test("the card provider returns a session id text and is not redirected", () => {
  expect(paymentStart("StripePayment", "sessionId___cs_test_a1")).toEqual({
    kind: "cardSession",
    sessionId: "cs_test_a1",
  });
});

test("D7: the hosted page's address may follow the session id", () => {
  expect(
    paymentStart("StripePayment", "sessionId___cs_test_a1___https://checkout.stripe.com/c/pay/cs_test_a1"),
  ).toEqual({
    kind: "cardSession",
    sessionId: "cs_test_a1",
    url: "https://checkout.stripe.com/c/pay/cs_test_a1",
  });
  expect(paymentStart("StripePayment", "sessionId___cs_1___javascript:alert(1)")).toEqual({
    kind: "cardSession",
    sessionId: "cs_1",
  });
});

test("any other response has failed", () => {
  for (const response of [
    "sessionId___",
    "https://checkout.stripe.com/",
    "",
    "null",
    null,
    undefined,
    0,
    false,
    { url: "https://x.example" },
  ]) {
    expect(paymentStart("StripePayment", response)).toEqual({ kind: "failed" });
  }
  const hostile = [
    "sessionId___cs_1",
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https:evil",
    "https:///evil",
    "https://>",
    "ftp://x.example/",
    "order-placed",
    "",
    null,
    {},
  ];
  for (const response of hostile) expect(paymentStart("PayPal", response)).toEqual({ kind: "failed" });
});

test("a redirect goes to http(s) or stays in the shop, whatever the response", () => {
  const code = fc.constantFrom<PaymentCode[]>("PayPal", "Nachnahme", "StripePayment");
  fc.assert(
    fc.property(
      code,
      fc.oneof(
        hostileText(),
        hostileText().map((text) => `sessionId___x___${text}`),
      ),
      (provider, response) => {
        const start = paymentStart(provider, response);
        const url = start.kind === "failed" ? undefined : start.url;
        if (url === undefined) return;
        const target = new URL(url, "https://shop.example");
        expect(["http:", "https:"]).toContain(target.protocol);
        const leaves = url.startsWith("/") && target.host !== "shop.example";
        expect(leaves).toBe(false);
      },
    ),
    FIXED_SEED,
  );
});

test.each(["abc", "a-B_9", "x".repeat(100)])("%s is an Amazon session id", (id) => {
  expect(parseAmazonSessionId(id)).toBe(id);
});

test.each(["", "x".repeat(101), "a b", "a/b", "<b>", undefined, null, 7, ["abc"]])(
  "%j is no Amazon session id",
  (id) => {
    expect(parseAmazonSessionId(id)).toBeUndefined();
  },
);

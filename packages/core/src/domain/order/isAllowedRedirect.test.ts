import { describe, expect, test } from "vitest";
import type { PaymentCode } from "./payment.js";
import { isAllowedRedirect } from "./paymentRedirect.js";

const origin = "https://shop.example";
const allowed = (address: string, moreHosts?: readonly string[]): boolean =>
  isAllowedRedirect("PayPal", address, { origin, moreHosts });

describe("a payment may lead to", () => {
  test.each([
    "/order-placed?cart_id=7",
    "/api/testbank/abc",
    "https://shop.example/api/testbank/abc",
    "https://www.paypal.com/checkoutnow?token=1",
    "https://www.sandbox.paypal.com/checkoutnow?token=1",
  ])("%s", (address) => {
    expect(allowed(address)).toBe(true);
  });

  test("a subdomain where the provider has them", () => {
    expect(isAllowedRedirect("Klarna", "https://pay.playground.klarna.com/eu/x", { origin })).toBe(true);
  });

  test("a host that the shop adds", () => {
    expect(allowed("https://pay.other.example/1")).toBe(false);
    expect(allowed("https://pay.other.example/1", ["pay.other.example"])).toBe(true);
  });

  test("an own origin without TLS, as on a developer's machine", () => {
    expect(
      isAllowedRedirect("PayPal", "http://localhost:3000/api/testbank/1", { origin: "http://localhost:3000" }),
    ).toBe(true);
  });
});

describe("a payment may not lead to", () => {
  test("a provider's host for a module that core does not know", () => {
    expect(isAllowedRedirect("Unknown", "https://www.paypal.com/1", { origin })).toBe(false);
  });

  test.each([
    ["another host", "https://evil.example/"],
    ["a host that ends like the provider's", "https://notpaypal.com/"],
    ["a host that begins like it", "https://www.paypal.com.evil.example/"],
    ["a user name that looks like it", "https://www.paypal.com@evil.example/"],
    ["a password", "https://a:b@www.paypal.com/"],
    ["another provider's host", "https://checkout.stripe.com/c/pay/1"],
    ["no TLS", "http://www.paypal.com/"],
    ["another port", "https://www.paypal.com:8443/"],
    ["a path that is a host", "//evil.example/"],
    ["a path that is a host to browsers", "/\\evil.example/"],
    ["a line break", "/\n/evil.example"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["nothing", ""],
    ["no address", "next"],
  ])("%s", (_, address) => {
    expect(allowed(address)).toBe(false);
  });

  test("the apex of a host with subdomains, and hosts with the same ending", () => {
    for (const address of ["https://klarna.com/", "https://evilklarna.com/"]) {
      expect(isAllowedRedirect("Klarna", address, { origin })).toBe(false);
    }
  });

  test.each(["Vorkasse", "Nachnahme"] as const)("%s, which has no provider, leaves the shop never", (code) => {
    expect(isAllowedRedirect(code, "https://www.paypal.com/", { origin })).toBe(false);
    expect(isAllowedRedirect(code, "/order-placed?cart_id=1", { origin })).toBe(true);
  });
});

test.each(["https://anna@www.paypal.com/1", "https://:secret@www.paypal.com/1"])(
  "a payment may not lead to an address with credentials: %s",
  (address) => expect(allowed(address)).toBe(false),
);

test("a host without subdomains is that host alone", () => {
  expect(isAllowedRedirect("StripePayment", "https://checkout.stripe.com/1", { origin })).toBe(true);
  for (const host of ["evilcheckout.stripe.com", "a.checkout.stripe.com", "evil.example", "stripe.com"]) {
    expect(isAllowedRedirect("StripePayment", `https://${host}/1`, { origin })).toBe(false);
  }
});

test.each<[PaymentCode, string[]]>([
  ["PayPal", ["www.paypal.com", "www.sandbox.paypal.com"]],
  ["GlobalPayments", ["pay.globalpay.com", "hpp.realexpayments.com"]],
  ["Sofort", ["www.sofort.com"]],
  ["Nachnahme", []],
  ["Vorkasse", []],
  ["Klarna", ["pay.klarna.com"]],
  ["AmazonPay", ["pay.amazon.com", "payments.amazon.com", "payments.amazon.de", "payments-eu.amazon.com"]],
])("%s may lead to its documented hosts, and to no other provider's", (code, hosts) => {
  const isAllowed = (host: string): boolean => isAllowedRedirect(code, `https://${host}/1`, { origin });
  expect(hosts.filter((host) => !isAllowed(host))).toEqual([]);
  expect(["checkout.stripe.com", "globalpay.com.evil.example", "evilklarna.com"].filter(isAllowed)).toEqual([]);
});

import type { ErrorEvent } from "@sentry/browser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scrubBreadcrumb, scrubEvent, scrubText, scrubUrl } from "./scrubEvent.ts";

const anyOf = (alphabet: string) => fc.constantFrom(...Array.from(alphabet));
const letters = (min: number, max: number) =>
  fc.string({ unit: anyOf("abcdefghijklmnopqrstuvwxyz0123456789"), minLength: min, maxLength: max });
const base64url = fc.string({
  unit: anyOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
  minLength: 22,
  maxLength: 43,
});
const hex = fc.string({ unit: anyOf("0123456789abcdef"), minLength: 32, maxLength: 64 });
const email = fc
  .tuple(letters(3, 12), letters(3, 12), fc.constantFrom("at", "de", "example", "ro"))
  .map(([name, host, end]) => `${name}@${host}.${end}`);
const token = fc.tuple(base64url, base64url, base64url).map(([a, b, c]) => `eyJ${a}.eyJ${b}.${c}`);
/** An e-mail address, a login token, the hash of a guest link, or a cart secret. */
const secret = fc.oneof(
  email,
  token,
  hex,
  base64url.filter((text) => /\d/.test(text)),
);
const words = fc.constantFrom("Not found", "Failed to fetch", "cart", "could not read", "at", "");

test("emails, tokens, hashes and cart secrets are removed from all reported text", () => {
  fc.assert(
    fc.property(
      words,
      secret,
      words,
      fc.constantFrom(" ", ": ", '"', " /guest/invoice/ORD1/", "=", " (", "/"),
      (before, one, after, between) => {
        const scrubbed = scrubText(`${before}${between}${one} ${after}`);
        expect(scrubbed).not.toContain(one);
        // Not even the longer half of it.
        expect(scrubbed).not.toContain(one.slice(0, Math.ceil(one.length / 2)));
      },
    ),
  );
});

test("query and fragment values are removed from URLs", () => {
  fc.assert(
    fc.property(
      letters(1, 20),
      letters(4, 30),
      fc.constantFrom("/cart", "https://shop.example/", "/sofas.html"),
      (name, value, page) => {
        for (const mark of ["?", "#"]) {
          const address = `${page}${mark}${name}=${value}zz`;
          expect(scrubUrl(address)).not.toContain(`${value}zz`);
          expect(scrubText(`Failed: ${address} twice`)).not.toContain(`${value}zz`);
        }
      },
    ),
  );
});

test.each([
  ["https://shop.example/guest/invoice/ORD000012/aB3_x", "https://shop.example/guest/invoice/[…]"],
  ["/api/guest/order/ORD000012/secret-hash", "/api/guest/order/[…]"],
  ["/search/anna%20huber", "/search/[…]"],
  ["/ecksofa-hallein-waldgruen-3-sitzer.html?pse=12", "/ecksofa-hallein-waldgruen-3-sitzer.html?[…]"],
  ["https://shop.example/assets/index-BxYz12ab.js", "https://shop.example/assets/index-BxYz12ab.js"],
  ["https://user:word@shop.example/cart", "https://shop.example/cart"],
])("%s is reported as %s", (address, reported) => {
  expect(scrubUrl(address)).toBe(reported);
});

test("error code, page and message are kept", () => {
  expect(scrubText("NETWORK, see docs/errors/SHOP-IDEMPOTENCY_IN_FLIGHT.md")).toContain("IDEMPOTENCY_IN_FLIGHT");
  expect(scrubText("Cannot read properties of undefined (reading 'url')")).toBe(
    "Cannot read properties of undefined (reading 'url')",
  );
});

test.each(["Bearer abc.def", "TOKEN storefront", "+43 1 5880 123", "0721 234 567"])("%s is hidden", (text) => {
  expect(scrubText(`sent ${text} now`)).not.toContain(text);
});

const everywhere = (one: string): ErrorEvent => ({
  type: undefined,
  event_id: "0123456789abcdef0123456789abcdef",
  message: `sent ${one}`,
  transaction: `/guest/invoice/R1/${one}`,
  exception: {
    values: [
      {
        type: "TypeError",
        value: `for ${one}`,
        mechanism: { type: "generic", handled: false, data: { target: one } },
        stacktrace: {
          frames: [
            {
              filename: `https://shop.example/reset-password?token=${one}`,
              function: "send",
              lineno: 3,
              vars: { password: one },
              context_line: one,
            },
          ],
        },
      },
    ],
  },
  request: {
    url: `https://shop.example/newsletter?email=${one}`,
    query_string: `email=${one}`,
    data: one,
    cookies: { cart: one },
    headers: { Referer: `https://shop.example/?q=${one}`, Authorization: one, "User-Agent": "Browser 1" },
  },
  user: { email: one, ip_address: "10.0.0.1", username: one },
  extra: { form: { name: one } },
  tags: { who: one },
  contexts: {
    state: { state: { type: "checkout", value: { draft: one } } },
    trace: { trace_id: "0123456789abcdef0123456789abcdef", span_id: "0123456789abcdef" },
  },
  breadcrumbs: [
    { category: "ui.input", message: one },
    { category: "console", message: one, data: { arguments: [one] } },
    {
      category: "fetch",
      message: one,
      data: { method: "POST", url: `/api/x?token=${one}`, status_code: 500, body: one },
    },
    { category: "navigation", data: { from: `/guest/invoice/R1/${one}`, to: `/cart?id=${one}` } },
  ],
});

/** Arbitrary form input. */
const typed = fc
  .string({ minLength: 6, maxLength: 30 })
  .filter((text) => !/^[\s\w-]*$/.test(text) && !text.includes('"'));

test("an event is rebuilt: no member of it contains a secret", () => {
  fc.assert(
    fc.property(secret, (one) => {
      const reported = JSON.stringify(scrubEvent(everywhere(one)));
      expect(reported).not.toContain(one);
      expect(reported).toContain("TypeError");
      expect(reported).toContain('"status_code":500');
    }),
  );
});

test("values of forms, state, cookies and headers are not reported", () => {
  fc.assert(
    fc.property(typed, (one) => {
      const { message: _message, transaction: _transaction, exception: _exception, ...rest } = everywhere(one);
      expect(JSON.stringify(scrubEvent(rest))).not.toContain(JSON.stringify(one).slice(1, -1));
    }),
  );
});

test("clicks, inputs and console output are not reported", () => {
  for (const category of ["ui.click", "ui.input", "console", "xhr", undefined]) {
    expect(scrubBreadcrumb({ ...(category !== undefined && { category }), message: "Anna" })).toBeNull();
  }
});

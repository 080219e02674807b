import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { readToken, TOKEN_LIFETIME_MS } from "./sessionToken.js";

const IAT = 1_795_000_000;
const good = { sub: "7", jti: "j", iat: IAT, exp: IAT + 21_600, iss: "lindenhaus", aud: "storefront", admin: false };
const write = (claims: unknown): string =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
const read = (text: string, receivedAtMs?: number) => readToken(text, { audience: "storefront", receivedAtMs });

test("a token has its customer and lifetime, by the device's clock", () => {
  const text = write(good);
  expect(read(text, 1000)).toEqual({
    jwt: text,
    customerId: 7,
    isAdmin: false,
    receivedAtMs: 1000,
    lifetimeMs: TOKEN_LIFETIME_MS,
  });
  expect(read(text)?.receivedAtMs).toBe(IAT * 1000);
  expect(read(write({ ...good, admin: true }))?.isAdmin).toBe(true);
  expect(read(write({ ...good, aud: ["other", "storefront"] }))?.customerId).toBe(7);
});

test.each([
  ["no customer", { sub: "0" }],
  ["a customer that is no number", { sub: "7; drop table" }],
  ["no times", { iat: undefined, exp: undefined }],
  ["an end as text", { exp: String(IAT + 10) }],
  ["a beginning as text", { iat: String(IAT) }],
  ["an end before its beginning", { exp: IAT - 1 }],
  ["an end at its beginning", { exp: IAT }],
  ["an end beyond reason", { exp: IAT + 86_401 }],
  ["an end a moment beyond reason", { exp: IAT + 86_400.001 }],
  ["a beginning before there was time", { iat: -1, exp: 10 }],
  ["an end that never comes", { exp: 1e308 }],
  ["another audience", { aud: "backoffice" }],
  ["no audience", { aud: undefined }],
])("a stored token is rejected when malformed: %s", (_, wrong) => {
  expect(read(write({ ...good, ...wrong }))).toBeUndefined();
});

test("the maximum lifetime is a day, the maximum length 4096 characters", () => {
  expect(read(write({ ...good, exp: IAT + 86_400 }))?.lifetimeMs).toBe(86_400_000);
  const text = write(good);
  expect(read(text.padEnd(4096, "c"))?.customerId).toBe(7);
  expect(read(text.padEnd(4097, "c"))).toBeUndefined();
});

test("the audience is checked only if configured", () => {
  const text = write({ ...good, aud: "elsewhere" });
  expect(readToken(text, { audience: undefined, receivedAtMs: undefined })?.customerId).toBe(7);
});

test("arbitrary text is no token and never throws", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      expect(read(text)).toBeUndefined();
      expect(read(`a.${Buffer.from(text).toString("base64url")}.b`)).toBeUndefined();
    }),
    FIXED_SEED,
  );
  expect(read(`${write(good)}${"c".repeat(5000)}`)).toBeUndefined();
});

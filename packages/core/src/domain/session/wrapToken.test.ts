import fc from "fast-check";
import { expect, test } from "vitest";
import { readToken } from "./sessionToken.js";
import { unwrapToken, wrapToken } from "./wrapToken.js";

test("a session reads a wrapped token, and clients read the backend's own", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]{1,500}$/), fc.integer({ min: 1, max: 2 ** 31 }), (token, customerId) => {
      const wrapped = wrapToken(token, { customerId, nowMs: 1_000_000 });
      expect(unwrapToken(wrapped.token)).toBe(token);
      expect(readToken(wrapped.token, { audience: undefined, receivedAtMs: 5 })).toMatchObject({
        customerId,
        lifetimeMs: 21_600_000,
        isAdmin: false,
      });
    }),
  );
});

test("a lifetime of its own", () => {
  const { token, expiresInMs } = wrapToken("abc", { customerId: 7, nowMs: 0, lifetimeMs: 3_600_000 });
  expect(expiresInMs).toBe(3_600_000);
  expect(readToken(token, { audience: undefined, receivedAtMs: 0 })?.lifetimeMs).toBe(3_600_000);
});

test("a token begins with the second of its receipt, and lasts for whole seconds", () => {
  const { token } = wrapToken("abc", { customerId: 7, nowMs: 1_000_000_999, lifetimeMs: 3_600_500 });
  expect(readToken(token, { audience: undefined, receivedAtMs: undefined })).toMatchObject({
    receivedAtMs: 1_000_000_000,
    lifetimeMs: 3_600_000,
  });
  expect(JSON.parse(atob(token.split(".")[0] ?? ""))).toEqual({ alg: "none" });
});

test.each(["", "abc", "a.b.c", "a.e30.c", "a.bnVsbA.c", "a.eyJ0b2tlbiI6NX0.c"])("%j is no wrapped token", (jwt) => {
  const details = { at: "token", expected: "a token of wrapToken" };
  expect(() => unwrapToken(jwt)).toThrow(expect.objectContaining({ code: "RESPONSE_INVALID", details }));
});

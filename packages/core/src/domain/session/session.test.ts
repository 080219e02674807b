import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { decideToken, TOKEN_LIFETIME_MS } from "./sessionToken.js";
import { EXPRESS_LIFETIME_MS, isExpressFresh } from "./expressUser.js";
import { SESSION_STORAGE_KEYS, STORAGE_KEYS, storageArea, versionChange } from "./storageKeys.js";

const HOUR = 3_600_000;
const issuedAtMs = Date.UTC(2026, 10, 21);
const decide = (ageMs: number): string =>
  decideToken({
    issuedAtMs,
    expiresAtMs: issuedAtMs + TOKEN_LIFETIME_MS,
    nowMs: issuedAtMs + ageMs,
  });

test("login token valid 6 hours: kept below two thirds, refreshed from two thirds on, expired from the end on", () => {
  expect(TOKEN_LIFETIME_MS).toBe(6 * HOUR);
  expect(decide(0)).toBe("keep");
  expect(decide(4 * HOUR - 1)).toBe("keep");
  expect(decide(4 * HOUR)).toBe("refresh");
  expect(decide(6 * HOUR - 1)).toBe("refresh");
  expect(decide(6 * HOUR)).toBe("expire");
  expect(decide(-24 * HOUR)).toBe("keep");
});

test("a token with unreadable times is expired", () => {
  const good = { issuedAtMs: 0, expiresAtMs: 100, nowMs: 10 };
  expect(decideToken({ ...good, expiresAtMs: Number.NaN })).toBe("expire");
  expect(decideToken({ ...good, issuedAtMs: Number.NaN })).toBe("expire");
  expect(decideToken({ ...good, nowMs: Number.NaN })).toBe("expire");
  expect(decideToken({ ...good, issuedAtMs: 200 })).toBe("expire");
  expect(decideToken({ ...good, issuedAtMs: 100 })).toBe("expire");
});

test("a token only ages: keep, then refresh, then expire, whatever its lifetime", () => {
  const order = ["keep", "refresh", "expire"];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.nat(2 * 10 ** 12), fc.nat(2 * 10 ** 12), (lifetime, a, b) => {
      const at = (nowMs: number): number => order.indexOf(decideToken({ issuedAtMs: 0, expiresAtMs: lifetime, nowMs }));
      expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
    }),
    FIXED_SEED,
  );
});

test("express-user data expires after 30 minutes", () => {
  expect(EXPRESS_LIFETIME_MS).toBe(30 * 60_000);
  expect(isExpressFresh(1000, 1000)).toBe(true);
  expect(isExpressFresh(0, EXPRESS_LIFETIME_MS - 1)).toBe(true);
  expect(isExpressFresh(0, EXPRESS_LIFETIME_MS)).toBe(false);
  expect(isExpressFresh(1001, 1000)).toBe(false);
  expect(isExpressFresh(Number.NaN, 1000)).toBe(false);
});

test("version: a running version that differs from the stored one is a change; a first visit is none", () => {
  expect(versionChange("1.0.0", "1.1.0")).toEqual({ changed: true });
  expect(versionChange("1.1.0", "1.1.0")).toEqual({ changed: false });
  expect(versionChange(undefined, "1.1.0")).toEqual({ changed: false });
  expect(versionChange("", "1.1.0")).toEqual({ changed: false });
});

test("there are 19 stored session keys, and D9: personal data lives in session storage", () => {
  // Section 5 of the specification names them: storage outlives a version.
  expect(STORAGE_KEYS.toSorted()).toEqual([
    "address_id",
    "appliedCoupon",
    "appliedCouponDiscount",
    "cart_id",
    "country_id",
    "country_tax",
    "customer_id",
    "delivery_id",
    "excludeVAT",
    "isCompany",
    "jwtToken",
    "lastLocation",
    "locale_config",
    "profileName",
    "salesBarVisible",
    "tax_title",
    "user_express",
    "user_express_data",
    "user_identifier",
  ]);
  expect(STORAGE_KEYS.filter((key) => storageArea(key) === "session")).toEqual([...SESSION_STORAGE_KEYS]);
  expect(storageArea("jwtToken")).toBe("local");
});

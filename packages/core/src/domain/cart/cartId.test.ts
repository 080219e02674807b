import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HOSTILE_IDS, hostileId, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { parseCartId, resolveCartId, statusAfterErrorCleared } from "./cartId.js";

test("a cart id must be a positive number, as a number or its decimal text", () => {
  for (const value of [12, "12", " 12 ", "12\n"]) expect(parseCartId(value)).toBe(12);
  expect(parseCartId(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
});

test("'', '0', 'null', 'undefined', '-1', '1e3', '12abc', '９', 2^53 and similar values are rejected", () => {
  for (const id of HOSTILE_IDS) expect([id, parseCartId(id)]).toEqual([id, undefined]);
});

test("hostile values are not ids", () => {
  fc.assert(
    fc.property(hostileId(), (id) => {
      expect(parseCartId(id)).toBeUndefined();
    }),
    FIXED_SEED,
  );
});

test("every positive safe integer is its own id, through text too", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      expect(parseCartId(id)).toBe(id);
      expect(parseCartId(parseCartId(String(id)))).toBe(id);
    }),
    FIXED_SEED,
  );
});

test("source priority: order-result query parameter, then state, then stored value, else 0", () => {
  expect(resolveCartId({ orderResult: "1", state: 2, stored: "3" })).toBe(1);
  expect(resolveCartId({ orderResult: "null", state: 2, stored: "3" })).toBe(2);
  expect(resolveCartId({ orderResult: null, state: 0, stored: "3" })).toBe(3);
  expect(resolveCartId({ orderResult: "-1", state: "undefined", stored: "" })).toBe(0);
  expect(resolveCartId({})).toBe(0);
});

test("clearing an error returns to synced if a cart id exists, else idle", () => {
  expect(statusAfterErrorCleared("12")).toBe("synced");
  for (const id of ["0", 0, undefined, null, "null"]) expect(statusAfterErrorCleared(id)).toBe("idle");
});

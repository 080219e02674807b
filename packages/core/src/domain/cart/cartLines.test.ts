import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartLine, cartLines, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { decreaseLine, mergeLine, setLineQuantity } from "./cartLines.js";

const sofa = {
  cartItemId: 1,
  variantId: 11,
  quantity: 2,
  unitCents: 129_900,
  title: "Sofa",
};
const lamp = {
  cartItemId: 2,
  variantId: 22,
  quantity: 1,
  unitCents: 4990,
  title: "Lampe",
};

test("adding merges by variant: an existing line takes the new quantity", () => {
  const merged = mergeLine([sofa, lamp], { ...sofa, cartItemId: 9, unitCents: 1, quantity: 5 });
  expect(merged).toEqual([{ ...sofa, quantity: 5 }, lamp]);
});

test("adding an unknown variant appends its line", () => {
  expect(mergeLine([sofa], lamp)).toEqual([sofa, lamp]);
  expect(mergeLine([], lamp)).toEqual([lamp]);
});

test("decrease: below 1 the line is removed, otherwise the quantity is decreased", () => {
  expect(decreaseLine([sofa, lamp], 1, 1)).toEqual([{ ...sofa, quantity: 1 }, lamp]);
  expect(decreaseLine([sofa, lamp], 1, 2)).toEqual([lamp]);
  expect(decreaseLine([sofa, lamp], 1, 9)).toEqual([lamp]);
});

test("removing one when quantity is 1 removes the line", () => {
  expect(decreaseLine([lamp], 2, 1)).toEqual([]);
});

test("update: quantity 0 or below removes the line, else sets it", () => {
  expect(setLineQuantity([sofa, lamp], 1, 7)).toEqual([{ ...sofa, quantity: 7 }, lamp]);
  expect(setLineQuantity([sofa, lamp], 1, 0)).toEqual([lamp]);
  expect(setLineQuantity([sofa, lamp], 1, -3)).toEqual([lamp]);
});

test("a quantity that is no number is a ShopError, not a line", () => {
  for (const quantity of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => mergeLine([sofa], { ...sofa, quantity })).toThrow(
      expect.objectContaining({ code: "QUANTITY_INVALID", details: { quantity } }),
    );
    expect(() => decreaseLine([sofa], 1, quantity)).toThrow("QUANTITY_INVALID");
    expect(() => setLineQuantity([sofa], 1, quantity)).toThrow("QUANTITY_INVALID");
  }
});

const id = fc.integer({ min: 0, max: 13 });
const quantity = fc.integer({ min: -3, max: 300 });

test("no transition mutates its input", () => {
  fc.assert(
    fc.property(cartLines(), cartLine(), id, quantity, (lines, line, cartItemId, amount) => {
      const before = structuredClone([lines, line]);
      mergeLine(lines, line);
      decreaseLine(lines, cartItemId, amount);
      setLineQuantity(lines, cartItemId, amount);
      expect([lines, line]).toEqual(before);
    }),
    FIXED_SEED,
  );
});

test("merging is idempotent, keeps one line per variant and leaves the other lines alone", () => {
  fc.assert(
    fc.property(cartLines(), cartLine(), (lines, line) => {
      const once = mergeLine(lines, line);
      expect(mergeLine(once, line)).toEqual(once);
      const variantIds = once.map((each) => each.variantId);
      expect(new Set(variantIds).size).toBe(variantIds.length);
      const others = lines.filter((each) => each.variantId !== line.variantId);
      expect(once.filter((each) => each.variantId !== line.variantId)).toEqual(others);
    }),
    FIXED_SEED,
  );
});

test("setting is idempotent, and the last quantity above 0 wins", () => {
  fc.assert(
    fc.property(cartLines(), id, fc.integer({ min: 1, max: 300 }), quantity, (lines, cartItemId, first, last) => {
      const twice = setLineQuantity(setLineQuantity(lines, cartItemId, first), cartItemId, last);
      expect(twice).toEqual(setLineQuantity(lines, cartItemId, last));
      expect(setLineQuantity(twice, cartItemId, last)).toEqual(twice);
    }),
    FIXED_SEED,
  );
});

test("changes to different lines commute", () => {
  fc.assert(
    fc.property(cartLines(), id, id, quantity, quantity, (lines, a, b, toA, byB) => {
      fc.pre(a !== b);
      expect(decreaseLine(setLineQuantity(lines, a, toA), b, byB)).toEqual(
        setLineQuantity(decreaseLine(lines, b, byB), a, toA),
      );
    }),
    FIXED_SEED,
  );
});

test("no line ever holds less than one unit, and decreasing by one, quantity times, empties it", () => {
  fc.assert(
    fc.property(cartLines(), id, fc.nat(300), (lines, cartItemId, by) => {
      for (const line of decreaseLine(lines, cartItemId, by)) expect(line.quantity).toBeGreaterThanOrEqual(1);
      const times = lines.find((line) => line.cartItemId === cartItemId)?.quantity ?? 0;
      let left = lines;
      for (let step = 0; step < times; step++) left = decreaseLine(left, cartItemId, 1);
      expect(left).toEqual(lines.filter((line) => line.cartItemId !== cartItemId));
    }),
    { ...FIXED_SEED, numRuns: 200 },
  );
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cart, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { cartTotalRows } from "../../../../testkit/src/golden/cartTotals.js";
import { convertCents } from "../money/cents.js";
import { vatByRate } from "../vat/vatBreakdown.js";
import { cartTotals } from "./cartTotals.js";

test("carts add up as in the golden table: subtotal, total and VAT per rate", () => {
  expect(cartTotalRows.length).toBeGreaterThanOrEqual(100);
  for (const row of cartTotalRows) {
    const lines = row.lines.map(({ net, percent, quantity }, index) => {
      const unitCents = convertCents(Number(net), 100 + Number(percent));
      return {
        cartItemId: index + 1,
        variantId: index + 1,
        quantity,
        unitCents,
        percent: Number(percent),
      };
    });
    const totals = cartTotals({
      lines,
      shippingCents: row.shippingCents,
      discountCents: row.discountCents,
    });
    expect(totals.subtotalCents).toBe(row.subtotalCents);
    expect(totals.totalCents).toBe(row.totalCents);
    const shares = vatByRate(
      lines.map((line) => ({ grossCents: line.unitCents * line.quantity, percent: line.percent })),
    );
    expect(shares.map(({ percent, grossCents, vatCents }) => ({ percent, grossCents, vatCents }))).toEqual(
      row.vat.map((share) => ({ ...share, percent: Number(share.percent) })),
    );
  }
});

const line = { cartItemId: 1, variantId: 1, quantity: 3, unitCents: 987 };

test("an empty cart is all zero, and its total is the shipping", () => {
  expect(cartTotals({ lines: [], shippingCents: 0 })).toEqual({
    itemCount: 0,
    subtotalCents: 0,
    discountCents: 0,
    shippingCents: 0,
    totalCents: 0,
  });
});

test("unknown shipping stays undefined, and so does the total", () => {
  const totals = cartTotals({ lines: [line], discountCents: 100 });
  expect(totals).toEqual({
    itemCount: 3,
    subtotalCents: 2961,
    discountCents: 100,
    shippingCents: undefined,
    totalCents: undefined,
  });
});

test("free shipping is known shipping", () => {
  expect(cartTotals({ lines: [line], shippingCents: 0 }).totalCents).toBe(2961);
});

test("a discount above the subtotal pays no shipping", () => {
  expect(cartTotals({ lines: [line], shippingCents: 490, discountCents: 5000 }).totalCents).toBe(490);
});

test("sums do not depend on the order of the lines", () => {
  fc.assert(
    fc.property(cart(), (input) => {
      const totals = cartTotals(input);
      expect(cartTotals({ ...input, lines: input.lines.toReversed() })).toEqual(totals);
      const one = (index: number): number => cartTotals({ lines: input.lines.slice(index, index + 1) }).subtotalCents;
      expect(totals.subtotalCents).toBe(input.lines.reduce((sum, _, index) => sum + one(index), 0));
      const paid = Math.max(0, totals.subtotalCents - totals.discountCents);
      expect(totals.totalCents).toBe(input.shippingCents === undefined ? undefined : paid + input.shippingCents);
    }),
    FIXED_SEED,
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryOrder } from "../order/testing/arbitraryOrder.ts";
import { toPaymentLines } from "./paymentLines.ts";

const shipping = { code: "Freight", title: "Spedition", description: "" };
const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

test("the lines of a payment add up to the order's total, and their VAT to the order's VAT of each rate", () => {
  fc.assert(
    fc.property(arbitraryOrder, (placed) => {
      const lines = toPaymentLines(placed);
      expect(sum(lines.map(({ totalCents }) => totalCents))).toBe(placed.totalCents);
      for (const { percent, taxCents, grossCents } of placed.vat) {
        const ofRate = lines.filter(({ vatPercent }) => vatPercent === percent);
        expect(sum(ofRate.map(({ vatCents }) => vatCents))).toBe(taxCents);
        expect(sum(ofRate.map(({ totalCents }) => totalCents))).toBe(grossCents);
      }
      for (const { quantity, unitCents, discountCents, totalCents, vatPercent, vatCents } of lines) {
        expect(quantity * unitCents - discountCents).toBe(totalCents);
        // Klarna rejects a line whose VAT is further from its own calculation.
        expect(Math.abs(vatCents - (totalCents * vatPercent) / (100 + vatPercent))).toBeLessThan(1.5);
      }
    }),
    { numRuns: 500 },
  );
});

test("an order without shipping costs has no line for them, and one that coupons pay for completely has no VAT", () => {
  const line = { id: 1, productId: 1, variantId: 1, ref: "LH-1", title: "Sofa", picture: null, attributes: [] };
  const placed = { lines: [{ ...line, quantity: 1, unitCents: 5000, discountCents: 5000, vatPercent: 20 }] };
  const totals = { shipping, shippingCents: 0, feeCents: 0, vat: [] };
  expect(toPaymentLines({ ...placed, ...totals })).toMatchObject([{ kind: "product", totalCents: 0, vatCents: 0 }]);
});

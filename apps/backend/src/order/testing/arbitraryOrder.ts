import fc from "fast-check";
import { computeOrderTotals } from "../orderTotals.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 8 }),
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
  vatPercent: fc.constantFrom(0, 7, 10, 19, 20, 21),
});

/** An order of several VAT rates with its totals; its lines have the ids 100, 101, … */
export const arbitraryOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    shippingCents: fc.integer({ min: 0, max: 20_000 }),
    feeCents: fc.constantFrom(0, 390),
  })
  .map(({ lines, shippingCents, feeCents }) => {
    const placed = lines.map(({ discountShare, ...one }, at) => ({
      ...one,
      id: 100 + at,
      productId: at,
      variantId: at,
      ref: `LH-${at}`,
      title: "Sofa",
      picture: null,
      attributes: [],
      discountCents: Math.floor(one.quantity * one.unitCents * discountShare),
    }));
    const totals = computeOrderTotals({
      lines: placed.map(({ quantity, unitCents, discountCents, vatPercent }) => ({
        grossCents: quantity * unitCents,
        discountCents,
        vatPercent: String(vatPercent),
      })),
      shippingCents,
      feeCents,
      countryPercent: "20",
    });
    return { ...totals, lines: placed, shipping: { code: "Parcel", title: "Paket", description: "" } };
  });

export type ArbitraryOrder = typeof arbitraryOrder extends fc.Arbitrary<infer Value> ? Value : never;

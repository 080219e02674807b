import type { Order } from "@shop/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toDisplayOrder } from "./toDisplayOrder.ts";

const address: Order["billingAddress"] = {
  titleId: 1,
  firstName: "Ana",
  lastName: "Pop",
  company: "",
  street: "Strada Exemplu 8",
  extra: "",
  postalCode: "010011",
  city: "București",
  countryId: 146,
  stateId: undefined,
  phone: "",
};

function orderOf(
  items: readonly { unitCents: number; quantity: number }[],
  more: { share?: number; shippingCents?: number; feeCents?: number } = {},
): Order {
  const { share = 0, shippingCents = 0, feeCents = 0 } = more;
  const lines = items.map(({ unitCents, quantity }, id) => ({
    id,
    title: "",
    ref: "",
    options: [],
    picture: undefined,
    quantity,
    unitCents,
    totalCents: unitCents * quantity,
  }));
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const discountCents = Math.floor((subtotalCents * share) / 100);
  const totalCents = subtotalCents - discountCents + shippingCents + feeCents;
  return {
    id: 1,
    ref: "ORD1",
    status: "paid",
    placedAt: "2026-11-21T09:00:00Z",
    email: "ana@example.com",
    subtotalCents,
    discountCents,
    shippingCents,
    feeCents,
    totalCents,
    vat: [{ percent: 21, netCents: totalCents, taxCents: 0 }],
    payment: { code: "Vorkasse", title: "" },
    shippingMethod: { code: "Parcel", title: "" },
    shippingAddress: address,
    billingAddress: address,
    lines,
    coupons: [],
  };
}

test("in euro an order is displayed unchanged", () => {
  const order = orderOf([{ unitCents: 987, quantity: 3 }]);
  expect(toDisplayOrder(order, 1)).toBe(order);
});

test("D16: three times 9.87 € at 4.9771 are three times 49.12 lei, not 147.37", () => {
  const displayOrder = toDisplayOrder(orderOf([{ unitCents: 987, quantity: 3 }], { shippingCents: 490 }), 4.9771);
  expect(displayOrder).toMatchObject({ subtotalCents: 14_736, shippingCents: 2439, totalCents: 17_175 });
  expect(displayOrder.lines[0]).toMatchObject({ unitCents: 4912, totalCents: 14_736 });
});

test("a full refund equals the displayed total, a partial one is converted", () => {
  const order = orderOf([{ unitCents: 987, quantity: 3 }], { shippingCents: 490 });
  const back = (refundedCents: number | undefined) => toDisplayOrder({ ...order, refundedCents }, 4.9771).refundedCents;
  expect([back(order.totalCents), back(1000), back(0), back(undefined)]).toEqual([17_175, 4977, 0, undefined]);
});

const items = fc.array(
  fc.record({ unitCents: fc.integer({ min: 0, max: 900_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  { minLength: 1, maxLength: 8 },
);
const rate = fc.oneof(fc.constantFrom(4.9771, 0.2009, 1.95583), fc.double({ min: 0.01, max: 500, noNaN: true }));
const cents = fc.integer({ min: 0, max: 20_000 });

test("lines and sums add up in every currency, and a discount is at most the subtotal", () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 100 }), cents, cents, rate, (some, share, shipping, fee, perEuro) => {
      const displayOrder = toDisplayOrder(orderOf(some, { share, shippingCents: shipping, feeCents: fee }), perEuro);
      for (const line of displayOrder.lines) expect(line.totalCents).toBe(line.unitCents * line.quantity);
      expect(displayOrder.subtotalCents).toBe(displayOrder.lines.reduce((sum, { totalCents }) => sum + totalCents, 0));
      expect(displayOrder.totalCents).toBe(
        displayOrder.subtotalCents - displayOrder.discountCents + displayOrder.shippingCents + displayOrder.feeCents,
      );
      expect(displayOrder.discountCents).toBeLessThanOrEqual(displayOrder.subtotalCents);
      expect(share === 100 && displayOrder.discountCents !== displayOrder.subtotalCents).toBe(false);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

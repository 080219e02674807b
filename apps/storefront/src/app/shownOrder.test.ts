import type { Order } from "@shop/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { shownOrder } from "./shownOrder.ts";

const address: Order["invoiceAddress"] = {
  title: 1,
  firstname: "Ana",
  lastname: "Pop",
  company: "",
  street: "Strada Exemplu 8",
  extra: "",
  zipcode: "010011",
  city: "București",
  countryId: 146,
  stateId: undefined,
  phone: "",
};

function orderOf(
  pieces: readonly { unitCents: number; quantity: number }[],
  more: { share?: number; postageCents?: number; feeCents?: number } = {},
): Order {
  const { share = 0, postageCents = 0, feeCents = 0 } = more;
  const lines = pieces.map(({ unitCents, quantity }, id) => ({
    id,
    title: "",
    ref: "",
    choices: [],
    picture: undefined,
    quantity,
    unitCents,
    totalCents: unitCents * quantity,
  }));
  const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const discountCents = Math.floor((goodsCents * share) / 100);
  const totalCents = goodsCents - discountCents + postageCents + feeCents;
  return {
    id: 1,
    ref: "ORD1",
    status: "paid",
    placedAt: "2026-11-21T09:00:00Z",
    email: "ana@example.com",
    goodsCents,
    discountCents,
    postageCents,
    feeCents,
    totalCents,
    vat: [{ percent: 21, netCents: totalCents, taxCents: 0 }],
    payment: { code: "Vorkasse", title: "" },
    delivery: { code: "Parcel", title: "" },
    deliveryAddress: address,
    invoiceAddress: address,
    lines,
    coupons: [],
  };
}

test("in euro an order is shown as it was agreed", () => {
  const order = orderOf([{ unitCents: 987, quantity: 3 }]);
  expect(shownOrder(order, 1)).toBe(order);
});

test("D16: three times 9.87 € at 4.9771 are three times 49.12 lei, not 147.37", () => {
  const shown = shownOrder(orderOf([{ unitCents: 987, quantity: 3 }], { postageCents: 490 }), 4.9771);
  expect(shown).toMatchObject({ goodsCents: 14_736, postageCents: 2439, totalCents: 17_175 });
  expect(shown.lines[0]).toMatchObject({ unitCents: 4912, totalCents: 14_736 });
});

test("all that was given back is all that is shown, a part is converted", () => {
  const order = orderOf([{ unitCents: 987, quantity: 3 }], { postageCents: 490 });
  const back = (refundedCents: number | undefined) => shownOrder({ ...order, refundedCents }, 4.9771).refundedCents;
  expect([back(order.totalCents), back(1000), back(0), back(undefined)]).toEqual([17_175, 4977, 0, undefined]);
});

const pieces = fc.array(
  fc.record({ unitCents: fc.integer({ min: 0, max: 900_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  { minLength: 1, maxLength: 8 },
);
const rate = fc.oneof(fc.constantFrom(4.9771, 0.2009, 1.95583), fc.double({ min: 0.01, max: 500, noNaN: true }));
const cents = fc.integer({ min: 0, max: 20_000 });

test("lines and sums add up in every currency, and a discount takes no more than the goods", () => {
  fc.assert(
    fc.property(pieces, fc.integer({ min: 0, max: 100 }), cents, cents, rate, (some, share, postage, fee, perEuro) => {
      const shown = shownOrder(orderOf(some, { share, postageCents: postage, feeCents: fee }), perEuro);
      for (const line of shown.lines) expect(line.totalCents).toBe(line.unitCents * line.quantity);
      expect(shown.goodsCents).toBe(shown.lines.reduce((sum, { totalCents }) => sum + totalCents, 0));
      expect(shown.totalCents).toBe(shown.goodsCents - shown.discountCents + shown.postageCents + shown.feeCents);
      expect(shown.discountCents).toBeLessThanOrEqual(shown.goodsCents);
      expect(share === 100 && shown.discountCents !== shown.goodsCents).toBe(false);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

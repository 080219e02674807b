import { cartVatRows, type GoldenCoupon } from "@shop/testkit/golden/cartVat";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import type { Coupon } from "../pricing/coupon/coupon.queries.ts";
import { applyCoupons } from "../pricing/coupon/applyCoupons.ts";
import { computeOrderTotals } from "./orderTotals.ts";

const { db } = await createTestBackend("shop_empty");

const NOW = new Date("2026-11-21T09:00:00Z");

const couponOf = (golden: GoldenCoupon, id: number): Coupon => ({
  id,
  code: `C${id}`,
  title: "",
  enabled: true,
  startsAt: null,
  endsAt: null,
  requiresAccount: false,
  hasAccount: false,
  isUsedUp: false,
  isUsedUpByCustomer: false,
  freeShipping: golden.amountCents === undefined && golden.percent === undefined,
  shippingCountryIds: [],
  shippingMethodIds: [],
  isCumulative: true,
  amountCents: golden.amountCents ?? null,
  percent: golden.percent ?? null,
  minSubtotalCents: golden.minSubtotalCents ?? 0,
  appliesToPromotions: golden.appliesToPromotions ?? true,
  variantIds: golden.lineIndexes ?? null,
});

test("orders with coupons have the totals and taxes of the golden table", async () => {
  expect(cartVatRows.length).toBeGreaterThanOrEqual(500);
  const priced = cartVatRows.flatMap(({ lines }) => lines);
  const { rows } = await sql<{ cents: number }>`
    select gross_cents(net, percent) as cents
    from unnest(${priced.map(([net]) => net)}::numeric[], ${priced.map(([, percent]) => percent)}::numeric[])
      with ordinality as asked (net, percent, place)
    order by place`.execute(db);
  const units = rows.values();

  for (const row of cartVatRows) {
    const lines = row.lines.map(([, vatPercent, quantity, promo], at) => {
      const unitCents: number = units.next().value?.cents ?? -1;
      return { variantId: at, vatPercent, promo: promo === 1, grossCents: unitCents * quantity, unitCents };
    });
    expect(lines.map(({ unitCents }) => unitCents)).toEqual(row.unitCents);

    const { coupons, lineDiscounts, discountCents } = applyCoupons(lines, row.coupons.map(couponOf), NOW);
    expect(coupons.map((coupon) => (coupon.reason === undefined ? coupon.discountCents : null))).toEqual(
      row.couponCents,
    );
    expect([lineDiscounts, discountCents]).toEqual([row.lineDiscounts, row.discountCents]);

    const totals = computeOrderTotals({
      lines: lines.map((line, at) => ({ ...line, discountCents: lineDiscounts[at] ?? 0 })),
      shippingCents: row.shippingCents,
      feeCents: 0,
      countryPercent: row.countryPercent,
    });
    expect(totals).toMatchObject({
      subtotalCents: row.subtotalCents,
      discountCents: row.discountCents,
      totalCents: row.totalCents,
    });
    expect(totals.vat.map(({ percent, grossCents, taxCents }) => [percent, grossCents, taxCents])).toEqual(
      row.vat.map(([percent, grossCents, taxCents]) => [Number(percent), grossCents, taxCents]),
    );
  }
});

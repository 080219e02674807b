import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percent, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { cartVatRows } from "../../../../testkit/src/golden/cartVat.js";
import { convertCents } from "../money/cents.js";
import { calculateCouponDiscounts } from "../cart/cartTotals.js";
import { vatPercentFor } from "./vat.js";
import { calculateAncillaryVat, calculateSaleVat } from "./vatBreakdown.js";

const HOME = 13;
const ZERO_VAT = 7;

test("carts with coupons, zero-VAT categories, net display and a currency are those of the golden table", () => {
  expect(cartVatRows.length).toBeGreaterThanOrEqual(500);
  for (const row of cartVatRows) {
    const lines = row.lines.map(([net, vatPercent, quantity, promo], index) => {
      const applies = row.rule
        ? vatPercentFor({
            taxTitle: row.rule.taxTitle,
            excludeVat: row.rule.excludeVat,
            itemCategoryIds: row.rule.zeroVat.includes(index) ? [3, ZERO_VAT] : [3],
            zeroVatCategoryIds: [ZERO_VAT],
            customerCountryId: row.rule.isHome ? HOME : 5,
            defaultCountryId: HOME,
          })
        : Number(vatPercent);
      expect(applies).toBe(Number(vatPercent));
      const unitCents = convertCents(Number(net), 100 + applies);
      return { variantId: index, quantity, isPromotion: promo === 1, unitCents, percent: applies };
    });
    expect(lines.map(({ unitCents }) => unitCents)).toEqual(row.unitCents);

    const discounts = calculateCouponDiscounts(
      lines,
      row.coupons.map((coupon) => ({
        amountCents: coupon.amountCents,
        percent: coupon.percent === undefined ? undefined : Number(coupon.percent),
        minSubtotalCents: coupon.minSubtotalCents ?? 0,
        appliesToPromotions: coupon.appliesToPromotions ?? true,
        variantIds: coupon.lineIndexes,
      })),
    );
    expect(discounts).toEqual({
      byCoupon: row.couponCents.map((cents) => cents ?? undefined),
      byLine: row.lineDiscounts,
      discountCents: row.discountCents,
    });

    const taxableLines = lines.map((line, index) => ({
      grossCents: line.unitCents * line.quantity,
      discountCents: discounts.byLine[index] ?? 0,
      percent: line.percent,
    }));
    const vat = calculateSaleVat(taxableLines, row.shippingCents, Number(row.countryPercent));
    expect(vat.map((share) => [share.percent, share.grossCents, share.vatCents])).toEqual(
      row.vat.map(([rate, grossCents, taxCents]) => [Number(rate), grossCents, taxCents]),
    );
    expect(vat.reduce((sum, share) => sum + share.netCents + share.vatCents, 0)).toBe(row.totalCents);

    const displayed = lines.map(({ unitCents }) => convertCents(unitCents, Number(row.rate)));
    expect(displayed).toEqual(row.displayCents);
    expect(displayed.reduce((sum, cents, index) => sum + cents * (lines[index]?.quantity ?? 0), 0)).toBe(
      row.displaySubtotalCents,
    );
  }
});

test("net and tax add up to the total, and no rate is negative", () => {
  const saleLine = fc.record({ grossCents: fc.nat(10 ** 9), share: fc.nat(100), percent: percent() });
  fc.assert(
    fc.property(fc.array(saleLine, { maxLength: 6 }), fc.nat(10 ** 6), (some, ancillaryCents) => {
      const lines = some.map(({ share, ...one }) => ({
        ...one,
        discountCents: Math.floor((one.grossCents * share) / 100),
      }));
      const vat = calculateSaleVat(lines, ancillaryCents, 20);
      const paid = lines.reduce((sum, line) => sum + line.grossCents - line.discountCents, ancillaryCents);
      expect(vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)).toBe(paid);
      for (const share of vat) expect(Math.min(share.netCents, share.vatCents)).toBeGreaterThanOrEqual(0);
    }),
    FIXED_SEED,
  );
});

test("without lines shipping is taxed at the country's rate, and an empty sale has no VAT", () => {
  expect(calculateSaleVat([], 590, 20)).toEqual([{ percent: 20, grossCents: 590, vatCents: 98, netCents: 492 }]);
  expect(calculateSaleVat([])).toEqual([]);
});

test("shipping without lines bears the VAT of the country, none by default", () => {
  expect(calculateAncillaryVat([], 1200, 20)).toEqual([expect.objectContaining({ percent: 20, grossCents: 1200 })]);
  for (const subtotals of [calculateAncillaryVat([], 1200), calculateSaleVat([], 1200)]) {
    expect(subtotals).toEqual([expect.objectContaining({ percent: 0, grossCents: 1200 })]);
  }
});

test.each([-1, Infinity, Number.NaN])("PERCENT_INVALID names the percent %d", (wrong) => {
  expect(() => calculateSaleVat([{ grossCents: 100, discountCents: 0, percent: wrong }])).toThrow(
    expect.objectContaining({ code: "PERCENT_INVALID", details: { percent: wrong } }),
  );
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percent, SEEDED } from "../../../../testkit/src/arbitraries.js";
import { cartVatRows } from "../../../../testkit/src/golden/cartVat.js";
import { convertCents } from "../money/convertCents.js";
import { applyTaxes } from "./applyTaxes.js";
import { couponDiscounts } from "./couponDiscounts.js";
import { vatOfSale } from "./vatOfSale.js";
import { vatPercentFor } from "./vatPercentFor.js";

const HOME = 13;
const ZERO_VAT = 7;

test("carts with coupons, zero-VAT categories, net display and a currency are those of the golden table", () => {
  expect(cartVatRows.length).toBeGreaterThanOrEqual(500);
  for (const row of cartVatRows) {
    const lines = row.lines.map(([net, given, quantity, promo], at) => {
      const applies = row.rule
        ? vatPercentFor({
            taxTitle: row.rule.taxTitle,
            excludeVat: row.rule.excludeVat,
            itemCategoryIds: row.rule.zeroVat.includes(at) ? [3, ZERO_VAT] : [3],
            zeroVatCategoryIds: [ZERO_VAT],
            customerCountryId: row.rule.home ? HOME : 5,
            defaultCountryId: HOME,
          })
        : Number(given);
      expect(applies).toBe(Number(given));
      const unitCents = applyTaxes(net, [{ position: 1, percent: applies }]);
      return { productSaleElementId: at, quantity, promo: promo === 1, unitCents, percent: applies };
    });
    expect(lines.map(({ unitCents }) => unitCents)).toEqual(row.unitCents);

    const discounts = couponDiscounts(
      lines,
      row.coupons.map((coupon) => ({
        amountCents: coupon.amountCents,
        percent: coupon.percent === undefined ? undefined : Number(coupon.percent),
        minGoodsCents: coupon.minGoodsCents ?? 0,
        onPromotions: coupon.onPromotions ?? true,
        saleElementIds: coupon.only,
      })),
    );
    expect(discounts).toEqual({
      byCoupon: row.couponCents.map((cents) => cents ?? undefined),
      byLine: row.lineDiscounts,
      discountCents: row.discountCents,
    });

    const goods = lines.map((line, at) => ({
      grossCents: line.unitCents * line.quantity,
      discountCents: discounts.byLine[at] ?? 0,
      percent: line.percent,
    }));
    const vat = vatOfSale(goods, row.shippingCents, Number(row.countryPercent));
    expect(vat.map((share) => [share.percent, share.grossCents, share.vatCents])).toEqual(
      row.vat.map(([rate, grossCents, taxCents]) => [Number(rate), grossCents, taxCents]),
    );
    expect(vat.reduce((sum, share) => sum + share.netCents + share.vatCents, 0)).toBe(row.totalCents);

    const shown = lines.map(({ unitCents }) => convertCents(unitCents, Number(row.rate)));
    expect(shown).toEqual(row.shownCents);
    expect(shown.reduce((sum, cents, at) => sum + cents * (lines[at]?.quantity ?? 0), 0)).toBe(row.shownGoodsCents);
  }
});

test("net and tax always add up to what is paid, and no rate is below zero", () => {
  const goods = fc.record({ grossCents: fc.nat(10 ** 9), share: fc.nat(100), percent: percent() });
  fc.assert(
    fc.property(fc.array(goods, { maxLength: 6 }), fc.nat(10 ** 6), (sold, accessoryCents) => {
      const lines = sold.map(({ share, ...line }) => ({
        ...line,
        discountCents: Math.floor((line.grossCents * share) / 100),
      }));
      const vat = vatOfSale(lines, accessoryCents, 20);
      const paid = lines.reduce((sum, line) => sum + line.grossCents - line.discountCents, accessoryCents);
      expect(vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)).toBe(paid);
      for (const share of vat) expect(Math.min(share.netCents, share.vatCents)).toBeGreaterThanOrEqual(0);
    }),
    SEEDED,
  );
});

test("without goods the postage is taxed at the country's rate, and nothing at all has no VAT", () => {
  expect(vatOfSale([], 590, 20)).toEqual([{ percent: 20, grossCents: 590, vatCents: 98, netCents: 492 }]);
  expect(vatOfSale([])).toEqual([]);
});

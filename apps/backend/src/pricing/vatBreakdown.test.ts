import fc from "fast-check";
import { expect, test } from "vitest";
import { apportionByVatRate, sumVat, computeVatBreakdown } from "./vatBreakdown.ts";

test.each([
  [11_900, "19", 1900],
  [89_900, "20.0000", 14_983],
  [100, "21", 17],
  [100, "0", 0],
  [100, "5.5", 5],
  // 0.5 cents of tax round half away from zero.
  [3, "20", 1],
])("%i cents at %s %% contain %i cents of tax", (grossCents, percent, tax) => {
  expect(sumVat([{ grossCents, percent }])).toBe(tax);
});

test("the tax is rounded once per rate, not per line", () => {
  const line = { grossCents: 10, percent: "20" };
  expect(computeVatBreakdown([line, line, line])).toEqual([{ percent: 20, netCents: 25, taxCents: 5, grossCents: 30 }]);
});

const taxedLine = (grossCents: number, vatPercent: string, discountCents = 0) => ({
  grossCents,
  vatPercent,
  discountCents,
});

test("0011: shipping shares the items' rates in proportion to the amount paid at each", () => {
  expect(apportionByVatRate(990, [taxedLine(30_000, "19.0000", 10_000), taxedLine(10_000, "0.0000")], "19")).toEqual([
    { grossCents: 660, percent: "19" },
    { grossCents: 330, percent: "0" },
  ]);
});

test("0011: the remaining cent goes to the largest remainder", () => {
  expect(apportionByVatRate(100, [taxedLine(1, "21"), taxedLine(2, "9")], "21")).toEqual([
    { grossCents: 33, percent: "21" },
    { grossCents: 67, percent: "9" },
  ]);
});

test("0011: with fully discounted items the full prices divide the shipping; without items the country's rate applies", () => {
  expect(apportionByVatRate(900, [taxedLine(200, "19", 200), taxedLine(100, "0", 100)], "19")).toEqual([
    { grossCents: 600, percent: "19" },
    { grossCents: 300, percent: "0" },
  ]);
  expect(apportionByVatRate(590, [], "20.0000")).toEqual([{ grossCents: 590, percent: "20.0000" }]);
});

test("net and tax add up to the total, for any rates", () => {
  const amount = fc.record({
    grossCents: fc.nat(2 ** 31 - 1),
    percent: fc.constantFrom("0", "5.5", "11", "19", "20", "21", "100"),
  });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 4 }), fc.nat(100_000), (amounts, shippingCents) => {
      const lines = amounts.map(({ grossCents, percent }) => taxedLine(grossCents, percent));
      const shares = computeVatBreakdown([...amounts, ...apportionByVatRate(shippingCents, lines, "20")]);
      const sum = (pick: (share: (typeof shares)[number]) => number) =>
        shares.reduce((total, share) => total + pick(share), 0);
      expect(sum((share) => share.netCents + share.taxCents)).toBe(
        amounts.reduce((total, { grossCents }) => total + grossCents, shippingCents),
      );
      expect(
        shares.every(
          ({ percent, grossCents, netCents }) => Math.abs(netCents - grossCents / (1 + percent / 100)) <= 0.5 + 1e-6,
        ),
      ).toBe(true);
    }),
  );
});

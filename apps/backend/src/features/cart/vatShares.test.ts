import fc from "fast-check";
import { expect, test } from "vitest";
import { accessoryPercent, taxIn, vatShares } from "./vatShares.ts";

test.each([
  [11_900, "19", 1900],
  [89_900, "20.0000", 14_983],
  [100, "21", 17],
  [100, "0", 0],
  [100, "5.5", 5],
  // 0.5 cents of tax: half away from zero
  [3, "20", 1],
])("%i cents at %s %% hold %i cents of tax", (grossCents, percent, tax) => {
  expect(taxIn({ grossCents, percent })).toBe(tax);
});

test("the tax is rounded once per rate, not per line", () => {
  const line = { grossCents: 10, percent: "20" };
  expect(vatShares([line, line, line])).toEqual([{ percent: 20, netCents: 25, taxCents: 5, grossCents: 30 }]);
});

test("postage follows the highest rate among the goods, else the country's", () => {
  const goods = [
    { grossCents: 1, percent: "9.0000" },
    { grossCents: 1, percent: "21.0000" },
  ];
  expect(accessoryPercent(goods, "19")).toBe("21.0000");
  expect(accessoryPercent([], "19")).toBe("19");
});

test("net and tax add up to what is paid, whatever the rates", () => {
  const amount = fc.record({
    grossCents: fc.nat(2 ** 31 - 1),
    percent: fc.constantFrom("0", "5.5", "11", "19", "20", "21", "100"),
  });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 4 }), (amounts) => {
      const shares = vatShares(amounts);
      const sum = (pick: (share: (typeof shares)[number]) => number) =>
        shares.reduce((total, share) => total + pick(share), 0);
      expect(sum((share) => share.netCents + share.taxCents)).toBe(
        amounts.reduce((total, { grossCents }) => total + grossCents, 0),
      );
      expect(
        shares.every(
          ({ percent, grossCents, netCents }) => Math.abs(netCents - grossCents / (1 + percent / 100)) <= 0.5 + 1e-6,
        ),
      ).toBe(true);
    }),
  );
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, percent, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { grossPrices } from "../../../../testkit/src/golden/grossPrices.js";
import { grossFromNet, netFromGross } from "./vat.js";
import { vatByRate } from "./vatBreakdown.js";

test("gross prices of whole cents are those of the golden table", () => {
  const rows = grossPrices.filter((row) => /\.\d\d0000$/.test(row.net));
  expect(rows.length).toBeGreaterThan(30);
  for (const { net, percent: rate, grossCents } of rows) {
    expect(grossFromNet(Number(net.replace(".", "").slice(0, -4)), Number(rate))).toBe(grossCents);
  }
});

test("gross from net rounds half away from zero", () => {
  expect(grossFromNet(829, 19)).toBe(987);
  expect(grossFromNet(50, 19)).toBe(60);
  expect(grossFromNet(-50, 19)).toBe(-60);
  expect(grossFromNet(1234, 0)).toBe(1234);
  expect(grossFromNet(10, 5)).toBe(11);
  expect(grossFromNet(1000, 5.5)).toBe(1055);
  expect(grossFromNet(1000, 7.7)).toBe(1077);
  expect(grossFromNet(9952.3, 20)).toBe(11_943);
});

test("gross and net are exact for percents of four decimals up to 10^13 cents", () => {
  fc.assert(
    fc.property(cents(), fc.nat(1_000_000), (amount, units) => {
      const [whole, factor] = [1_000_000n, BigInt(1_000_000 + units)];
      expect(grossFromNet(amount, units / 10_000)).toBe(Number((BigInt(amount) * factor * 2n + whole) / (2n * whole)));
      expect(netFromGross(amount, units / 10_000)).toBe(Number((BigInt(amount) * whole * 2n + factor) / (2n * factor)));
    }),
    FIXED_SEED,
  );
});

test("net from gross inverts gross from net", () => {
  fc.assert(
    fc.property(cents(), percent(), (net, rate) => {
      expect(netFromGross(grossFromNet(net, rate), rate)).toBe(net);
    }),
    FIXED_SEED,
  );
});

test("more net is never less gross", () => {
  fc.assert(
    fc.property(cents(), cents(), percent(), (a, b, rate) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(grossFromNet(low, rate)).toBeLessThanOrEqual(grossFromNet(high, rate));
    }),
    FIXED_SEED,
  );
});

test("an impossible percent is a ShopError", () => {
  for (const rate of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => grossFromNet(100, rate)).toThrow("PERCENT_INVALID");
    expect(() => netFromGross(100, rate)).toThrow("PERCENT_INVALID");
  }
  expect(() => grossFromNet(Number.NaN, 20)).toThrow("AMOUNT_NOT_FINITE");
});

test("the VAT of several rates is rounded once per rate, highest first, and no cent is lost", () => {
  expect(
    vatByRate([
      { grossCents: 3, percent: 20 },
      { grossCents: 107, percent: 7 },
      { grossCents: 3, percent: 20 },
    ]),
  ).toEqual([
    { percent: 20, grossCents: 6, vatCents: 1, netCents: 5 },
    { percent: 7, grossCents: 107, vatCents: 7, netCents: 100 },
  ]);
  fc.assert(
    fc.property(fc.array(fc.record({ grossCents: cents(10 ** 10), percent: percent() })), (amounts) => {
      const shares = vatByRate(amounts);
      expect(sum(shares.map((share) => share.netCents + share.vatCents))).toBe(
        sum(amounts.map((one) => one.grossCents)),
      );
      expect(vatByRate(amounts.toReversed())).toEqual(shares);
    }),
    FIXED_SEED,
  );
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

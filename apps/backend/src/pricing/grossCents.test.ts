import { grossPrices } from "@shop/testkit/golden/grossPrices";
import { expect, test } from "vitest";
import { grossCents } from "./grossCents.ts";

/** "12.345678" → 12345678 */
const millionths = (net: string): number => {
  const [euro = "", decimals = ""] = net.split(".");
  return Number(euro + decimals.padEnd(6, "0"));
};

test("gross prices are those of the golden table, like the database's function", () => {
  expect(grossPrices.map(({ net, percent }) => grossCents(millionths(net), Number(percent)))).toEqual(
    grossPrices.map((row) => row.grossCents),
  );
});

test("half a cent is rounded away from zero, however large the price", () => {
  expect(grossCents(4_166_667, 20)).toBe(500);
  expect(grossCents(4_995_000, 0)).toBe(500);
  expect(grossCents(4_994_999, 0)).toBe(499);
  expect(grossCents(9_000_000_004_995_000, 19)).toBe(
    Number((9_000_000_004_995_000n * 1_190_000n + 5_000_000_000n) / 10_000_000_000n),
  );
});

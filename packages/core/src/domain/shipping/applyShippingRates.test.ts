import { expect, test } from "vitest";
import { shippingVatPercents, shippingRows, shippingRateTables } from "../../../../testkit/src/golden/shipping.js";
import { calculateAncillaryVat } from "../vat/vatBreakdown.js";
import type { ShippingRates } from "./shippingMethod.js";
import { applyShippingRates } from "./applyShippingRates.js";

function toShippingRates({ tariff, country, exemptPercent }: (typeof shippingRows)[number]): ShippingRates {
  const methods = (shippingRateTables[tariff] ?? []).flatMap(({ prices, freight, ...method }) => {
    const ownPrices = prices.filter(([countryId]) => countryId === country);
    const tiers = ownPrices.map(([, grams, shippingCents]) => ({ maxGrams: grams ?? undefined, shippingCents }));
    const texts = { code: "", title: "", description: "" };
    return tiers.length === 0 ? [] : [{ ...method, ...texts, freight: freight === 1, tiers }];
  });
  return {
    countryId: country,
    methods,
    exemptVatPercent: exemptPercent === undefined ? undefined : Number(exemptPercent),
  };
}

test("0032: local pickup does not change which other shipping methods are available", () => {
  const texts = { code: "", title: "", description: "" };
  const any = [{ maxGrams: undefined, shippingCents: 0 }];
  const pickup = { ...texts, id: 80, position: 4, code: "LocalPickup", freight: false, maxParcels: 1, tiers: any };
  for (const row of shippingRows) {
    const shipped = toShippingRates(row);
    const shipment = {
      weightGrams: row.lines.reduce((sum, [grams, quantity]) => sum + grams * quantity, 0),
      heaviestUnitGrams: Math.max(0, ...row.lines.map(([grams]) => grams)),
      hasFreight: row.lines.some(([, , freight]) => freight === 1),
    };
    const ids = (rates: ShippingRates): number[] =>
      applyShippingRates(rates, shipment, () => false).map(({ id }) => id);
    const withPickup = ids({ ...shipped, methods: [...shipped.methods, pickup] });
    expect(withPickup.toSorted((a, b) => a - b)).toEqual([...ids(shipped), 80].toSorted((a, b) => a - b));
  }
});

test("0019: shipping methods, their cost and its tax are those of the golden table", () => {
  expect(shippingRows.length).toBeGreaterThanOrEqual(250);
  for (const row of shippingRows) {
    const shipment = {
      weightGrams: row.lines.reduce((sum, [grams, quantity]) => sum + grams * quantity, 0),
      heaviestUnitGrams: Math.max(0, ...row.lines.map(([grams]) => grams)),
      hasFreight: row.lines.some(([, , freight]) => freight === 1),
    };
    const appliesTo = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id);
    const isFree = (id: number): boolean =>
      row.freeShipping.some(([countries, methods]) => appliesTo(countries, row.country) && appliesTo(methods, id));
    const lines = row.lines.map(([, quantity, , unitCents, percent, discountCents]) => ({
      grossCents: unitCents * quantity,
      discountCents,
      percent: Number(percent),
    }));
    const percent = row.exemptPercent === undefined ? Number(shippingVatPercents[row.country]) : 0;
    const found = applyShippingRates(toShippingRates(row), shipment, isFree).map(({ id, shippingCents = NaN }) => [
      id,
      shippingCents,
      calculateAncillaryVat(lines, shippingCents, percent).reduce((sum, { vatCents }) => sum + vatCents, 0),
    ]);
    expect({ row, found }).toEqual({ row, found: row.offers.map(([id, , cents, tax]) => [id, cents, tax]) });
  }
});

const parcelMethod = {
  id: 77,
  position: 2,
  code: "DHL",
  title: "Parcel",
  description: "To your door",
  freight: false,
  taxTitle: "20% Ust.",
  maxParcels: 1,
};
const small = { weightGrams: 5000, heaviestUnitGrams: 5000, hasFreight: false };
const offers = (methods: ShippingRates["methods"]) =>
  applyShippingRates({ countryId: 13, methods, exemptVatPercent: undefined }, small, () => false);

test("a priced method has the names of its rates", () => {
  const { maxParcels: _most, ...names } = parcelMethod;
  expect(offers([{ ...parcelMethod, tiers: [{ maxGrams: 10_000, shippingCents: 590 }] }])).toEqual([
    { ...names, shippingCents: 590 },
  ]);
});

test("the lowest position comes first, then the lowest id", () => {
  const tiers = [{ maxGrams: undefined, shippingCents: 590 }];
  const methods = [
    { ...parcelMethod, tiers, id: 1, position: 3 },
    { ...parcelMethod, tiers, id: 4, position: 1 },
    { ...parcelMethod, tiers, id: 2, position: 1 },
  ];
  expect(offers(methods).map(({ id }) => id)).toEqual([2, 4, 1]);
});

test("a parcel has the price of the lowest limit that is enough, even where a higher one is cheaper", () => {
  const tiers = [
    { maxGrams: 32_000, shippingCents: 490 },
    { maxGrams: 10_000, shippingCents: 590 },
    { maxGrams: 2000, shippingCents: 100 },
  ];
  expect(offers([{ ...parcelMethod, tiers }]).map(({ shippingCents }) => shippingCents)).toEqual([590]);
});

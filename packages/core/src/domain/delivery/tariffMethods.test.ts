import { expect, test } from "vitest";
import { postagePercents, postageRows, postageTariffs } from "../../../../testkit/src/golden/postage.js";
import { vatOfAccessory } from "../vat/vatOfSale.js";
import type { DeliveryTariff } from "./deliveryTariff.js";
import { tariffMethods } from "./tariffMethods.js";

function tariffOf({ tariff, country, untaxed }: (typeof postageRows)[number]): DeliveryTariff {
  const methods = (postageTariffs[tariff] ?? []).flatMap(({ prices, freight, ...method }) => {
    const here = prices.filter(([where]) => where === country);
    const steps = here.map(([, grams, postageCents]) => ({ maxGrams: grams ?? undefined, postageCents }));
    const words = { code: "", title: "", description: "" };
    return steps.length === 0 ? [] : [{ ...method, ...words, freight: freight === 1, steps }];
  });
  return { countryId: country, methods, untaxedPercent: untaxed === undefined ? undefined : Number(untaxed) };
}

test("0032: whatever is fetched changes nothing in the ways to bring it", () => {
  const words = { code: "", title: "", description: "" };
  const any = [{ maxGrams: undefined, postageCents: 0 }];
  const pickup = { ...words, id: 80, position: 4, code: "LocalPickup", freight: false, maxParcels: 1, steps: any };
  for (const row of postageRows) {
    const brought = tariffOf(row);
    const load = {
      grams: row.lines.reduce((sum, [grams, quantity]) => sum + grams * quantity, 0),
      heaviestGrams: Math.max(0, ...row.lines.map(([grams]) => grams)),
      freight: row.lines.some(([, , freight]) => freight === 1),
    };
    const ids = (tariff: DeliveryTariff): number[] => tariffMethods(tariff, load, () => false).map(({ id }) => id);
    const fetched = ids({ ...brought, methods: [...brought.methods, pickup] });
    expect(fetched.toSorted((a, b) => a - b)).toEqual([...ids(brought), 80].toSorted((a, b) => a - b));
  }
});

test("0019: ways, postage and its tax are those of the golden table", () => {
  expect(postageRows.length).toBeGreaterThanOrEqual(250);
  for (const row of postageRows) {
    const load = {
      grams: row.lines.reduce((sum, [grams, quantity]) => sum + grams * quantity, 0),
      heaviestGrams: Math.max(0, ...row.lines.map(([grams]) => grams)),
      freight: row.lines.some(([, , freight]) => freight === 1),
    };
    const holdsFor = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id);
    const isFree = (id: number): boolean =>
      row.free.some(([countries, methods]) => holdsFor(countries, row.country) && holdsFor(methods, id));
    const goods = row.lines.map(([, quantity, , unitCents, percent, discountCents]) => ({
      grossCents: unitCents * quantity,
      discountCents,
      percent: Number(percent),
    }));
    const percent = row.untaxed === undefined ? Number(postagePercents[row.country]) : 0;
    const found = tariffMethods(tariffOf(row), load, isFree).map(({ id, postageCents = NaN }) => [
      id,
      postageCents,
      vatOfAccessory(goods, postageCents, percent).reduce((sum, { vatCents }) => sum + vatCents, 0),
    ]);
    expect({ row, found }).toEqual({ row, found: row.offers.map(([id, , cents, tax]) => [id, cents, tax]) });
  }
});

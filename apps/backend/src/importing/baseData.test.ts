import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { country } from "../testing/fixture/ids.ts";
import { selectPriceLists, toListedRates } from "./baseData.ts";

const { db } = await createTestBackend();

test("rates of a file are converted by the shop's price list of their country", async () => {
  await db
    .insertInto("price_list")
    .values([
      {
        country_id: country.romania,
        base_country_id: country.austria,
        percent: "520",
        step_cents: 500,
        currency_code: "RON",
      },
      { country_id: country.germany, base_country_id: country.austria, percent: "105" },
    ])
    .execute();
  const rate = (countryId: number, shippingCents: number) => ({ countryId, weightMax: undefined, shippingCents });
  const method = { id: 1, code: "Parcel", position: 1, freight: false, maxParcels: 1, text: {} };
  const prices = [country.austria, country.germany, country.romania].map((id) => rate(id, 690));
  const [listed] = toListedRates([{ ...method, prices }], await selectPriceLists(db));
  expect(listed?.prices.map(({ shippingCents }) => shippingCents)).toEqual([690, 690, 35_00]);
});

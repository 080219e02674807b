import { shippingMethodRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { country, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fetchWithCartToken, fixtureItems, createShopper } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const responseSchema = v.pipe(v.array(v.looseObject({ postage: v.nullable(v.number()) })), v.length(1));
const fetchShipping = async (id: number, query: string): Promise<number | null> => {
  const [row] = v.parse(responseSchema, await (await app.request(`/products/${id}?${query}`)).json());
  return row?.postage ?? null;
};

test.each(Object.values(country))(
  "the shipping cost of a product equals the quote of a cart with it: country %i",
  async (countryId) => {
    for (const [line, least] of [
      [fixtureItems.pouf, 1],
      [fixtureItems.armchair, 1],
      // Sold in pairs.
      [fixtureItems.chair, 2],
      [fixtureItems.table, 1],
    ] as const) {
      const { cartId, token } = await createShopper(app, line, least);
      const path = `/ExternalOrderApi/getActiveDelivery/${cartId}/de_AT?country_id=${countryId}`;
      const { data } = v.parse(
        v.object({ data: v.array(shippingMethodRow) }),
        await (await fetchWithCartToken(app, path, token)).json(),
      );
      const quotedCents = data.find(({ code }) => code !== "LocalPickup")?.shippingCents;
      expect(quotedCents).toBeGreaterThan(0);
      expect(await fetchShipping(line.product, `country_id=${countryId}`)).toBe((quotedCents ?? 0) / 100);
    }
  },
);

test("an undeliverable product has no shipping cost", async () => {
  expect(await fetchShipping(product.stool, "translation=ro_RO")).toBeNull();
  await db.deleteFrom("delivery_price").where("country_id", "=", country.germany).execute();
  expect(await fetchShipping(product.pouf, "translation=de_DE")).toBeNull();
});

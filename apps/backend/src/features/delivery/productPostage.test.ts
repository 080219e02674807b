import { deliveryMethodRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { country, product } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { fetchWith, goods, newShopper } from "../cart/testing/shopper.ts";

const { app, db } = await useDatabase();

const told = v.pipe(v.array(v.looseObject({ postage: v.nullable(v.number()) })), v.length(1));
const postageOf = async (id: number, query: string): Promise<number | null> => {
  const [row] = v.parse(told, await (await app.request(`/products/${id}?${query}`)).json());
  return row?.postage ?? null;
};

test.each(Object.values(country))(
  "what it costs to send a product is told before it is in the cart, as the cart is quoted: country %i",
  async (countryId) => {
    for (const [line, least] of [
      [goods.pouf, 1],
      [goods.armchair, 1],
      // Sold in pairs.
      [goods.chair, 2],
      [goods.table, 1],
    ] as const) {
      const { cartId, token } = await newShopper(app, line, least);
      const path = `/ExternalOrderApi/getActiveDelivery/${cartId}/de_AT?country_id=${countryId}`;
      const { data } = v.parse(
        v.object({ data: v.array(deliveryMethodRow) }),
        await (await fetchWith(app, path, token)).json(),
      );
      const quoted = data.find(({ code }) => code !== "LocalPickup")?.postageCents;
      expect(quoted).toBeGreaterThan(0);
      expect(await postageOf(line.product, `country_id=${countryId}`)).toBe((quoted ?? 0) / 100);
    }
  },
);

test("nothing is said of what is not brought to the country", async () => {
  expect(await postageOf(product.stool, "translation=ro_RO")).toBeNull();
  await db.deleteFrom("delivery_price").where("country_id", "=", country.germany).execute();
  expect(await postageOf(product.pouf, "translation=de_DE")).toBeNull();
});

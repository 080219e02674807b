import { sql } from "kysely";
import { expect, test } from "vitest";
import { postagePercents, postageRows, postageTariffs } from "../../../../../packages/testkit/src/golden/postage.ts";
import { saleElement } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import type { CartContent } from "../cart/cartContent.ts";
import { accessoryAmounts, taxIn } from "../cart/vatShares.ts";
import { readDeliveryMethods } from "./deliveryMethods.ts";

const { db } = await useDatabase();

const SALE_ELEMENTS = [saleElement.pouf, saleElement.stool, saleElement.chair, saleElement.lamp, saleElement.bench];
const TITLE = JSON.stringify({ de: { title: "" } });

await db.deleteFrom("delivery_price").execute();
await db.updateTable("delivery_method").set({ active: false }).execute();
for (const { id, position, freight, maxParcels, prices } of postageTariffs.flat()) {
  await db
    .insertInto("delivery_method")
    .values({ id, position, code: `M${id}`, freight: freight === 1, max_parcels: maxParcels, text: TITLE })
    .execute();
  await db
    .insertInto("delivery_price")
    .values(
      prices.map(([country, grams, cents]) => ({
        delivery_method_id: id,
        country_id: country,
        weight_max: grams === null ? null : String(grams / 1000),
        postage_cents: cents,
      })),
    )
    .execute();
}
const { id: cartId } = await db
  .insertInto("cart")
  .values({ token_hash: Buffer.from("golden") })
  .returning("id")
  .executeTakeFirstOrThrow();

/** Valid coupon with free shipping. */
const freeing = (
  postageCountries: readonly number[],
  postageMethods: readonly number[],
): CartContent["coupons"][number] => ({
  id: 1,
  code: "FREE",
  title: "",
  enabled: true,
  startsAt: null,
  endsAt: null,
  minGoodsCents: 0,
  accountOnly: false,
  hasAccount: false,
  usedUp: false,
  usedUpByCustomer: false,
  amountCents: null,
  percent: null,
  onPromotions: true,
  saleElementIds: null,
  freePostage: true,
  postageCountries: [...postageCountries],
  postageMethods: [...postageMethods],
  cumulative: true,
  reason: undefined,
  discountCents: 0,
});

test("0019: ways, parcels, postage and its tax are those of the golden table", async () => {
  expect(postageRows.length).toBeGreaterThanOrEqual(250);
  for (const [tariff, methods] of postageTariffs.entries()) {
    await sql`update delivery_method set active = id = any(${methods.map(({ id }) => id)})`.execute(db);
    for (const row of postageRows.filter((one) => one.tariff === tariff)) {
      await db.deleteFrom("cart_item").execute();
      for (const [at, [grams, quantity, freight]] of row.lines.entries()) {
        const sale_element_id = SALE_ELEMENTS[at]!;
        await sql`
          update product set weight_kg = ${grams / 1000}, freight = ${freight === 1}
          where id = (select product_id from sale_element where id = ${sale_element_id})`.execute(db);
        await db
          .insertInto("cart_item")
          .values({ cart_id: cartId, sale_element_id, quantity, unit_net: "1" })
          .execute();
      }
      const percent = row.untaxed === undefined ? (postagePercents[row.country] ?? "") : "0";
      const found = await readDeliveryMethods(db, {
        id: cartId,
        quoted: {
          countryId: row.country,
          delivered: true,
          language: "de",
          taxPercent: percent,
          productTax: sql`0`,
          zeroVat: [],
          ...(row.untaxed !== undefined && { untaxedPercent: row.untaxed }),
        },
        coupons: row.free.map(([countries, ids]) => freeing(countries, ids)),
      });
      const goods = row.lines.map(([, quantity, , unitCents, vatPercent, discountCents]) => ({
        grossCents: unitCents * quantity,
        discountCents,
        vatPercent,
      }));
      const offers = found.map(({ id, parcels, postageCents }) => [
        id,
        parcels,
        postageCents,
        taxIn(accessoryAmounts(postageCents, goods, percent)),
      ]);
      expect({ ...row, offers }).toEqual(row);
    }
  }
});

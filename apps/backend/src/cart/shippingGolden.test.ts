import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  shippingVatPercents,
  shippingRows,
  shippingRateTables,
} from "../../../../packages/testkit/src/golden/shipping.ts";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import type { CartContent } from "./cartContent.ts";
import { apportionByVatRate, sumVat } from "../pricing/vatBreakdown.ts";
import { readShippingMethods } from "../pricing/shipping/shippingMethods.ts";

const { db } = await createTestBackend();

const SALE_ELEMENTS = [variant.pouf, variant.stool, variant.chair, variant.lamp, variant.bench];
const TITLE = JSON.stringify({ de: { title: "" } });

await db.deleteFrom("delivery_price").execute();
await db.updateTable("delivery_method").set({ active: false }).execute();
for (const { id, position, freight, maxParcels, prices } of shippingRateTables.flat()) {
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
const freeShippingCoupon = (
  countryIds: readonly number[],
  methodIds: readonly number[],
): CartContent["coupons"][number] => ({
  id: 1,
  code: "FREE",
  title: "",
  enabled: true,
  startsAt: null,
  endsAt: null,
  minSubtotalCents: 0,
  requiresAccount: false,
  hasAccount: false,
  isUsedUp: false,
  isUsedUpByCustomer: false,
  amountCents: null,
  percent: null,
  appliesToPromotions: true,
  variantIds: null,
  freeShipping: true,
  shippingCountryIds: [...countryIds],
  shippingMethodIds: [...methodIds],
  isCumulative: true,
  reason: undefined,
  discountCents: 0,
});

test("0019: methods, parcels, shipping costs and their tax are those of the golden table", async () => {
  expect(shippingRows.length).toBeGreaterThanOrEqual(250);
  for (const [rateTable, methods] of shippingRateTables.entries()) {
    await sql`update delivery_method set active = id = any(${methods.map(({ id }) => id)})`.execute(db);
    for (const row of shippingRows.filter((one) => one.tariff === rateTable)) {
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
      const percent = row.exemptPercent === undefined ? (shippingVatPercents[row.country] ?? "") : "0";
      const found = await readShippingMethods(db, {
        id: cartId,
        quote: {
          countryId: row.country,
          isServed: true,
          language: "de",
          taxPercent: percent,
          productTax: sql`0`,
          currency: "EUR",
          netPrice: (net) => sql<string>`${net}`,
          zeroVatCategoryIds: [],
          ...(row.exemptPercent !== undefined && { exemptVatPercent: row.exemptPercent }),
        },
        coupons: row.freeShipping.map(([countries, ids]) => freeShippingCoupon(countries, ids)),
      });
      const taxedLines = row.lines.map(([, quantity, , unitCents, vatPercent, discountCents]) => ({
        grossCents: unitCents * quantity,
        discountCents,
        vatPercent,
      }));
      const offers = found.map(({ id, parcels, shippingCents }) => [
        id,
        parcels,
        shippingCents,
        sumVat(apportionByVatRate(shippingCents, taxedLines, percent)),
      ]);
      expect({ ...row, offers }).toEqual(row);
    }
  }
});

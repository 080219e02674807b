import { deliveryMethodRow, postageRow } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { category, country, delivery, product } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { addBody, envelopeOf, fetchWith, goods, newShopper, send } from "../cart/testing/shopper.ts";

const { app, db } = await useDatabase();

const methodsOf = async (shopper: { cartId: number; token: string }, query = "", locale = "de_AT") => {
  const answer = await fetchWith(
    app,
    `/ExternalOrderApi/getActiveDelivery/${shopper.cartId}/${locale}${query}`,
    shopper.token,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return v.parse(v.object({ data: v.array(deliveryMethodRow) }), await answer.json()).data;
};

describe("getActiveDelivery", () => {
  test("a cart of parcels goes by parcel, at the tightest price that carries it", async () => {
    const light = await newShopper(app, goods.pouf);
    expect(await methodsOf(light)).toEqual([
      {
        id: delivery.parcel,
        position: 1,
        code: "Parcel",
        title: "Paket",
        description: "",
        freight: false,
        postageCents: 590,
      },
    ]);
    const heavier = await newShopper(app, goods.pouf, 3);
    expect((await methodsOf(heavier)).map(({ postageCents }) => postageCents)).toEqual([890]);
  });

  test("exactly the limit still goes, a gram more is the next price", async () => {
    const limit = await newShopper(app, goods.pouf, 2);
    expect((await methodsOf(limit))[0]?.postageCents).toBe(590);
    await sql`update product set weight_kg = weight_kg + 0.001 where id = ${product.pouf}`.execute(db);
    expect((await methodsOf(limit))[0]?.postageCents).toBe(890);
    await sql`update product set weight_kg = weight_kg - 0.001 where id = ${product.pouf}`.execute(db);
  });

  const idsAndPostage = async (shopper: { cartId: number; token: string }) =>
    (await methodsOf(shopper)).map(({ id, postageCents }) => [id, postageCents]);

  test("what is too heavy for one parcel goes in several, or by freight", async () => {
    // 35 kg: parcels of 31.5 and 3.5 kg.
    const heavy = await newShopper(app, goods.pouf, 7);
    await db.updateTable("delivery_method").set({ max_parcels: 2 }).where("id", "=", delivery.parcel).execute();
    expect(await idsAndPostage(heavy)).toEqual([
      [delivery.parcel, 890 + 590],
      [delivery.freight, 9000],
      [delivery.freightRoom, 12_900],
    ]);
    const answer = await fetchWith(app, `/ExternalOrderApi/getActiveDelivery/${heavy.cartId}/de_AT`, heavy.token);
    expect(await answer.json()).toMatchObject({ data: [{ parcels: 2 }, { parcels: 1 }, { parcels: 1 }] });
    // 70 kg would need three parcels.
    expect(await idsAndPostage(await newShopper(app, goods.pouf, 12))).toEqual([
      [delivery.parcel, 890 + 890],
      [delivery.freight, 9000],
      [delivery.freightRoom, 12_900],
    ]);
    await db.updateTable("delivery_method").set({ max_parcels: 1 }).where("id", "=", delivery.parcel).execute();
    expect(await idsAndPostage(heavy)).toEqual([
      [delivery.freight, 9000],
      [delivery.freightRoom, 12_900],
    ]);
  });

  test("a piece that is too heavy for a parcel goes by freight, however many parcels there may be", async () => {
    await db.updateTable("delivery_method").set({ max_parcels: 9 }).where("id", "=", delivery.parcel).execute();
    await sql`update product set weight_kg = 40 where id = ${product.stool}`.execute(db);
    const shopper = await newShopper(app, goods.stool, 1);
    expect((await idsAndPostage(shopper)).map(([id]) => id)).toEqual([delivery.freight, delivery.freightRoom]);
    const { data } = await envelopeOf(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data.items[0]?.undeliverable).toBe(false);
    await sql`update product set weight_kg = 3.5 where id = ${product.stool}`.execute(db);
    await db.updateTable("delivery_method").set({ max_parcels: 1 }).where("id", "=", delivery.parcel).execute();
  });

  test("a country the storefront does not deliver to has no method, and every line says so", async () => {
    const shopper = await newShopper(app, goods.pouf, 1);
    const accepted = (ids: number[]) =>
      sql`update setting set value = ${JSON.stringify(ids)} where name = 'accepted_delivery_country'`.execute(db);
    await accepted([country.germany]);
    expect(await methodsOf(shopper)).toEqual([]);
    const { data } = await envelopeOf(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data.items[0]?.undeliverable).toBe(true);
    await accepted([country.germany, country.austria, country.romania]);
  });

  test("one freight product takes the whole cart with it", async () => {
    const shopper = await newShopper(app, goods.pouf);
    await send(app, "/cart/add", addBody(goods.table, 1, shopper.cartId), { token: shopper.token });
    expect((await methodsOf(shopper)).map(({ id, freight, postageCents }) => [id, freight, postageCents])).toEqual([
      [delivery.freight, true, 9000],
      [delivery.freightRoom, true, 12_900],
    ]);
  });

  test("the country decides, and methods without a price there are left out", async () => {
    const shopper = await newShopper(app, goods.table);
    await db
      .deleteFrom("delivery_price")
      .where("delivery_method_id", "=", delivery.freight)
      .where("country_id", "=", country.romania)
      .execute();
    const there = await methodsOf(shopper, `?country_id=${country.romania}`, "en_AT");
    expect(there.map(({ title, postageCents }) => [title, postageCents])).toEqual([["Into the room", 16_000]]);
  });

  test("a method that is switched off is left out", async () => {
    await db.updateTable("delivery_method").set({ active: false }).where("id", "=", delivery.parcel).execute();
    expect((await methodsOf(await newShopper(app, goods.pouf))).map(({ id }) => id)).not.toContain(delivery.parcel);
    await db.updateTable("delivery_method").set({ active: true }).where("id", "=", delivery.parcel).execute();
  });
});

describe("postage", () => {
  const ask = async (more: object, token?: string) => {
    const answer = await send(app, "/customdelivery/postage", { state_id: null, locale: "de_AT", ...more }, { token });
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    return { body, decoded: v.parse(postageRow, body) };
  };

  test("gross, net and tax", async () => {
    const { cartId, token } = await newShopper(app, goods.pouf);
    const call = { cart_id: cartId, country_id: country.austria, delivery_module_id: delivery.parcel };
    const { body, decoded } = await ask(call, token);
    expect(decoded).toEqual({ postageCents: 590, error: "" });
    expect(body).toMatchObject({ postage_amount: 4.92, postage_amount_taxed: 5.9, postage_tax: 0.98 });
  });

  test("before a method is chosen it is that of the first one", async () => {
    const { cartId, token } = await newShopper(app, goods.table);
    const call = { cart_id: cartId, country_id: country.austria };
    for (const none of [{}, { delivery_module_id: 0 }, { delivery_module_id: null }, { delivery_module_id: "" }]) {
      const { body, decoded } = await ask({ ...call, ...none }, token);
      expect(decoded).toEqual({ postageCents: 9000, error: "" });
      expect(body).toMatchObject({ delivery_module_id: delivery.freight });
    }
  });

  test("0011: the VAT of postage follows the goods' rates in proportion", async () => {
    const zeroVat = (ids: number[]) =>
      sql`update setting set value = ${JSON.stringify(ids)} where name = 'categories_0_vat'`.execute(db);
    await zeroVat([category.chairs]);
    // 149.83 untaxed and 59.00 at 20 %: 1.67 of the 5.90 shipping contains VAT.
    const { cartId, token } = await newShopper(app, goods.chair, 2);
    await send(app, "/cart/add", addBody(goods.pouf, 1, cartId), { token });
    await sql`update product set weight_kg = 1 where id = ${product.chair}`.execute(db);
    const { body } = await ask({ cart_id: cartId, country_id: country.austria, delivery_module_id: 77 }, token);
    expect(body).toMatchObject({ postage_amount: 5.62, postage_amount_taxed: 5.9, postage_tax: 0.28 });
    await zeroVat([]);
  });

  test("what is missing or impossible is invalid data, not an error", async () => {
    const { cartId, token } = await newShopper(app, goods.pouf);
    const good = { cart_id: cartId, country_id: country.austria, delivery_module_id: delivery.parcel };
    for (const bad of [
      {},
      { ...good, cart_id: 0 },
      { ...good, country_id: null },
      { ...good, country_id: 999 },
      { ...good, delivery_module_id: delivery.freight },
      { ...good, delivery_module_id: "first" },
      { ...good, delivery_module_id: 1 },
    ]) {
      const { decoded } = await ask(bad, token);
      expect(decoded).toEqual({ postageCents: undefined, error: "Invalid data" });
    }
    expect((await ask(good)).decoded.error).toBe("Invalid data");
  });
});

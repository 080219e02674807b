import { shippingMethodRow, shippingCostRow } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { category, country, shippingMethod, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, parseEnvelope, fetchWithCartToken, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const methodsOf = async (shopper: { cartId: number; token: string }, query = "", locale = "de_AT") => {
  const response = await fetchWithCartToken(
    app,
    `/ExternalOrderApi/getActiveDelivery/${shopper.cartId}/${locale}${query}`,
    shopper.token,
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return v.parse(v.object({ data: v.array(shippingMethodRow) }), await response.json()).data;
};

describe("getActiveDelivery", () => {
  test("a cart of parcels ships by parcel, at the lowest sufficient rate", async () => {
    const light = await createShopper(app, fixtureItems.pouf);
    expect(await methodsOf(light)).toEqual([
      {
        id: shippingMethod.parcel,
        position: 1,
        code: "Parcel",
        title: "Paket",
        description: "",
        freight: false,
        taxTitle: "20% Ust.",
        shippingCents: 590,
      },
    ]);
    const heavier = await createShopper(app, fixtureItems.pouf, 3);
    expect((await methodsOf(heavier)).map(({ shippingCents }) => shippingCents)).toEqual([890]);
  });

  test("the exact limit is included, a gram more is the next rate", async () => {
    const limit = await createShopper(app, fixtureItems.pouf, 2);
    expect((await methodsOf(limit))[0]?.shippingCents).toBe(590);
    await sql`update product set weight_kg = weight_kg + 0.001 where id = ${product.pouf}`.execute(db);
    expect((await methodsOf(limit))[0]?.shippingCents).toBe(890);
    await sql`update product set weight_kg = weight_kg - 0.001 where id = ${product.pouf}`.execute(db);
  });

  const idsAndShipping = async (shopper: { cartId: number; token: string }) =>
    (await methodsOf(shopper)).map(({ id, shippingCents }) => [id, shippingCents]);

  test("a cart too heavy for one parcel ships in several, or by freight", async () => {
    // 35 kg: parcels of 31.5 and 3.5 kg.
    const heavy = await createShopper(app, fixtureItems.pouf, 7);
    await db.updateTable("delivery_method").set({ max_parcels: 2 }).where("id", "=", shippingMethod.parcel).execute();
    expect(await idsAndShipping(heavy)).toEqual([
      [shippingMethod.parcel, 890 + 590],
      [shippingMethod.freight, 9000],
      [shippingMethod.freightRoom, 12_900],
    ]);
    const response = await fetchWithCartToken(
      app,
      `/ExternalOrderApi/getActiveDelivery/${heavy.cartId}/de_AT`,
      heavy.token,
    );
    expect(await response.json()).toMatchObject({ data: [{ parcels: 2 }, { parcels: 1 }, { parcels: 1 }] });
    // 70 kg would need three parcels.
    expect(await idsAndShipping(await createShopper(app, fixtureItems.pouf, 12))).toEqual([
      [shippingMethod.parcel, 890 + 890],
      [shippingMethod.freight, 9000],
      [shippingMethod.freightRoom, 12_900],
    ]);
    await db.updateTable("delivery_method").set({ max_parcels: 1 }).where("id", "=", shippingMethod.parcel).execute();
    expect(await idsAndShipping(heavy)).toEqual([
      [shippingMethod.freight, 9000],
      [shippingMethod.freightRoom, 12_900],
    ]);
  });

  test("an item too heavy for a parcel ships by freight, regardless of the parcel limit", async () => {
    await db.updateTable("delivery_method").set({ max_parcels: 9 }).where("id", "=", shippingMethod.parcel).execute();
    await sql`update product set weight_kg = 40 where id = ${product.stool}`.execute(db);
    const shopper = await createShopper(app, fixtureItems.stool, 1);
    expect((await idsAndShipping(shopper)).map(([id]) => id)).toEqual([
      shippingMethod.freight,
      shippingMethod.freightRoom,
    ]);
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data.items[0]?.undeliverable).toBe(false);
    await sql`update product set weight_kg = 3.5 where id = ${product.stool}`.execute(db);
    await db.updateTable("delivery_method").set({ max_parcels: 1 }).where("id", "=", shippingMethod.parcel).execute();
  });

  test("a country without delivery has no method, and every line is marked", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const accepted = (ids: number[]) =>
      sql`update setting set value = ${JSON.stringify(ids)} where name = 'accepted_delivery_country'`.execute(db);
    await accepted([country.germany]);
    expect(await methodsOf(shopper)).toEqual([]);
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data.items[0]?.undeliverable).toBe(true);
    await accepted([country.germany, country.austria, country.romania]);
  });

  test("one freight product makes the whole cart ship by freight", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf);
    await send(app, "/cart/add", addBody(fixtureItems.table, 1, shopper.cartId), { token: shopper.token });
    expect((await methodsOf(shopper)).map(({ id, freight, shippingCents }) => [id, freight, shippingCents])).toEqual([
      [shippingMethod.freight, true, 9000],
      [shippingMethod.freightRoom, true, 12_900],
    ]);
  });

  test("methods without a rate for the country are omitted", async () => {
    const shopper = await createShopper(app, fixtureItems.table);
    await db
      .deleteFrom("delivery_price")
      .where("delivery_method_id", "=", shippingMethod.freight)
      .where("country_id", "=", country.romania)
      .execute();
    const there = await methodsOf(shopper, `?country_id=${country.romania}`, "en_AT");
    expect(there.map(({ title, shippingCents }) => [title, shippingCents])).toEqual([["Into the room", 16_000]]);
  });

  test("an inactive method is omitted", async () => {
    await db.updateTable("delivery_method").set({ active: false }).where("id", "=", shippingMethod.parcel).execute();
    expect((await methodsOf(await createShopper(app, fixtureItems.pouf))).map(({ id }) => id)).not.toContain(
      shippingMethod.parcel,
    );
    await db.updateTable("delivery_method").set({ active: true }).where("id", "=", shippingMethod.parcel).execute();
  });
});

describe("shipping", () => {
  const requestQuote = async (more: object, token?: string) => {
    const response = await send(
      app,
      "/customdelivery/postage",
      { state_id: null, locale: "de_AT", ...more },
      { token },
    );
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    return { body, decoded: v.parse(shippingCostRow, body) };
  };

  test("gross, net and tax", async () => {
    const { cartId, token } = await createShopper(app, fixtureItems.pouf);
    const call = { cart_id: cartId, country_id: country.austria, delivery_module_id: shippingMethod.parcel };
    const { body, decoded } = await requestQuote(call, token);
    expect(decoded).toEqual({ shippingCents: 590, error: "" });
    expect(body).toMatchObject({
      postage_amount: 4.92,
      postage_amount_taxed: 5.9,
      postage_tax: 0.98,
      postage_tax_rule_title: "20% Ust.",
    });
  });

  test("without a chosen method it is the first one's", async () => {
    const { cartId, token } = await createShopper(app, fixtureItems.table);
    const call = { cart_id: cartId, country_id: country.austria };
    for (const none of [{}, { delivery_module_id: 0 }, { delivery_module_id: null }, { delivery_module_id: "" }]) {
      const { body, decoded } = await requestQuote({ ...call, ...none }, token);
      expect(decoded).toEqual({ shippingCents: 9000, error: "" });
      expect(body).toMatchObject({ delivery_module_id: shippingMethod.freight });
    }
  });

  test("0011: the VAT of shipping follows the items' rates in proportion", async () => {
    const zeroVat = (ids: number[]) =>
      sql`update setting set value = ${JSON.stringify(ids)} where name = 'categories_0_vat'`.execute(db);
    await zeroVat([category.chairs]);
    // 149.83 untaxed and 59.00 at 20 %: 1.67 of the 5.90 shipping contains VAT.
    const { cartId, token } = await createShopper(app, fixtureItems.chair, 2);
    await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), { token });
    await sql`update product set weight_kg = 1 where id = ${product.chair}`.execute(db);
    const { body } = await requestQuote(
      { cart_id: cartId, country_id: country.austria, delivery_module_id: 77 },
      token,
    );
    expect(body).toMatchObject({ postage_amount: 5.62, postage_amount_taxed: 5.9, postage_tax: 0.28 });
    await zeroVat([]);
  });

  test("missing or impossible input is INVALID_INPUT, not a server error", async () => {
    const { cartId, token } = await createShopper(app, fixtureItems.pouf);
    const good = { cart_id: cartId, country_id: country.austria, delivery_module_id: shippingMethod.parcel };
    for (const bad of [
      {},
      { ...good, cart_id: 0 },
      { ...good, country_id: null },
      { ...good, country_id: 999 },
      { ...good, delivery_module_id: shippingMethod.freight },
      { ...good, delivery_module_id: "first" },
      { ...good, delivery_module_id: 1 },
    ]) {
      const { decoded } = await requestQuote(bad, token);
      expect(decoded).toEqual({ shippingCents: undefined, error: "Invalid data" });
    }
    expect((await requestQuote(good)).decoded.error).toBe("Invalid data");
  });
});

import { deliveryMethodRow, postageRow } from "@shop/core/wire";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { country, delivery } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { addBody, fetchWith, goods, newShopper, send } from "../cart/testing/shopper.ts";

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

  test("exactly the limit still goes, a gram more does not", async () => {
    const limit = await newShopper(app, goods.pouf, 2);
    expect((await methodsOf(limit))[0]?.postageCents).toBe(590);
    const tooHeavy = await newShopper(app, goods.pouf, 7);
    expect(await methodsOf(tooHeavy)).toEqual([]);
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
    expect(await methodsOf(await newShopper(app, goods.pouf))).toEqual([]);
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

  test("what is missing or impossible is invalid data, not an error", async () => {
    const { cartId, token } = await newShopper(app, goods.pouf);
    const good = { cart_id: cartId, country_id: country.austria, delivery_module_id: delivery.parcel };
    for (const bad of [
      {},
      { ...good, cart_id: 0 },
      { ...good, country_id: null },
      { ...good, country_id: 999 },
      { ...good, delivery_module_id: delivery.freight },
      { ...good, delivery_module_id: 1 },
    ]) {
      const { decoded } = await ask(bad, token);
      expect(decoded).toEqual({ postageCents: undefined, error: "Invalid data" });
    }
    expect((await ask(good)).decoded.error).toBe("Invalid data");
  });
});

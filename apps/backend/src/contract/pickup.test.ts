import { createShop, isShopError, type Shop } from "@shop/core";
import { orderPickupsQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { PASSWORD } from "../auth/testing/account.ts";
import { createCustomer } from "../auth/testing/people.ts";
import { center, shippingMethod } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { type Dialect, createEnvironment } from "./createEnvironment.ts";

const backend = await createTestBackend();
const owner = await createCustomer(backend, "anna@example.com");
const { orderId } = owner.ids;
await backend.db
  .insertInto("local_pickup")
  .values({ order_id: orderId, fulfilment_center_id: center.vienna })
  .execute();
await createCustomer(backend, "bela@example.com");
await backend.db
  .insertInto("delivery_method")
  .values({ id: 80, code: "LocalPickup", position: 4, text: "{}" })
  .execute();
const NOW = backend.clock.now;

let keys = 0;
async function shopOf(dialect: Dialect, email?: string): Promise<Shop> {
  const environment = {
    ...createEnvironment(backend.app, dialect),
    random: { key: () => `pickup-contract-key-${(keys += 1)}` },
  };
  const shop = createShop({ ...austriaConfig, audience: "storefront" }, environment);
  shop.start();
  if (email !== undefined) await shop.session.signIn({ email, password: PASSWORD });
  return shop;
}

const codeOf = async (request: Promise<unknown>): Promise<string | undefined> => {
  const error = await request.catch((reason: unknown) => reason);
  return isShopError(error) ? error.code : undefined;
};

test.each<Dialect>(["natives", "strings"])(
  "order_local_pickup: where an own order is fetched, in %s",
  async (dialect) => {
    const shop = await shopOf(dialect, owner.ids.email);
    const found = [{ id: expect.any(Number), orderId, centerId: center.vienna }];
    expect(await shop.stock.orderPickups(orderId)).toEqual(found);
    expect(await orderPickupsQuery(shop, orderId).queryFn()).toEqual(found);
  },
);

test.each<Dialect>(["natives", "strings"])(
  "an order says where it is fetched, when it comes, how its parcels are followed and what was given back, in %s",
  async (dialect) => {
    const shop = await shopOf(dialect, owner.ids.email);
    await backend.db.updateTable("orders").set({ delivery_days_min: 2, delivery_days_max: 6 }).execute();
    expect(await shop.account.order(orderId)).toMatchObject({
      pickup: undefined,
      trackingNumbers: [],
      refundedCents: 0,
      deliveryDays: { min: 2, max: 6 },
      deliveryDates: undefined,
    });
    await backend.db
      .insertInto("order_event")
      .values({ order_id: orderId, at: NOW, actor: "shop", from_status: "not_paid", to_status: "paid", why: "test" })
      .execute();
    const { deliveryDates } = await shop.account.order(orderId);
    expect(deliveryDates?.first).toMatch(/^20\d\d-\d\d-\d\d$/u);
    await backend.db
      .updateTable("orders")
      .set({ parcels: ["AB 1"], delivery_method_id: 80 })
      .execute();
    await backend.db
      .insertInto("refund")
      .values({
        order_id: orderId,
        key: dialect,
        amount_cents: 250,
        restock: false,
        why: "",
        asked_at: NOW,
        done_at: NOW,
      })
      .execute();
    expect(await shop.account.order(orderId)).toMatchObject({
      pickup: { name: "Wien", address: "Lindengasse 12", postalCode: "1070", city: "Wien" },
      trackingNumbers: ["AB 1"],
      refundedCents: 250,
    });
    await backend.db.deleteFrom("refund").execute();
    await backend.db.deleteFrom("order_event").where("to_status", "=", "paid").execute();
    await backend.db.updateTable("orders").set({ parcels: [], delivery_method_id: shippingMethod.parcel }).execute();
  },
);

test("another customer's order and an unknown one get the same response; guests have none", async () => {
  const other = await shopOf("natives", "bela@example.com");
  expect(await codeOf(other.stock.orderPickups(orderId))).toBe("NOT_FOUND");
  expect(await codeOf(other.stock.orderPickups(999_999))).toBe("NOT_FOUND");
  expect(await codeOf((await shopOf("natives")).stock.orderPickups(orderId))).toBe("UNAUTHORIZED");
});

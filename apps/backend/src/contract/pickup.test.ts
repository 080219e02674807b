import { createShop, isShopError, type Shop } from "@shop/core";
import { orderPickupsQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { PASSWORD } from "../features/auth/testing/account.ts";
import { newCustomer } from "../features/auth/testing/people.ts";
import { center } from "../testing/fixture/ids.ts";
import { useDatabase } from "../testing/testDatabase.ts";
import { austria } from "./austria.ts";
import { type Dialect, environmentOf } from "./dialects.ts";

const backend = await useDatabase();
const owner = await newCustomer(backend, "anna@example.com");
const { orderId } = owner.own;
await backend.db
  .insertInto("local_pickup")
  .values({ order_id: orderId, fulfilment_center_id: center.vienna })
  .execute();
await newCustomer(backend, "bela@example.com");

let keys = 0;
async function shopOf(dialect: Dialect, email?: string): Promise<Shop> {
  const environment = {
    ...environmentOf(backend.app, dialect),
    random: { key: () => `pickup-contract-key-${(keys += 1)}` },
  };
  const shop = createShop({ ...austria, audience: "storefront" }, environment);
  shop.start();
  if (email !== undefined) await shop.session.signIn({ email, password: PASSWORD });
  return shop;
}

const codeOf = async (asked: Promise<unknown>): Promise<string | undefined> => {
  const error = await asked.catch((reason: unknown) => reason);
  return isShopError(error) ? error.code : undefined;
};

test.each<Dialect>(["natives", "strings"])(
  "order_local_pickup: where an own order is fetched, in %s",
  async (dialect) => {
    const shop = await shopOf(dialect, owner.own.email);
    const found = [{ id: expect.any(Number), orderId, centerId: center.vienna }];
    expect(await shop.stock.orderPickups(orderId)).toEqual(found);
    expect(await orderPickupsQuery(shop, orderId).queryFn()).toEqual(found);
  },
);

test("somebody else's order and one that nobody has look the same; guests have none", async () => {
  const other = await shopOf("natives", "bela@example.com");
  expect(await codeOf(other.stock.orderPickups(orderId))).toBe("NOT_FOUND");
  expect(await codeOf(other.stock.orderPickups(999_999))).toBe("NOT_FOUND");
  expect(await codeOf((await shopOf("natives")).stock.orderPickups(orderId))).toBe("UNAUTHORIZED");
});

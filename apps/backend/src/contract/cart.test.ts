// Tests the SDK's cart against this backend, in both dialects.
import { summarizeCart, createShop, type Shop } from "@shop/core";
import { beforeEach, describe, expect, test } from "vitest";
import { createCartPreview } from "@shop/testkit/createCartPreview";
import { insertCoupon } from "../cart/testing/coupons.ts";
import { center, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { createEnvironment } from "./createEnvironment.ts";

const { app, db } = await createTestBackend();

await insertCoupon(db, "TEN");
await insertCoupon(db, "FREEPOST", { free_postage: true, cumulative: true });
await insertCoupon(db, "OFF", { percent: 10, enabled: false });
await db
  .insertInto("fulfilment_stock")
  .values({ fulfilment_center_id: center.vienna, sale_element_id: variant.pouf, stock: 5 })
  .onConflict((conflict) => conflict.doNothing())
  .execute();

beforeEach(async () => {
  await db.deleteFrom("rate_limit").execute();
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

let keys = 0;
const preview = createCartPreview({ unitCents: 1, stock: 9 });

describe.each(["natives", "strings"] as const)("%s", (dialect) => {
  async function shopWithPoufs(quantity: number): Promise<Shop> {
    const environment = {
      ...createEnvironment(app, dialect),
      random: { key: () => `contract-cart-${dialect}-${(keys += 1)}` },
    };
    const shop = createShop(austriaConfig, environment);
    shop.start();
    shop.cart.add({ ...preview, productId: product.pouf, variantId: variant.pouf }, { quantity });
    await expect.poll(() => shop.cart.getSnapshot().confirmed?.lines).toMatchObject([{ quantity, unitCents: 5900 }]);
    return shop;
  }
  const totalsOf = (shop: Shop) => summarizeCart(shop.cart.getSnapshot(), { shippingCents: 590 });

  test("a coupon is applied, shown with its terms, rejected with a reason, and removed", async () => {
    const shop = await shopWithPoufs(2);
    const cart = await shop.cart.applyCoupon("ten");
    expect(cart).toMatchObject({
      discountCents: 1180,
      coupons: [
        { code: "TEN", title: "Gutschein TEN", percent: 10, amountCents: undefined, reason: "", discountCents: 1180 },
      ],
    });
    // Client and server agree: 118.00 less 10 %, plus 5.90 shipping.
    expect(totalsOf(shop)).toMatchObject({
      discountCents: 1180,
      totalCents: 11_210,
      vat: [{ percent: 20, vatCents: 1868 }],
    });
    await expect(shop.cart.applyCoupon("OFF")).rejects.toMatchObject({
      code: "COUPON_REJECTED",
      details: { reason: "disabled" },
    });
    expect(shop.cart.getSnapshot().confirmed?.coupons).toHaveLength(1);
    expect(await shop.cart.removeCoupon("TEN")).toMatchObject({ discountCents: 0, coupons: [] });
  });

  test("too many attempts return the retry time", async () => {
    const shop = await shopWithPoufs(1);
    for (let at = 0; at < 10; at += 1) {
      await expect(shop.cart.applyCoupon(`GUESS${at}`)).rejects.toMatchObject({ details: { reason: "unknown" } });
    }
    await expect(shop.cart.applyCoupon("TEN")).rejects.toMatchObject({
      code: "RATE_LIMITED",
      details: { retryAfterSeconds: 600 },
    });
  });

  test("validate reports changes once, and the cart matches them", async () => {
    const shop = await shopWithPoufs(5);
    await db.updateTable("sale_element").set({ stock: 3 }).where("id", "=", variant.pouf).execute();
    expect(await shop.cart.validate()).toMatchObject({
      valid: false,
      removed: [],
      priceChanged: [],
      quantityChanged: [{ oldQuantity: 5, newQuantity: 3, reason: "stock" }],
      undeliverable: [],
      couponsRemoved: [],
    });
    expect(shop.cart.getSnapshot().confirmed?.lines).toMatchObject([{ quantity: 3 }]);
    expect(await shop.cart.validate()).toMatchObject({ valid: true, quantityChanged: [] });
  });

  test("a fulfilment center is chosen", async () => {
    const shop = await shopWithPoufs(1);
    shop.cart.setFulfilmentCenter(variant.pouf, center.vienna);
    await expect
      .poll(() => shop.cart.getSnapshot().confirmed?.lines)
      .toMatchObject([{ fulfilmentCenterId: center.vienna, quantity: 1 }]);
  });

  test("free shipping is free for the chosen method", async () => {
    const shop = await shopWithPoufs(1);
    void shop.shipping.refresh();
    await expect.poll(() => shop.shipping.getSnapshot().shippingCents).toBe(590);
    await shop.cart.applyCoupon("FREEPOST");
    void shop.shipping.refresh();
    await expect.poll(() => shop.shipping.getSnapshot().shippingCents).toBe(0);
  });
});

// A unit price must be the same in all responses: list, product page, variants, search and cart.
import { createShop, type ShopConfig } from "@shop/core";
import { expect, test } from "vitest";
import { createCartPreview } from "@shop/testkit/createCartPreview";
import { category, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { createEnvironment } from "./createEnvironment.ts";

const { app, db } = await createTestBackend();
// Makes chairs zero-rated in the home country, so that all price calculations must consider it.
await db
  .updateTable("setting")
  .set({ value: JSON.stringify([category.chairs]) })
  .where("name", "=", "categories_0_vat")
  .execute();

const STOREFRONTS: readonly ShopConfig[] = [
  austriaConfig,
  { ...austriaConfig, locale: "de-DE", market: "DE" },
  { ...austriaConfig, locale: "ro-RO", language: "ro", market: "RO" },
];
const VARIANTS = [
  { title: "Hallein", productId: product.sofa, variantId: variant.sofaForest2 },
  { title: "on promotion", productId: product.armchair, variantId: variant.armchairForest },
  { title: "of a zero-VAT category", productId: product.chair, variantId: variant.chair },
  { title: "cheap", productId: product.pouf, variantId: variant.pouf },
] as const;

const cases = STOREFRONTS.flatMap((storefront) =>
  VARIANTS.flatMap((item) =>
    [storefront.market, storefront.market === "AT" ? "DE" : "AT"].map((country) => ({ storefront, item, country })),
  ),
);

let keys = 0;

test.each(cases)(
  "$item.title, $storefront.locale, delivered to country $country: list, page, variants, search and cart have one price",
  async ({ storefront, item: { productId, variantId }, country }) => {
    const environment = {
      ...createEnvironment(app, "natives"),
      random: { key: () => `contract-one-price-${(keys += 1)}` },
    };
    const shop = createShop({ ...storefront, rendered: { excludeVat: false, country } }, environment);
    shop.start();
    const [card] = await shop.catalogue.products({ id: [productId] });
    const page = await shop.catalogue.product(productId);
    const { variant: one } = await shop.catalogue.variant(variantId);
    const variants = await shop.catalogue.variants(productId);
    const { products: hits } = await shop.search.products({ text: page.title, from: 0, size: 6 });
    const preview = createCartPreview({ unitCents: one.priceCents, stock: 9 });
    shop.cart.add({ ...preview, productId, variantId }, { quantity: 2 });
    await expect.poll(() => shop.cart.getSnapshot().confirmed?.lines.length).toBe(1);
    const line = shop.cart.getSnapshot().confirmed?.lines[0];
    const prices = {
      card: card?.priceCents,
      page: page.priceCents,
      variant: variants.find(({ id }) => id === variantId)?.priceCents,
      // Search has no country parameter: hits have the storefront's own VAT.
      hit: country === storefront.market ? hits.find(({ id }) => id === productId)?.priceCents : one.priceCents,
      cart: line?.unitCents,
    };
    expect(prices).toEqual({
      card: one.priceCents,
      page: one.priceCents,
      variant: one.priceCents,
      hit: one.priceCents,
      cart: one.priceCents,
    });
  },
);

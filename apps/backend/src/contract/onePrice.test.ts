// A unit price must be the same in all responses: list, product page, variants, search and cart.
import { createShop, type ShopConfig } from "@shop/core";
import { expect, test } from "vitest";
import { cartPreview } from "@shop/testkit/cartPreview";
import { category, country, product, saleElement } from "../testing/fixture/ids.ts";
import { useDatabase } from "../testing/testDatabase.ts";
import { austria } from "./austria.ts";
import { environmentOf } from "./dialects.ts";

const { app, db } = await useDatabase();
// Makes chairs zero-rated in the home country, so that all price calculations must consider it.
await db
  .updateTable("setting")
  .set({ value: JSON.stringify([category.chairs]) })
  .where("name", "=", "categories_0_vat")
  .execute();

const STOREFRONTS: readonly ShopConfig[] = [
  austria,
  { ...austria, locale: "de_DE", satellite: "DE", countryId: country.germany },
  { ...austria, locale: "ro_RO", language: "ro", satellite: "RO", countryId: country.romania },
];
const PIECES = [
  { title: "Hallein", productId: product.sofa, saleElementId: saleElement.sofaForest2 },
  { title: "on promotion", productId: product.armchair, saleElementId: saleElement.armchairForest },
  { title: "of a zero-VAT category", productId: product.chair, saleElementId: saleElement.chair },
  { title: "cheap", productId: product.pouf, saleElementId: saleElement.pouf },
] as const;

const cases = STOREFRONTS.flatMap((storefront) =>
  PIECES.flatMap((piece) =>
    [storefront.countryId, storefront.countryId === country.austria ? country.germany : country.austria].map(
      (countryId) => ({ storefront, piece, countryId }),
    ),
  ),
);

let keys = 0;

test.each(cases)(
  "$piece.title, $storefront.locale, delivered to country $countryId: list, page, variants, search and cart say one price",
  async ({ storefront, piece: { productId, saleElementId }, countryId }) => {
    const environment = {
      ...environmentOf(app, "natives"),
      random: { key: () => `contract-one-price-${(keys += 1)}` },
    };
    const shop = createShop({ ...storefront, display: { excludeVat: false, countryId } }, environment);
    shop.start();
    const [card] = await shop.catalogue.products({ id: [productId] });
    const page = await shop.catalogue.product(productId);
    const { saleElement: one } = await shop.catalogue.saleElement(saleElementId);
    const variants = await shop.catalogue.saleElements(productId);
    const { products: hits } = await shop.search.products({ text: page.title, from: 0, size: 6 });
    shop.cart.ask({
      kind: "add",
      productId,
      saleElementId,
      quantity: 2,
      preview: cartPreview({ unitCents: one.priceCents, stock: 9 }),
    });
    await expect.poll(() => shop.cart.getSnapshot().confirmed?.lines.length).toBe(1);
    const line = shop.cart.getSnapshot().confirmed?.lines[0];
    const prices = {
      card: card?.priceCents,
      page: page.priceCents,
      variant: variants.find(({ id }) => id === saleElementId)?.priceCents,
      // Search has no country parameter: hits have the storefront's own VAT.
      hit: countryId === storefront.countryId ? hits.find(({ id }) => id === productId)?.priceCents : one.priceCents,
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

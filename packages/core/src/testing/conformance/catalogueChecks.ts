import { type ConformanceCheck, createCheck } from "./createCheck.js";
import { assertMet, assertRejects } from "./requirement.js";

const UNKNOWN_ID = 999_999_999;
const UNKNOWN_URL = "/conformance-check-unknown-page";
/** Text that no product contains. */
const UNKNOWN_TEXT = "qzxvkwjyq";

const isCents = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

export const catalogueChecks: readonly ConformanceCheck[] = [
  createCheck("catalogue", "lists products with prices in whole cents", [], async (open) => {
    const { shop } = await open();
    const products = await shop.catalogue.products({ limit: 3 });
    assertMet(products.length > 0, "products({ limit: 3 }) returned nothing: return the products of the shop");
    assertMet(products.length <= 3, `products({ limit: 3 }) returned ${products.length} products: apply the limit`);
    for (const { id, title, url, priceCents, stock } of products) {
      assertMet(title !== "", `Product ${id} of products() has no title: return one in the shop's language`);
      assertMet(url.startsWith("/"), `The URL of product ${id} is "${url}": return a path of the storefront`);
      assertMet(isCents(priceCents), `The price of product ${id} is ${priceCents}: return whole gross cents`);
      assertMet(Number.isSafeInteger(stock), `The stock of product ${id} is ${stock}: return a whole number`);
    }
  }),

  createCheck("catalogue", "pages through the list", [], async (open) => {
    const { shop } = await open();
    const all = await shop.catalogue.products({ limit: 4 });
    const first = await shop.catalogue.products({ limit: 2 });
    const second = await shop.catalogue.products({ limit: 2, offset: 2 });
    const paged = [...first, ...second].map(({ id }) => id);
    const expected = all.map(({ id }) => id);
    assertMet(
      paged.join() === expected.join(),
      `Two pages of two products are ${paged.join()}, one of four is ${expected.join()}: apply limit and offset to one stable order`,
    );
  }),

  createCheck("catalogue", "lists products by their ids", ["productId"], async (open, { productId }) => {
    const { shop } = await open();
    const found = (await shop.catalogue.products({ id: [productId] })).map(({ id }) => id);
    assertMet(
      found.join() === String(productId),
      `products({ id: [${productId}] }) returned the products ${found.join() || "of an empty list"}: return those with the given ids`,
    );
  }),

  createCheck("catalogue", "returns a product with its variants", ["productId"], async (open, { productId }) => {
    const { shop } = await open();
    const product = await shop.catalogue.product(productId);
    assertMet(product.id === productId, `product(${productId}) returned the product ${product.id}`);
    const variants = await shop.catalogue.variants(productId);
    const variant = variants.find(({ id }) => id === product.variantId);
    assertMet(
      variant,
      `variants(${productId}) lacks ${product.variantId}, the default variant of the product: return all variants`,
    );
    assertMet(
      variant.priceCents === product.priceCents,
      `Product ${productId} costs ${product.priceCents}, its default variant ${variant.priceCents}: return the same price`,
    );
  }),

  createCheck("catalogue", "rejects an unknown product", [], async (open) => {
    const { shop } = await open();
    await assertRejects(shop.catalogue.product(UNKNOWN_ID), "NOT_FOUND", "Reject an unknown product");
  }),

  createCheck("catalogue", "returns a category with its products", ["categoryId", "productId"], async (open, data) => {
    const { categoryId, productId } = data;
    const { shop } = await open();
    const category = await shop.catalogue.category(categoryId);
    assertMet(category.id === categoryId, `category(${categoryId}) returned the category ${category.id}`);
    const products = await shop.catalogue.products({ category: categoryId, id: [productId] });
    assertMet(
      products.length === 1,
      `products({ category: ${categoryId}, id: [${productId}] }) returned ${products.length} products: combine the filters`,
    );
    const count = await shop.catalogue.productCount(categoryId);
    assertMet(count > 0, `productCount(${categoryId}) is ${count}: count the category and those below it`);
    await assertRejects(shop.catalogue.category(UNKNOWN_ID), "NOT_FOUND", "Reject an unknown category");
  }),

  createCheck("catalogue", "filters by category", [], async (open) => {
    const { shop } = await open();
    const found = await shop.catalogue.products({ category: UNKNOWN_ID });
    assertMet(found.length === 0, "products() of an unknown category returned products: return an empty list");
  }),

  createCheck("catalogue", "returns a menu", [], async (open) => {
    const { shop } = await open();
    const [entry] = await shop.catalogue.menu();
    assertMet(entry, "menu() is empty: return the categories of the shop");
    const category = await shop.catalogue.category(entry.id);
    assertMet(
      category.url === entry.url,
      `The menu leads to "${entry.url}", the category is at "${category.url}": return the same URL`,
    );
  }),

  createCheck("catalogue", "returns the prices of each country", ["productId", "otherCountry"], async (open, data) => {
    const { productId, otherCountry } = data;
    const { shop, add, sync } = await open();
    const home = shop.market.getSnapshot().country;
    await add(await shop.catalogue.product(productId));
    for (const country of [home, otherCountry]) {
      await shop.market.setCountry(country);
      await sync();
      const product = await shop.catalogue.product(productId);
      const [card] = await shop.catalogue.products({ id: [productId] });
      const [line] = shop.cart.getSnapshot().lines;
      const prices = [product.priceCents, card?.priceCents, line?.unitCents];
      assertMet(
        new Set(prices).size === 1,
        `Product, list and cart have the prices ${prices.join(", ")} in ${country}: return those of the country of each call`,
      );
    }
  }),

  createCheck("content", "returns the settings of the storefront", [], async (open) => {
    const { shop } = await open();
    const { countryId } = shop.market.getSnapshot();
    const config = await shop.content.localeConfig();
    assertMet(/^[A-Z]{3}$/.test(config.currency), `The currency is "${config.currency}": return its ISO 4217 code`);
    assertMet(
      config.countryId === countryId && config.countries.some(({ id }) => id === countryId),
      `localeConfig() lacks the country ${countryId}: return the storefront's own in countryId and in countries`,
    );
  }),

  createCheck("content", "resolves the URL of a product", ["productId"], async (open, { productId }) => {
    const { shop } = await open();
    const { url } = await shop.catalogue.product(productId);
    const { view, viewId } = await shop.content.resolve(url);
    assertMet(
      view === "product" && viewId === productId,
      `resolve("${url}") is ${view} ${viewId}: return "product" and ${productId}`,
    );
    await assertRejects(shop.content.resolve(UNKNOWN_URL), "NOT_FOUND", "Reject an unknown URL");
  }),

  createCheck("search", "finds a product by its title", ["productId"], async (open, { productId }) => {
    const { shop } = await open();
    const { title, priceCents } = await shop.catalogue.product(productId);
    const { products, total } = await shop.search.products({ text: title, from: 0, size: 10 });
    const found = products.find(({ id }) => id === productId);
    assertMet(found, `A search for "${title}" does not find product ${productId}`);
    assertMet(
      total >= products.length,
      `A search with ${products.length} results has the total ${total}: count them all`,
    );
    assertMet(
      found.priceCents === priceCents,
      `The search has the price ${found.priceCents}, the product ${priceCents}: return the same price`,
    );
  }),

  createCheck("search", "finds nothing for an unknown text", [], async (open) => {
    const { shop } = await open();
    const { products, total } = await shop.search.products({ text: UNKNOWN_TEXT, from: 0, size: 10 });
    assertMet(
      products.length === 0 && total === 0,
      `A search for "${UNKNOWN_TEXT}" found ${total} products: return those that contain the text`,
    );
  }),
];

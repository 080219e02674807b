// How many files a person reads to follow one thing through the shop. Measured, so that the figures follow the code.
import { execFileSync } from "node:child_process";
import { importedFiles, reach } from "./importGraph.mjs";
import { at, node } from "./workspace.mjs";

/** Layers that hold state or pass a call on. Pure rules, and areas that react to the cart, are no steps of the way. */
const STEPS = /^packages\/core\/src\/(createShop\.ts|(calls|cart|store|environment)\/)/;
/** The submit handler, and the files between it and `@shop/core`. */
const HANDLER = "apps/storefront/src/features/product/BuyForm.tsx";
const CALLER = "apps/storefront/src/features/product/BuyBox.tsx";

/** Returns the files from the click on "add to cart" to the request. */
export function addToCartFiles() {
  const executed = JSON.parse(
    execFileSync(node, ["--no-warnings", at("scripts/lib/measureAddToCart.mjs")], { encoding: "utf8" }),
  );
  const views = importedFiles(CALLER).filter((path) => /\/useCart\w*\.tsx?$/.test(path));
  return [HANDLER, CALLER, ...views, ...executed.filter((path) => STEPS.test(path))];
}

/** Where the price of a variant is read, mapped, decoded, typed and shown. */
export const PRICE_STATIONS = [
  "apps/backend/src/catalogue/variants.queries.ts",
  "apps/backend/src/catalogue/toVariantRow.ts",
  "packages/core/src/wire/product.ts",
  "packages/core/src/domain/catalogue/product.ts",
  "apps/storefront/src/features/product/ProductPrice.tsx",
];
const OF_PRICES = /(price|cents|money|percent|vat|reduc|discount|euro)/i;

/** Returns the stations of a price, and every file of prices that they reach through files of prices. */
export const priceFiles = () =>
  reach(PRICE_STATIONS, (path) => !path.includes("/testing/") && OF_PRICES.test(path.split("/").at(-1)));

export const walks = {
  addToCart: { title: "add-to-cart, files from click to HTTP", files: addToCartFiles, limit: 14 },
  price: { title: "a price, files from row to screen", files: priceFiles, limit: 15 },
};

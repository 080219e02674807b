import type { Cart } from "../../domain/cart/cart.js";
import type { Product } from "../../domain/catalogue/product.js";
import { randomKey } from "../../environment/runtime.js";
import { type ConformanceCheck, createCheck } from "./createCheck.js";
import type { StoredVisit, Visit } from "./openVisit.js";
import { assertMet, assertRejects } from "./requirement.js";

const UNKNOWN_COUPON = "CONFORMANCE-UNKNOWN";

const quantityOf = ({ shop }: Visit, { variantId }: Product): number =>
  shop.cart.getSnapshot().confirmed?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;

/** Returns stored values with another secret of the cart. */
export const withWrongCartToken = ({ local, session }: StoredVisit): StoredVisit => ({
  local: { ...local, cart_token: "wrong-cart-token" },
  session,
});

/** Loads the stored cart of a visit from the backend; returns the number of its lines, 0 for an unknown cart. */
export async function countLines({ shop }: Visit): Promise<number> {
  await shop.cart.refresh();
  return shop.cart.getSnapshot().lines.length;
}

const isReduced = ({ discountCents, coupons = [] }: Cart): boolean =>
  discountCents > 0 || coupons.some(({ freeShipping }) => freeShipping);

export const cartChecks: readonly ConformanceCheck[] = [
  createCheck("cart", "adds a product", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const product = await visit.shop.catalogue.product(productId);
    await visit.add(product);
    const { confirmed } = visit.shop.cart.getSnapshot();
    const [line] = confirmed?.lines ?? [];
    assertMet(line, "cart/add returned a cart without lines: return the complete cart");
    assertMet(
      line.productId === productId && line.variantId === product.variantId && line.quantity === product.step,
      `cart/add returned ${line.quantity} of product ${line.productId}, variant ${line.variantId}: return ${product.step} of ${productId}, ${product.variantId}`,
    );
    assertMet(line.title !== "", "The line has no title: return what the cart shows");
    assertMet(
      line.unitCents === product.priceCents,
      `A unit costs ${line.unitCents} in the cart and ${product.priceCents} on the product's page: return the same price`,
    );
  }),

  createCheck("cart", "returns the complete cart", ["productId", "scarceProductId"], async (open, data) => {
    const visit = await open();
    const products = [
      await visit.shop.catalogue.product(data.productId),
      await visit.shop.catalogue.product(data.scarceProductId),
    ];
    for (const product of products) await visit.add(product);
    const isComplete = (): boolean => products.every((product) => quantityOf(visit, product) > 0);
    assertMet(isComplete(), "cart/add returned only a part of the lines: return the complete cart after every change");
    const [product] = products;
    if (product === undefined) return;
    visit.shop.cart.setQuantity(product.variantId, product.step * 2);
    await visit.sync();
    assertMet(
      isComplete(),
      "cart/update returned only a part of the lines: return the complete cart after every change",
    );
  }),

  createCheck("cart", "adds to a line, changes and removes it", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const { cart, catalogue } = visit.shop;
    const product = await catalogue.product(productId);
    const { variantId, step } = product;
    const assertQuantity = (quantity: number, change: string): void => {
      const found = quantityOf(visit, product);
      assertMet(found === quantity, `The quantity is ${found} after ${change}: it should be ${quantity}`);
    };
    await visit.add(product);
    await visit.add(product, step * 2);
    assertQuantity(step * 3, `adding ${step} and ${step * 2}`);
    cart.setQuantity(variantId, step * 2);
    await visit.sync();
    assertQuantity(step * 2, `setting it to ${step * 2}`);
    cart.remove(variantId);
    await visit.sync();
    assertQuantity(0, "removing the line");
    await visit.add(product);
    cart.clear();
    await visit.sync();
    assertQuantity(0, "clearing the cart");
  }),

  createCheck("cart", "is there after a reload", ["productId"], async (open, { productId }) => {
    const visit = await open();
    await visit.add(await visit.shop.catalogue.product(productId));
    const reloaded = await open(visit.store());
    assertMet((await countLines(reloaded)) === 1, "cart/get does not return the cart that cart/add has created");
  }),

  createCheck("cart", "confirms an unchanged cart", ["productId"], async (open, { productId }) => {
    const visit = await open();
    await visit.add(await visit.shop.catalogue.product(productId));
    const check = await visit.shop.cart.validate();
    assertMet(check?.valid === true, "cart/validate reported changes of a cart that has not changed: return valid");
    assertMet(
      check.cart.lines.length === 1,
      "cart/validate returned a cart without its lines: return the complete cart",
    );
  }),

  createCheck("cart", "has the currency of its country", ["productId", "otherCountry"], async (open, data) => {
    const { shop, add, sync } = await open();
    const config = await shop.content.localeConfig();
    const home = shop.market.getSnapshot().country;
    await add(await shop.catalogue.product(data.productId));
    for (const country of [home, data.otherCountry]) {
      await shop.market.setCountry(country);
      await sync();
      const { countryId } = shop.market.getSnapshot();
      const own = config.countries.find(({ id }) => id === countryId)?.currency;
      const { confirmed } = shop.cart.getSnapshot();
      assertMet(confirmed, `cart/get does not return the cart in ${country}`);
      // Prices that are converted for display are charged in a currency that the settings do not name.
      const expected = own ?? (config.currencyRate === 1 ? config.currency : confirmed.currency);
      assertMet(
        confirmed.currency === expected,
        `The cart has the currency "${confirmed.currency}" in ${country}, the settings name ${expected}: return that of the country of each call`,
      );
    }
  }),

  createCheck("cart", "keeps the limit of the stock", ["scarceProductId"], async (open, { scarceProductId }) => {
    const visit = await open();
    const product = await visit.shop.catalogue.product(scarceProductId);
    const { variantId, step, stock } = product;
    const tooMany = (Math.floor(stock / step) + 1) * step;
    await visit.add(product);
    for (const change of ["add", "setQuantity"] as const) {
      if (change === "add") visit.shop.cart.add(product, { quantity: tooMany });
      else visit.shop.cart.setQuantity(variantId, tooMany);
      const [rejection] = await visit.rejections();
      const requirement = `Reject ${change} of ${tooMany} units with OUT_OF_STOCK, of which ${stock} are in stock`;
      assertMet(rejection, `${requirement}: the cart now has ${quantityOf(visit, product)}`);
      assertMet(rejection.code === "OUT_OF_STOCK", `${requirement}: it was ${rejection.code}`);
      assertMet(
        rejection.availableStock === stock,
        `OUT_OF_STOCK reported a stock of ${rejection.availableStock}: return ${stock} as \`stock\``,
      );
      assertMet(quantityOf(visit, product) === step, "A rejected change changed the cart: leave it as it was");
    }
  }),

  createCheck("cart", "hides a cart from a wrong token", ["productId"], async (open, { productId }) => {
    const visit = await open();
    await visit.add(await visit.shop.catalogue.product(productId));
    const stored = visit.store();
    assertMet(
      stored.local["cart_token"],
      "The response that creates a cart has no `token`: return a secret, because anyone can guess the id of a cart",
    );
    const other = await open(withWrongCartToken(stored));
    await other.shop.cart.refresh();
    assertMet(
      other.shop.cart.getSnapshot().cartId === 0,
      "A cart with a wrong token was returned or failed otherwise: respond as for an unknown cart, CART_NOT_FOUND",
    );
  }),

  createCheck("cart", "repeats the creation of a cart once", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const product = await visit.shop.catalogue.product(productId);
    visit.shop.cart.add(product);
    const unanswered = visit.store();
    await visit.sync();
    const repeated = await open(unanswered);
    await repeated.sync();
    const { cartId } = visit.shop.cart.getSnapshot();
    assertMet(
      repeated.shop.cart.getSnapshot().cartId === cartId,
      "cart/add with the Idempotency-Key that created a cart created a second one: return the first response",
    );
    await assertAddedOnce(visit, product, product.step);
  }),

  createCheck("cart", "repeats an addition once", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const product = await visit.shop.catalogue.product(productId);
    await visit.add(product);
    visit.shop.cart.add(product);
    const unanswered = visit.store();
    await visit.sync();
    await (await open(unanswered)).sync();
    await assertAddedOnce(visit, product, product.step * 2);
  }),

  createCheck("cart", "repeats an addition at the same time once", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const product = await visit.shop.catalogue.product(productId);
    await visit.add(product);
    visit.shop.cart.add(product);
    const unanswered = visit.store();
    await Promise.all([visit.sync(), open(unanswered).then((repeated) => repeated.sync())]);
    await assertAddedOnce(visit, product, product.step * 2);
  }),

  createCheck("cart", "rejects a reused key", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const product = await visit.shop.catalogue.product(productId);
    await visit.add(product);
    const stored = visit.store();
    const reused = randomKey();
    const first = await open(stored, () => reused);
    await first.add(product);
    const second = await open(stored, () => reused);
    second.shop.cart.add(product, { quantity: product.step * 2 });
    const [rejection] = await second.rejections();
    await countLines(visit);
    assertMet(
      rejection !== undefined && quantityOf(visit, product) === product.step * 2,
      "A repeated Idempotency-Key with another body was accepted: reject it with IDEMPOTENCY_REUSED",
    );
  }),

  createCheck("cart", "applies and removes a coupon", ["productId", "coupon"], async (open, { productId, coupon }) => {
    const visit = await open();
    const { cart } = visit.shop;
    await visit.add(await visit.shop.catalogue.product(productId));
    const reduced = await cart.applyCoupon(coupon);
    assertMet(isReduced(reduced), `The coupon "${coupon}" gave no discount: return it as discountCents of the cart`);
    assertMet(reduced.lines.length === 1, "applyCoupon returned a cart without its lines: return the complete cart");
    const { discountCents } = await cart.removeCoupon();
    assertMet(discountCents === 0, `The discount is ${discountCents} after removing the coupon: it should be 0`);
  }),

  createCheck("cart", "rejects an unknown coupon", ["productId"], async (open, { productId }) => {
    const visit = await open();
    await visit.add(await visit.shop.catalogue.product(productId));
    const { reason } = await assertRejects(
      visit.shop.cart.applyCoupon(UNKNOWN_COUPON),
      "COUPON_REJECTED",
      "Reject an unknown coupon",
    );
    assertMet(reason === "unknown", `The reason is "${reason}" for an unknown coupon: return "unknown"`);
  }),
];

async function assertAddedOnce(visit: Visit, product: Product, quantity: number): Promise<void> {
  await countLines(visit);
  const found = quantityOf(visit, product);
  const fault = found > quantity ? "added the item twice" : "lost it";
  assertMet(
    found === quantity,
    `cart/add with a repeated Idempotency-Key ${fault}, the quantity is ${found} instead of ${quantity}: return the first response`,
  );
}

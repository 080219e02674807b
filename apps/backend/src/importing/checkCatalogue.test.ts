import { expect, test } from "vitest";
import { type Catalogue, type CatalogueCoupon, type CatalogueProduct, emptyCatalogue, readerOf } from "./catalogue.ts";
import { checkCatalogue } from "./checkCatalogue.ts";
import { emptyProduct, emptyVariant } from "./testing/emptyProduct.ts";

const category = (code: string, parent?: string): Catalogue["categories"][number] => ({
  code,
  parent,
  position: 1,
  visible: true,
  text: {},
  slugs: {},
  pictures: undefined,
});
const variant = { ...emptyVariant, ref: "P-1", net: "10" } as const;
const product: CatalogueProduct = { ...emptyProduct, ref: "P", categories: ["chairs"], variants: [variant] };
const whole: Catalogue = { ...emptyCatalogue(), categories: [category("chairs")], readProducts: readerOf([product]) };
const withProduct = (change: Partial<CatalogueProduct>): Catalogue => ({
  ...whole,
  readProducts: readerOf([{ ...product, ...change }]),
});

test("a consistent catalogue passes", async () => {
  await expect(checkCatalogue(whole)).resolves.toBeDefined();
});

const coupon: CatalogueCoupon = {
  code: "TEN",
  startsOn: undefined,
  endsOn: undefined,
  amountCents: undefined,
  percent: "10",
  freeShipping: false,
  shippingMethods: [],
  categories: [],
  products: [],
  appliesToPromotions: true,
  minSubtotalCents: 0,
  cumulative: false,
  maxUses: undefined,
  used: 0,
  usesPerCustomer: undefined,
  text: {},
};
const withCoupons = (...changes: Partial<CatalogueCoupon>[]): Catalogue => ({
  ...whole,
  extras: {
    selections: [],
    keywords: [],
    fulfilmentCenters: [],
    reviews: [],
    coupons: changes.map((change) => ({ ...coupon, ...change })),
  },
});

const withListing = (brand: string, list: string): Catalogue => ({
  ...whole,
  contents: [
    {
      code: "list",
      folder: "",
      position: 1,
      visible: true,
      text: {},
      slugs: {},
      listing: { brand, category: list },
    },
  ],
});

test.each<[string, Catalogue, string]>([
  ["a coupon for an unknown category", withCoupons({ categories: ["x"] }), "coupon TEN: unknown category x"],
  ["a coupon for an unknown product", withCoupons({ products: ["x"] }), "coupon TEN: unknown product x"],
  ["a coupon code twice, in whatever case", withCoupons({}, { code: "ten" }), "coupon TEN is given twice"],
  [
    "a code twice",
    { ...whole, categories: [category("chairs"), category("chairs")] },
    "category chairs is given twice",
  ],
  ["an unknown parent", { ...whole, categories: [category("chairs", "x")] }, "category chairs: unknown parent x"],
  [
    "a circle",
    { ...whole, categories: [category("chairs", "a"), category("a", "chairs")] },
    "category chairs lies inside itself",
  ],
  ["a product twice", { ...whole, readProducts: readerOf([product, product]) }, "variant P-1 is given twice"],
  ["a list of an unknown brand", withListing("x", "chairs"), "content list: unknown brand x"],
  ["a list of an unknown category", withListing("x", "y"), "content list: unknown category y"],
  ["no category", withProduct({ categories: [] }), "is in no category"],
  ["an unknown category", withProduct({ categories: ["x"] }), "unknown category x"],
  ["an unknown brand", withProduct({ brand: "x" }), "unknown brand x"],
  ["an unknown feature", withProduct({ features: [{ feature: "x", number: "1" }] }), "unknown feature x"],
  ["no variant", withProduct({ variants: [] }), "needs exactly one default"],
  [
    "a promotion that is none",
    withProduct({ variants: [{ ...variant, choices: [], promoNet: "10" }] }),
    "promo price of P-1",
  ],
  [
    "an unknown colour",
    withProduct({ variants: [{ ...variant, choices: [{ attribute: "color", value: "x" }] }] }),
    "unknown color x",
  ],
  ["days the wrong way round", withProduct({ deliveryDays: [3, 2] }), "delivery days"],
])("%s is refused", async (_what, catalogue, message) => {
  await expect(checkCatalogue(catalogue)).rejects.toThrow(message);
});

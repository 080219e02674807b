import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Picture, Product, ProductCard, ProductFeature, Variant } from "../domain/catalogue/product.js";
import {
  alternates,
  cents,
  centsOrNone,
  decimal,
  flag,
  flagOrOff,
  integer,
  integerOrNone,
  integerOrZero,
  text,
  textOrEmpty,
  textOrNone,
} from "./scalars.js";
import { picklist, type Schema } from "./createSchema.js";
import {
  array,
  firstOf,
  listOrEmpty,
  mergeSchemas,
  optional,
  orUndefined,
  record,
  row,
  rows,
  rowsOrEmpty,
} from "./row.js";

const pictureFiles = { base: ["BASE", text], widths: ["WIDTHS", array(integer)] } as const;

/** The files of the first picture of a list. */
export const firstPictureFiles: Schema<MenuCategory["picture"]> = optional(firstOf(row(pictureFiles)));

/** A picture row. BASE, WIDTHS, WIDTH, HEIGHT and COLOR_ID are additions to Thelia's fields. */
export const pictureRow: Schema<Picture> = row({
  ...pictureFiles,
  width: ["WIDTH", integer],
  height: ["HEIGHT", integer],
  alt: ["TITLE", textOrEmpty],
  visible: ["VISIBLE", flag],
  position: ["POSITION", integer],
  colorId: ["COLOR_ID", integerOrNone],
  view: ["VIEW", textOrEmpty],
});

/** The first picture of a list. */
export const firstPicture: Schema<Picture | undefined> = optional(firstOf(pictureRow));

/** A row of GET products/combinations/{product_id}/{locale}; prices are gross, in the requested country. */
export const variantRow: Schema<Variant> = row(
  {
    id: ["pse_id", integer],
    ref: text,
    isDefault: ["is_default", flag],
    stock: ["quantity", integer],
    isPromotion: ["promo", flag],
    priceCents: ["price", cents],
    promotionCents: ["promo_price", centsOrNone],
    lowestPrice30dCents: ["lowest_price", centsOrNone],
    measures: optional(record(decimal), {}),
    options: [
      "attributes",
      rows<Variant["options"][number]>({
        attributeId: ["attribute_id", integer],
        code: ["attribute_code", text],
        title: ["attribute_title", text],
        valueId: ["attribute_av_id", integer],
        value: ["attribute_av_title", text],
        hex: textOrNone,
      }),
    ],
  },
  ({ isPromotion, promotionCents, ...variant }) =>
    isPromotion && promotionCents !== undefined
      ? { ...variant, priceCents: promotionCents, compareAtCents: variant.priceCents }
      : { ...variant, compareAtCents: undefined, lowestPrice30dCents: undefined },
);

const featureRow = row<ProductFeature>({
  code: text,
  title: ["feature_title", text],
  value: text,
  unit: textOrNone,
  numericValue: ["number", orUndefined(decimal)],
});

/** Reads a price that a product has during a promotion. */
const priceInPromotion = (name: string, price: Schema<number | undefined>): Schema<number | undefined> =>
  row({ isPromotion: ["IS_PROMO", flag], price: [name, price] }, (read) => (read.isPromotion ? read.price : undefined));

/** A row of GET /products_list/. */
export const productCardRow: Schema<ProductCard> = row({
  id: ["ID", integer],
  ref: ["REF", text],
  title: ["TITLE", text],
  url: ["URL", text],
  brand: ["brand_name", textOrEmpty],
  variantId: ["PRODUCT_SALE_ELEMENT", integer],
  vatPercent: ["vat_percent", orUndefined(decimal)],
  priceCents: ["BEST_TAXED_PRICE", cents],
  compareAtCents: ["", priceInPromotion("TAXED_PRICE", cents)],
  lowestPrice30dCents: ["", priceInPromotion("LOWEST_PRICE", centsOrNone)],
  isNew: ["IS_NEW", flagOrOff],
  stock: integer,
  variantCount: ["PSE_COUNT", integer],
  pictures: ["image", listOrEmpty(pictureRow)],
  colors: rowsOrEmpty<ProductCard["colors"][number]>({ id: integer, title: text, hex: textOrNone }),
  features: listOrEmpty(featureRow),
  freight: flag,
  step: ["quantityCount", integer],
  deliveryDays: ["", row({ min: ["delivery_delay_min", integer], max: ["delivery_delay_max", integer] })],
  unit: orUndefined(row({ measure: picklist(["m", "m2", "l", "kg"]), content: decimal })),
  energyClass: ["energy_class", textOrNone],
  undeliverableCountryIds: ["undeliverable", listOrEmpty(integer)],
  rating: optional(row<ProductCard["rating"]>({ average: orUndefined(decimal), count: integer }), { count: 0 }),
});

const toDayRange = (min: number | undefined, max: number | undefined): { min: number; max: number } | undefined =>
  min === undefined || max === undefined ? undefined : { min, max };

/** A row of GET /products/{id}. */
export const productRow: Schema<Product> = mergeSchemas(
  productCardRow,
  row(
    {
      summary: ["CHAPO", textOrEmpty],
      description: ["DESCRIPTION", textOrEmpty],
      footnote: ["POSTSCRIPTUM", textOrEmpty],
      metaTitle: ["META_TITLE", textOrEmpty],
      metaDescription: ["META_DESCRIPTION", textOrEmpty],
      alternates,
      // The backend sends 0 for no brand.
      brandId: ["BRAND_ID", integerOrZero],
      brandUrl: ["BRAND_URL", textOrNone],
      packages: listOrEmpty(row({ length: decimal, width: decimal, height: decimal, weight: decimal })),
      manufacturer: orUndefined(row({ name: text, address: text, email: text })),
      energy: orUndefined(row({ class: text, kwhPer1000h: ["kwh_per_1000h", decimal] })),
      documents: rowsOrEmpty<Product["documents"][number]>({
        kind: text,
        url: text,
        bytes: integer,
        colorId: ["color_id", orUndefined(integer)],
      }),
      restockMin: ["restock_delay_min", orUndefined(integer)],
      restockMax: ["restock_delay_max", orUndefined(integer)],
      shippingCents: ["postage", centsOrNone],
      weightKg: ["WEIGHT", decimal],
      categories: ["category", array(row({ id: integer, title: text, url: text }))],
    },
    ({ brandId, restockMin, restockMax, ...product }) => ({
      ...product,
      brandId: brandId || undefined,
      restockDays: toDayRange(restockMin, restockMax),
    }),
  ),
);

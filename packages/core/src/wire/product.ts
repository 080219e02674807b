import * as v from "valibot";
import type { Product, ProductCard, ProductFeature } from "../domain/catalogue/product.js";
import { alternates } from "./alternates.js";
import { pictureRow } from "./picture.js";
import { cents, centsOrNone, decimal, flag, integer, integerOrNone, text, textOrEmpty } from "./scalars.js";

const featureRow: v.GenericSchema<unknown, ProductFeature> = v.pipe(
  v.object({ code: text, feature_title: text, value: text, unit: v.nullish(text), number: v.nullish(decimal) }),
  v.transform((row) => ({
    code: row.code,
    title: row.feature_title,
    value: row.value,
    unit: row.unit ?? undefined,
    numericValue: row.number ?? undefined,
  })),
);

const productFields = {
  ID: integer,
  REF: text,
  TITLE: text,
  URL: text,
  brand_name: textOrEmpty,
  PRODUCT_SALE_ELEMENT: integer,
  BEST_TAXED_PRICE: cents,
  TAXED_PRICE: cents,
  IS_PROMO: flag,
  LOWEST_PRICE: centsOrNone,
  vat_percent: v.nullish(decimal),
  IS_NEW: v.optional(flag, 0),
  stock: integer,
  PSE_COUNT: integer,
  image: v.optional(v.array(pictureRow), []),
  colors: v.optional(v.array(v.object({ id: integer, title: text, hex: v.nullish(text) })), []),
  features: v.optional(v.array(featureRow), []),
  freight: flag,
  quantityCount: integer,
  delivery_delay_min: integer,
  delivery_delay_max: integer,
  unit: v.nullish(v.object({ measure: v.picklist(["m", "m2", "l", "kg"]), content: decimal })),
  energy_class: v.nullish(text),
  undeliverable: v.optional(v.array(integer), []),
  rating: v.optional(v.object({ average: v.nullish(decimal), count: integer }), { count: 0 }),
};

type ProductFields = v.InferOutput<ReturnType<typeof productFieldsSchema>>;
const productFieldsSchema = () => v.object(productFields);

function toCard(row: ProductFields): ProductCard {
  return {
    id: row.ID,
    ref: row.REF,
    title: row.TITLE,
    url: row.URL,
    brand: row.brand_name,
    variantId: row.PRODUCT_SALE_ELEMENT,
    vatPercent: row.vat_percent ?? undefined,
    priceCents: row.BEST_TAXED_PRICE,
    compareAtCents: row.IS_PROMO ? row.TAXED_PRICE : undefined,
    lowestPrice30dCents: row.IS_PROMO ? row.LOWEST_PRICE : undefined,
    isNew: row.IS_NEW,
    stock: row.stock,
    variantCount: row.PSE_COUNT,
    pictures: row.image,
    colors: row.colors.map(({ id, title, hex }) => ({ id, title, hex: hex ?? undefined })),
    features: row.features,
    freight: row.freight,
    step: row.quantityCount,
    deliveryDays: { min: row.delivery_delay_min, max: row.delivery_delay_max },
    unit: row.unit ?? undefined,
    energyClass: row.energy_class ?? undefined,
    undeliverableCountryIds: row.undeliverable,
    rating: { average: row.rating.average ?? undefined, count: row.rating.count },
  };
}

/** A row of GET /products_list/. */
export const productCardRow: v.GenericSchema<unknown, ProductCard> = v.pipe(
  v.object(productFields),
  v.transform(toCard),
);

const link = v.object({ id: integer, title: text, url: text });

const documentRow: v.GenericSchema<unknown, Product["documents"][number]> = v.pipe(
  v.object({ kind: text, url: text, bytes: integer, color_id: v.nullish(integer) }),
  v.transform(({ color_id: colorId, ...row }) => ({ ...row, colorId: colorId ?? undefined })),
);

function toDayRange(
  min: number | null | undefined,
  max: number | null | undefined,
): { min: number; max: number } | undefined {
  return typeof min === "number" && typeof max === "number" ? { min, max } : undefined;
}

// A function, so that bundlers drop it when unused: an object spread at module level counts as a side effect.
/* @__NO_SIDE_EFFECTS__ */
const productSchema = (): v.GenericSchema<unknown, Product> =>
  v.pipe(
    v.object({
      ...productFields,
      CHAPO: textOrEmpty,
      DESCRIPTION: textOrEmpty,
      POSTSCRIPTUM: textOrEmpty,
      META_TITLE: textOrEmpty,
      META_DESCRIPTION: textOrEmpty,
      alternates,
      BRAND_ID: integerOrNone,
      BRAND_URL: textOrEmpty,
      packages: v.optional(
        v.array(v.object({ length: decimal, width: decimal, height: decimal, weight: decimal })),
        [],
      ),
      manufacturer: v.nullish(v.object({ name: text, address: text, email: text })),
      energy: v.nullish(v.object({ class: text, kwh_per_1000h: decimal })),
      documents: v.optional(v.array(documentRow), []),
      restock_delay_min: v.nullish(integer),
      restock_delay_max: v.nullish(integer),
      postage: v.optional(centsOrNone),
      WEIGHT: decimal,
      category: v.array(link),
    }),
    v.transform((row) => ({
      ...toCard(row),
      summary: row.CHAPO,
      description: row.DESCRIPTION,
      footnote: row.POSTSCRIPTUM,
      metaTitle: row.META_TITLE,
      metaDescription: row.META_DESCRIPTION,
      alternates: row.alternates,
      // The backend sends 0 for no brand.
      brandId: row.BRAND_ID || undefined,
      brandUrl: row.BRAND_URL === "" ? undefined : row.BRAND_URL,
      packages: row.packages,
      manufacturer: row.manufacturer ?? undefined,
      energy: row.energy ? { class: row.energy.class, kwhPer1000h: row.energy.kwh_per_1000h } : undefined,
      documents: row.documents,
      restockDays: toDayRange(row.restock_delay_min, row.restock_delay_max),
      shippingCents: row.postage,
      weightKg: row.WEIGHT,
      categories: row.category,
    })),
  );

/** A row of GET /products/{id}. */
export const productRow: v.GenericSchema<unknown, Product> = productSchema();

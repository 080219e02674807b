import { centsToUnits } from "../pricing/prices.ts";
import { toPictureRow } from "../dialects/pictureRow.ts";
import type { Language } from "../locale.ts";
import { toPath, toPaths } from "../urls/currentUrl.ts";
import type { CategoryLink } from "./categories.queries.ts";
import type { FeatureRecord } from "./productExpressions.ts";
import type { ProductDetails } from "./productDetails.queries.ts";
import type { ProductRecord } from "./products.queries.ts";

export const productPath = (product: { id: number; url: string | null }): string =>
  toPath(product.url, "product", product.id);

/** Features shown on product cards; the product page shows all. */
const CARD_FEATURES: ReadonlySet<string> = new Set(["width", "depth", "height", "material"]);

/** Product row of both APIs. */
export function toProductRow(product: ProductRecord) {
  const title = product.texts.title ?? "";
  const taxed = centsToUnits(product.grossCents);
  return {
    ID: product.id,
    REF: product.ref,
    TITLE: title,
    URL: productPath(product),
    brand_name: product.brand ?? "",
    PRODUCT_SALE_ELEMENT: product.variantId,
    BEST_TAXED_PRICE: product.promoGrossCents === null ? taxed : centsToUnits(product.promoGrossCents),
    TAXED_PRICE: taxed,
    PRICE: product.net,
    PROMO_PRICE: product.promoNet ?? "",
    IS_PROMO: product.promoNet === null ? 0 : 1,
    vat_percent: Number(product.vatPercent),
    LOWEST_PRICE: product.lowestGross30dCents === null ? "" : centsToUnits(product.lowestGross30dCents),
    IS_NEW: product.isNew ? 1 : 0,
    stock: product.stock,
    PSE_COUNT: product.variantCount,
    image: product.pictures.map((picture) => toPictureRow(picture, title)),
    colors: product.colors.map((color) => ({ ...color, title: color.title ?? "" })),
    features: product.features.filter(({ code }) => CARD_FEATURES.has(code)).map(toFeatureRow),
    freight: product.freight ? 1 : 0,
    quantityCount: product.step,
    delivery_delay_min: product.deliveryDaysMin,
    delivery_delay_max: product.deliveryDaysMax,
    unit: product.unitMeasure === null ? null : { measure: product.unitMeasure, content: Number(product.unitContent) },
    energy_class: product.energy?.class ?? null,
    undeliverable: product.undeliverable,
    rating: product.rating,
  };
}

/** Row of GET products/{id}. */
export const toProductDetailRow = (
  product: ProductRecord,
  categories: CategoryLink[],
  details: ProductDetails & { shippingCents: number | undefined },
) => ({
  ...toProductRow(product),
  CHAPO: product.texts.chapo ?? "",
  features: product.features.map(toFeatureRow),
  DESCRIPTION: product.texts.description ?? "",
  POSTSCRIPTUM: product.texts.postscriptum ?? "",
  alternates: toPaths(details.urls, "product", product.id),
  BRAND_ID: details.brandId ?? 0,
  BRAND_URL: details.brandId === null ? "" : toPath(details.brandUrl, "brand", details.brandId),
  energy: product.energy === null ? null : { class: product.energy.class, kwh_per_1000h: product.energy.kwhPer1000h },
  packages: details.packages.map(([length, width, height, weight]) => ({ length, width, height, weight })),
  manufacturer: details.manufacturer,
  documents: details.files.map(({ kind, file, bytes, colorId }) => ({
    kind,
    url: `/media/${file}`,
    bytes,
    color_id: colorId,
  })),
  restock_delay_min: details.restockDaysMin,
  restock_delay_max: details.restockDaysMax,
  // Shipping cost of the product alone.
  postage: details.shippingCents === undefined ? null : centsToUnits(details.shippingCents),
  META_TITLE: product.texts.meta_title ?? "",
  META_DESCRIPTION: product.texts.meta_description ?? "",
  WEIGHT: Number(product.weightKg),
  category: categories.map(({ id, title, url }) => ({ id, title: title ?? "", url: toPath(url, "category", id) })),
});

/** Row of ExternalOrderApi/features/product. */
export const toFeatureValueRow = (feature: FeatureRecord, position: number, language: Language) => {
  const { feature_title, unit, ...row } = toFeatureRow(feature);
  const value =
    row.number === null
      ? row.value
      : row.number.toLocaleString(language, { maximumFractionDigits: 6, useGrouping: false });
  return { feature_id: feature.id, feature_title, value: unit === null ? value : `${value} ${unit}`, position };
};

const toFeatureRow = ({ code, title, unit, value, text, number }: FeatureRecord) => ({
  code,
  feature_title: title ?? "",
  value: value ?? text ?? (number === null ? "" : String(number)),
  unit: unit === "" ? null : unit,
  number,
});

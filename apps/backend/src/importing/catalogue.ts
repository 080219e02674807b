import type { Translations } from "../platform/db/columns.ts";
import type { EnergyLabel, Manufacturer, PackageSize, ProductKind, ReviewText } from "../platform/db/values.ts";

/**
 * Common result of all import formats, written by `writeCatalogue`. References are codes, never database ids. Texts are
 * clean (HTML sanitised, titles plain), prices net euro as decimal strings.
 */
export interface Catalogue {
  brands: CatalogueBrand[];
  categories: CatalogueCategory[];
  attributes: CatalogueAttribute[];
  features: CatalogueFeature[];
  /** Reads the products in the order of the files, again with each call: those of a large catalogue exceed the memory. */
  readProducts: () => AsyncIterable<CatalogueProduct>;
  contents: CatalogueContent[];
  settings: CatalogueSetting[];
  shippingMethods: CatalogueShippingMethod[];
  paymentMethods: CataloguePaymentMethod[];
  /** Undefined if the format has none: the existing rows stay. */
  extras: CatalogueExtras | undefined;
}

export interface CatalogueExtras {
  selections: { code: string; position: number; text: Translations; products: string[] }[];
  keywords: { group: string; code: string; position: number; text: Translations; products: string[] }[];
  fulfilmentCenters: CatalogueFulfilmentCenter[];
  reviews: CatalogueReview[];
  coupons: CatalogueCoupon[];
}

/** Products, categories and shipping methods by code; empty lists mean all. */
export interface CatalogueCoupon {
  code: string;
  /** ISO dates; `endsOn` is exclusive. Undefined: no limit. */
  startsOn: string | undefined;
  endsOn: string | undefined;
  /** Gross. Amount and percent exclude each other; both are undefined for free shipping only. */
  amountCents: number | undefined;
  percent: string | undefined;
  freeShipping: boolean;
  shippingMethods: string[];
  categories: string[];
  /** Product references. */
  products: string[];
  appliesToPromotions: boolean;
  minSubtotalCents: number;
  cumulative: boolean;
  maxUses: number | undefined;
  /** Initial count, for coupons that are new to the shop. */
  used: number;
  usesPerCustomer: number | undefined;
  text: Translations;
}

export interface CatalogueFulfilmentCenter {
  code: string;
  position: number;
  name: string;
  address: string;
  zipcode: string;
  city: string;
  countryId: number;
  lat: number;
  lon: number;
  phone: string;
  pickup: boolean;
  days: readonly [min: number, max: number];
  /** Share of every variant's stock, 0 to 1. */
  share: number;
}

export interface CatalogueReview {
  product: string;
  rating: number;
  author: string;
  language: string;
  title: string;
  content: string;
  verified: boolean;
  status: "pending" | "accepted" | "refused";
  date: string;
  /** By language. */
  translations?: Record<string, ReviewText> | undefined;
  pictures?: CatalogueReviewPicture[] | undefined;
}

/** WebP files, as the table `review_picture` has them. */
export interface CatalogueReviewPicture {
  width: number;
  height: number;
  large: Buffer;
  small: Buffer;
}

/** Requested slug by language; `writing/planUrls.ts` resolves conflicts. */
export type Slugs = Record<string, string>;

export interface CatalogueBrand {
  code: string;
  position: number;
  title: string;
  text: Translations;
  slugs: Slugs;
  manufacturer?: Manufacturer | undefined;
}

export interface CatalogueCategory {
  code: string;
  parent: string | undefined;
  position: number;
  visible: boolean;
  /** Name of an SVG file; undefined keeps the existing icon. */
  icon?: string | undefined;
  text: Translations;
  slugs: Slugs;
  /** Undefined keeps the existing pictures. */
  pictures: CataloguePicture[] | undefined;
}

export interface CatalogueAttribute {
  code: string;
  position: number;
  text: Translations;
  values: CatalogueAttributeValue[];
  /** Defined by the shop's own catalogue, such as 'color': existing titles are not overwritten. */
  borrowed: boolean;
}

export interface CatalogueAttributeValue {
  code: string;
  hex: string | undefined;
  text: Translations;
}

export interface CatalogueFeature {
  code: string;
  unit: string | undefined;
  position: number;
  text: Translations;
  values: { code: string; text: Translations }[];
  borrowed: boolean;
}

export interface CatalogueProduct {
  ref: string;
  /** Default: product. */
  kind?: ProductKind | undefined;
  brand: string | undefined;
  /** The first one is the default category. */
  categories: string[];
  visible: boolean;
  freight: boolean;
  weightKg: string;
  quantityStep: number;
  sold: number;
  /** ISO date; undefined: day of the import. */
  createdOn: string | undefined;
  deliveryDays: readonly [min: number, max: number];
  text: Translations;
  slugs: Slugs;
  features: CatalogueProductFeature[];
  variants: CatalogueVariant[];
  /** Undefined keeps the existing pictures. */
  pictures: CataloguePicture[] | undefined;
  /** Undefined keeps the existing details. */
  details?: CatalogueDetails | undefined;
}

export interface CatalogueDetails {
  packages: PackageSize[];
  /** References of products, and of services that are booked with this one. */
  accessories: string[];
  /** ISO 3166-1 alpha-2 codes of countries without delivery. */
  undeliverable: string[];
  restockDays: readonly [min: number, max: number] | undefined;
  energy: EnergyLabel | undefined;
  unit: { per: string; content: number } | undefined;
  files: CatalogueFile[];
}

export interface CatalogueFile {
  /**
   * A scale drawing shows the product beside a person of 170 cm, a sheet of A4 or a mug. `swatches` names close-ups of
   * the material by colour, `{ "#2f5a48": "swatch-velvet-forest.0a1b2c3d.avif" }`, in its own folder.
   */
  kind: "drawing" | "model" | "swatches" | `scale-${"person" | "sheet" | "mug"}`;
  file: string;
  bytes: number;
  /** Colour code displayed by a 3D model. */
  color?: string | undefined;
}

/** Exactly one of `number`, `value` (a code) and `text` is set. */
export interface CatalogueProductFeature {
  feature: string;
  number?: string;
  value?: string;
  text?: Translations;
}

export interface CatalogueVariant {
  ref: string;
  isDefault: boolean;
  stock: number;
  /** How the stock of an existing variant is updated; see `StockSource`. */
  stockSource: StockSource;
  net: string;
  promoNet: string | undefined;
  choices: Choice[];
  /** Measures by feature code that differ from the product's. */
  measures?: Record<string, number> | undefined;
  /** Price history, oldest first, with the current price last; undefined keeps the existing history. */
  history?: { since: string; net: string }[] | undefined;
  /** Requested URLs that redirect to the product with this variant; most variants have none. */
  slugs?: Slugs | undefined;
}

/**
 * - counted: exact; replaces the existing stock
 * - yes-no: availability only; existing stock stays unless it or the imported stock is zero
 * - assumed: no information; used for new variants only
 */
export type StockSource = "counted" | "yes-no" | "assumed";

/** An attribute value, both by code, such as color: oak. */
export interface Choice {
  attribute: string;
  value: string;
}

export interface CataloguePicture {
  file: string;
  width: number;
  height: number;
  widths: number[];
  choice: Choice | undefined;
  text: Translations;
  /** hero, second, detail or room. */
  view?: string | undefined;
}

export interface CatalogueContent {
  code: string;
  folder: string;
  position: number;
  visible: boolean;
  text: Translations;
  slugs: Slugs;
  /** ISO date; articles only. */
  publishedOn?: string | undefined;
  /** Codes of the products that the page lists. */
  listing?: { brand: string; category: string } | undefined;
  /** Undefined keeps the existing pictures. */
  pictures?: CataloguePicture[] | undefined;
}

export interface CatalogueSetting {
  scope: string;
  name: string;
  value: unknown;
}

export interface CatalogueShippingMethod {
  id: number;
  code: string;
  position: number;
  freight: boolean;
  maxParcels: number;
  text: Translations;
  prices: { countryId: number; weightMax: string | undefined; shippingCents: number }[];
}

export interface CataloguePaymentMethod {
  id: number;
  code: string;
  position: number;
  /** For new methods only; the shop's own setting takes precedence. */
  active: boolean;
  feeCents: number;
  countries: number[];
  text: Translations;
}

/** Returns a reader of products that are in memory. */
export const readerOf = (products: readonly CatalogueProduct[]): Catalogue["readProducts"] =>
  async function* readProducts() {
    yield* products;
  };

export const emptyCatalogue = (): Catalogue => ({
  brands: [],
  categories: [],
  attributes: [],
  features: [],
  readProducts: readerOf([]),
  contents: [],
  settings: [],
  shippingMethods: [],
  paymentMethods: [],
  extras: undefined,
});

import type { Translations } from "../db/columns.ts";
import type { EnergyLabel, Manufacturer, PackageSize } from "../db/values.ts";

/**
 * What every format is read into and `writeCatalogue` writes: things name each other by code, never by database id.
 * Texts are clean (HTML sanitised, titles plain), prices net euro as decimal strings.
 */
export interface Catalogue {
  brands: CatalogueBrand[];
  categories: CatalogueCategory[];
  attributes: CatalogueAttribute[];
  features: CatalogueFeature[];
  products: CatalogueProduct[];
  contents: CatalogueContent[];
  settings: CatalogueSetting[];
  deliveryMethods: CatalogueDeliveryMethod[];
  paymentMethods: CataloguePaymentMethod[];
  /** What goes together, where it lies, what buyers say. A format that does not tell leaves the shop's as they are. */
  extras: CatalogueExtras | undefined;
}

export interface CatalogueExtras {
  selections: { code: string; position: number; text: Translations; products: string[] }[];
  keywords: { group: string; code: string; position: number; text: Translations; products: string[] }[];
  fulfilmentCenters: CatalogueFulfilmentCenter[];
  reviews: CatalogueReview[];
  coupons: CatalogueCoupon[];
}

/** Goods and delivery methods by code; where none is named all count. */
export interface CatalogueCoupon {
  code: string;
  /** ISO dates; undefined: always, for ever */
  startsOn: string | undefined;
  endsOn: string | undefined;
  /** gross; one of the two, or none where it only frees the postage */
  amountCents: number | undefined;
  percent: string | undefined;
  freePostage: boolean;
  deliveryMethods: string[];
  categories: string[];
  /** references */
  products: string[];
  onPromotions: boolean;
  minGoodsCents: number;
  cumulative: boolean;
  maxUses: number | undefined;
  /** of a coupon that is new to the shop */
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
  /** of every sale element's stock, 0…1 */
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
  /** ISO date */
  date: string;
}

/** The address wanted for each language; see `writing/planUrls.ts` for what becomes of it. */
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
  /** name of an SVG file; undefined: the shop's icon stays */
  icon?: string | undefined;
  text: Translations;
  slugs: Slugs;
  /** undefined: the shop's pictures stay */
  pictures: CataloguePicture[] | undefined;
}

export interface CatalogueAttribute {
  code: string;
  position: number;
  text: Translations;
  values: CatalogueAttributeValue[];
  /** A foreign catalogue only borrows 'color': titles the shop already has are not overwritten. */
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
  /** as for attributes */
  borrowed: boolean;
}

export interface CatalogueProduct {
  ref: string;
  brand: string | undefined;
  /** the first one is the default category */
  categories: string[];
  visible: boolean;
  freight: boolean;
  weightKg: string;
  quantityStep: number;
  sold: number;
  /** ISO date; undefined: the day of the import */
  createdOn: string | undefined;
  deliveryDays: readonly [min: number, max: number];
  text: Translations;
  slugs: Slugs;
  features: CatalogueProductFeature[];
  variants: CatalogueVariant[];
  /** undefined: the shop's pictures stay */
  pictures: CataloguePicture[] | undefined;
  /** undefined: the shop's stay */
  details?: CatalogueDetails | undefined;
}

export interface CatalogueDetails {
  packages: PackageSize[];
  /** references of products */
  accessories: string[];
  /** two-letter countries it is not delivered to */
  undeliverable: string[];
  restockDays: readonly [min: number, max: number] | undefined;
  energy: EnergyLabel | undefined;
  unit: { per: string; content: number } | undefined;
  files: CatalogueFile[];
}

export interface CatalogueFile {
  /** a scale drawing says beside what the piece stands: somebody of 170 cm, a sheet of A4, a mug */
  kind: "drawing" | "model" | `scale-${"person" | "sheet" | "mug"}`;
  file: string;
  bytes: number;
  /** the code of the one that a model shows */
  color?: string | undefined;
}

/** Exactly one of number, value (a code) and text is given. */
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
  /** What happens to the stock of a variant the shop already has; see `StockSource`. */
  stockSource: StockSource;
  net: string;
  promoNet: string | undefined;
  choices: Choice[];
  /** measures by feature code, where this size differs from the product */
  measures?: Record<string, number> | undefined;
  /** what was asked since when, oldest first, the price of today last; undefined: the shop's history stays */
  history?: { since: string; net: string }[] | undefined;
}

/**
 * counted: the file gives the number, it replaces the shop's. yes-no: the file only says "can be bought": the shop's
 * count stays while there is some. assumed: the file says nothing, the number is for new variants only.
 */
export type StockSource = "counted" | "yes-no" | "assumed";

/** A value of an attribute, both by code: color, oak. */
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
  /** what it shows: hero, second, detail, room */
  view?: string | undefined;
}

export interface CatalogueContent {
  code: string;
  folder: string;
  position: number;
  visible: boolean;
  text: Translations;
  slugs: Slugs;
  /** ISO date of an article */
  publishedOn?: string | undefined;
  /** undefined: the shop's pictures stay */
  pictures?: CataloguePicture[] | undefined;
}

export interface CatalogueSetting {
  scope: string;
  name: string;
  value: unknown;
}

export interface CatalogueDeliveryMethod {
  id: number;
  code: string;
  position: number;
  freight: boolean;
  maxParcels: number;
  text: Translations;
  prices: { countryId: number; weightMax: string | undefined; postageCents: number }[];
}

export interface CataloguePaymentMethod {
  id: number;
  code: string;
  position: number;
  /** for a shop that does not have it yet; whether one is offered that it has is the shop's own business */
  active: boolean;
  feeCents: number;
  countries: number[];
  text: Translations;
}

export const emptyCatalogue = (): Catalogue => ({
  brands: [],
  categories: [],
  attributes: [],
  features: [],
  products: [],
  contents: [],
  settings: [],
  deliveryMethods: [],
  paymentMethods: [],
  extras: undefined,
});

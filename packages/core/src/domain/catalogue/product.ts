import type { ShopCents } from "../money/cents.js";

/** Image in several widths and formats. URL of a file: `${base}-${width}.avif` or `.webp`. */
export interface Picture {
  /** URL without width and extension: "/media/sofa-hallein.3f2a91bc". */
  base: string;
  /** For `srcset`. */
  widths: readonly number[];
  /** Of the largest file, in pixels. If it is wider than all `widths`, that file is for magnifying. */
  width: number;
  height: number;
  alt: string;
  visible: boolean;
  position: number;
  /** Color value shown in the image, if any. */
  colorId: number | undefined;
  /** Kind of view: "hero", "second", "detail", "room"; "" when not reported. */
  view: string;
}

/** Paths of the page by language, `{ de: "/sofas", en: "/en-sofas" }`; empty when not reported. */
export type Alternates = Readonly<Record<string, string>>;

/** Attribute value of a variant: "Farbe: Waldgrün". */
export interface VariantOption {
  attributeId: number;
  /** "color", "size" */
  code: string;
  title: string;
  valueId: number;
  value: string;
  /** Color code, "#1f4d3e". */
  hex: string | undefined;
}

/** Gross cents of one unit in the customer's country; only `priceCents` without a promotion. */
export interface UnitPrices {
  priceCents: ShopCents;
  compareAtCents: ShopCents | undefined;
  /** Lowest price of the 30 days before the promotion (Directive 98/6/EC, Art. 6a). */
  lowestPrice30dCents: ShopCents | undefined;
}

/** Variant of a product, with its own price and stock (`product sale element` in Thelia). */
export interface Variant extends UnitPrices {
  id: number;
  ref: string;
  isDefault: boolean;
  stock: number;
  options: readonly VariantOption[];
  /** Measures by feature code that differ from the product: `{ width: 140 }`. */
  measures: Readonly<Record<string, number>>;
}

/** Feature of a product: "Breite: 240 cm". */
export interface ProductFeature {
  code: string;
  title: string;
  value: string;
  /** "cm", "kg" */
  unit: string | undefined;
  numericValue: number | undefined;
}

/** Product in a list, with the prices of its default variant. */
export interface ProductCard extends UnitPrices {
  id: number;
  ref: string;
  title: string;
  /** Path inside the storefront, "/ecksofa-hallein.html". */
  url: string;
  brand: string;
  /** Id of the default variant. */
  variantId: number;
  /** VAT percent in the prices of all variants; undefined when not reported. */
  vatPercent?: number | undefined;
  isNew: boolean;
  stock: number;
  variantCount: number;
  pictures: readonly Picture[];
  colors: ReadonlyArray<{ id: number; title: string; hex: string | undefined }>;
  /** In lists only measures and material; on a product all features. */
  features: readonly ProductFeature[];
  /** Ships by freight forwarder instead of parcel. */
  freight: boolean;
  /** Quantity must be a multiple of this. */
  step: number;
  deliveryDays: { min: number; max: number };
  /** Content of one unit, when a price per unit of measure is mandatory (Directive 98/6/EC, Art. 3): 2.5 l. */
  unit: { measure: UnitMeasure; content: number } | undefined;
  /** Energy class of the included light source, "A" … "G". */
  energyClass: string | undefined;
  /** Ids of countries without delivery. */
  undeliverableCountryIds: readonly number[];
  /** Of all approved reviews; `average` is undefined without any. */
  rating: { average: number | undefined; count: number };
}

/** Unit of measure of the price per unit. */
export type UnitMeasure = "m" | "m2" | "l" | "kg";

/** Page of the storefront and its texts. */
export interface Page {
  title: string;
  /** Path inside the storefront, "/ecksofa-hallein.html". */
  url: string;
  /** Sanitized HTML. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  alternates: Alternates;
}

/** Product with all details. */
export interface Product extends ProductCard, Page {
  /** One or two sentences. */
  summary: string;
  /** Sanitized HTML: material, care, assembly, package contents. */
  footnote: string;
  brandId: number | undefined;
  brandUrl: string | undefined;
  /** In cm and kg. */
  packages: ReadonlyArray<{ length: number; width: number; height: number; weight: number }>;
  /** Economic operator responsible for product safety (Regulation (EU) 2023/988, Art. 19). */
  manufacturer: { name: string; address: string; email: string } | undefined;
  energy: { class: string; kwhPer1000h: number } | undefined;
  /** `colorId`: color variant a 3D model shows. */
  documents: ReadonlyArray<{ kind: string; url: string; bytes: number; colorId?: number | undefined }>;
  /** Delivery time while out of stock. */
  restockDays: { min: number; max: number } | undefined;
  /** Gross shipping cost in cents of one unit to the requested country; undefined when unknown or undeliverable. */
  shippingCents: ShopCents | undefined;
  categories: ReadonlyArray<{ id: number; title: string; url: string }>;
  weightKg: number;
}

/** Brand and its page. */
export interface Brand extends Page {
  id: number;
  picture: Picture | undefined;
}

/** Category and its page. */
export interface Category extends Page {
  id: number;
  parentId: number;
  picture: Picture | undefined;
}

/** Advent calendar; contains only doors that are already open. */
export interface AdventCalendar {
  /** Year of its December. */
  year: number;
  /** Door opened today; undefined after Christmas Eve. */
  today: number | undefined;
  /** 1 to 24, ascending; `product` is undefined when the offer is no longer available. */
  doors: ReadonlyArray<{ door: number; product: ProductCard | undefined }>;
}

/** Returns a copy sorted by price; stable. */
export function sortByPrice<T extends { priceCents: number }>(
  items: readonly T[],
  order: "priceHighToLow" | "priceLowToHigh",
): T[] {
  const sign = order === "priceLowToHigh" ? 1 : -1;
  return items.toSorted((a, b) => sign * (a.priceCents - b.priceCents));
}

/** Returns the URL of a picture as WebP in its median width, for clients without AVIF such as link previews. */
export function pictureFallbackUrl({ base, widths, width }: Pick<Picture, "base" | "widths" | "width">): string {
  return `${base}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`;
}

/** Returns the visible image with the lowest position (first of equals); undefined if none is visible. */
export function primaryImage<T extends { visible: boolean; position: number }>(images: readonly T[]): T | undefined {
  return images.filter(({ visible }) => visible).toSorted((a, b) => a.position - b.position)[0];
}

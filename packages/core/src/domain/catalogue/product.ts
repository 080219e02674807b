/** A picture in several widths and formats. The address of one file is `${base}-${width}.avif` or `.webp`. */
export interface Picture {
  /** Address without width and ending: "/media/sofa-hallein.3f2a91bc" */
  base: string;
  widths: readonly number[];
  /** of the largest file, in pixels */
  width: number;
  height: number;
  alt: string;
  visible: boolean;
  position: number;
  /** The colour this picture shows, where it shows one in particular. */
  colorId: number | undefined;
  /** what it shows: "hero", "second", "detail", "room"; "" where the shop does not tell */
  view: string;
}

/** Paths of the same page by language, `{ de: "/sofas", en: "/en-sofas" }`; empty where the shop does not tell. */
export type Alternates = Readonly<Record<string, string>>;

/** One choice of one attribute: "Farbe: Waldgrün". Source: specification 3, products/combinations. */
export interface AttributeChoice {
  attributeId: number;
  /** "color", "size" */
  code: string;
  title: string;
  valueId: number;
  value: string;
  /** Of a colour, "#1f4d3e". */
  hex: string | undefined;
}

/** A product sale element: the thing that has a price, a stock and a place in the cart. */
export interface SaleElement {
  id: number;
  ref: string;
  isDefault: boolean;
  stock: number;
  /** gross unit price to pay in the customer's country, in cents */
  priceCents: number;
  /** gross regular price, in cents, where the sale element is on promotion */
  regularCents: number | undefined;
  /** gross, the lowest price of the 30 days before the promotion, in cents; decision D1 */
  lowestCents: number | undefined;
  choices: readonly AttributeChoice[];
  /** measures by feature code, where this size differs from the product: `{ width: 140 }` */
  measures: Readonly<Record<string, number>>;
}

/** A fact about a product: "Breite: 240 cm". */
export interface ProductFeature {
  code: string;
  title: string;
  value: string;
  /** "cm", "kg" */
  unit: string | undefined;
  /** the value as a number, where it is one */
  number: number | undefined;
}

/** A product as a card shows it. Amounts are gross cents of the default sale element. */
export interface ProductCard {
  id: number;
  ref: string;
  title: string;
  /** path inside the storefront, "/ecksofa-hallein.html" */
  url: string;
  brand: string;
  /** default sale element */
  saleElementId: number;
  /** the VAT in the prices, of every sale element; undefined where the shop does not tell */
  vatPercent?: number | undefined;
  priceCents: number;
  regularCents: number | undefined;
  /** gross, the lowest price of the 30 days before the promotion, in cents; decision D1 */
  lowestCents: number | undefined;
  isNew: boolean;
  stock: number;
  /** number of sale elements to choose from */
  choiceCount: number;
  pictures: readonly Picture[];
  colors: ReadonlyArray<{ id: number; title: string; hex: string | undefined }>;
  /** in a list only what a card says: measures and material; of a product all */
  features: readonly ProductFeature[];
  /** comes by forwarding agent, not by parcel */
  freight: boolean;
  /** quantity must be a multiple of this */
  step: number;
  deliveryDays: { min: number; max: number };
  /** what one piece contains, where the price per unit must be shown: 2.5 l */
  unit: { measure: UnitMeasure; content: number } | undefined;
  /** of the light source in the box, "A" … "G" */
  energyClass: string | undefined;
  /** ids of countries it is not delivered to */
  undeliverable: readonly number[];
  /** of all accepted reviews; no average without any */
  rating: { average: number | undefined; count: number };
}

/** What the price per unit counts in. */
export type UnitMeasure = "m" | "m2" | "l" | "kg";

/** Everything a product page shows. */
export interface Product extends ProductCard {
  /** what it is, in one or two sentences */
  chapo: string;
  /** sanitised HTML */
  description: string;
  /** sanitised HTML: material, care, assembly, what is in the box */
  postscriptum: string;
  metaTitle: string;
  metaDescription: string;
  alternates: Alternates;
  brandId: number | undefined;
  /** path of everything of the brand */
  brandUrl: string | undefined;
  /** in cm and kg */
  packages: ReadonlyArray<{ length: number; width: number; height: number; weight: number }>;
  /** who answers for the product's safety. Source: Regulation (EU) 2023/988, article 19 */
  manufacturer: { name: string; address: string; email: string } | undefined;
  energy: { class: string; kwhPer1000h: number } | undefined;
  /** colorId: of the colour that a model shows */
  documents: ReadonlyArray<{ kind: string; url: string; bytes: number; colorId?: number | undefined }>;
  /** while nothing is in stock */
  restockDays: { min: number; max: number } | undefined;
  /** gross cents of sending it alone to the asked country; undefined: the shop does not say, or does not deliver there */
  postageCents: number | undefined;
  categories: ReadonlyArray<{ id: number; title: string; url: string }>;
  weightKg: number;
}

/** A brand and its page. */
export interface Brand {
  id: number;
  title: string;
  url: string;
  /** sanitised HTML */
  description: string;
  metaTitle: string;
  metaDescription: string;
  alternates: Alternates;
  picture: Picture | undefined;
}

/** A category page. */
export interface Category {
  id: number;
  parentId: number;
  title: string;
  /** sanitised HTML */
  description: string;
  url: string;
  metaTitle: string;
  metaDescription: string;
  alternates: Alternates;
  picture: Picture | undefined;
}

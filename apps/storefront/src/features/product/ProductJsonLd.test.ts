import type { Picture, Product, Review, Variant } from "@shop/core";
import { describe, expect, it } from "vitest";
import { buildProductJsonLd, type ProductJsonLdInput } from "./ProductJsonLd.tsx";

const AUSTRIA = 13;
const ROMANIA = 146;
const [GREEN, SAND] = [1, 2];

const picture = (name: string, colorId: number): Picture => ({
  base: `/media/${name}`,
  widths: [320, 800],
  width: 800,
  height: 800,
  alt: "",
  visible: true,
  position: colorId,
  colorId,
  view: "hero",
});

const variant = (id: number, colorId: number, stock: number): Variant => ({
  id,
  ref: `LH-${id}`,
  isDefault: id === 1,
  stock,
  priceCents: 129_900,
  compareAtCents: undefined,
  lowestPrice30dCents: undefined,
  measures: {},
  options: [{ attributeId: 1, code: "color", title: "Farbe", valueId: colorId, value: `f${colorId}`, hex: undefined }],
});

const sofa: Product = {
  id: 7,
  ref: "LH-1001",
  title: "Sofa Hallein",
  summary: "Ein Sofa.",
  url: "/sofa-hallein",
  brand: "Nordwald",
  brandId: 3,
  brandUrl: "/nordwald",
  variantId: 1,
  priceCents: 129_900,
  compareAtCents: undefined,
  lowestPrice30dCents: undefined,
  isNew: false,
  stock: 4,
  variantCount: 2,
  pictures: [picture("green", GREEN), picture("sand", SAND)],
  colors: [],
  features: [],
  freight: true,
  step: 1,
  deliveryDays: { min: 10, max: 15 },
  unit: undefined,
  shippingCents: 9000,
  energyClass: undefined,
  undeliverableCountryIds: [ROMANIA],
  rating: { average: undefined, count: 0 },
  description: "",
  footnote: "",
  metaTitle: "",
  metaDescription: "",
  alternates: {},
  packages: [],
  manufacturer: undefined,
  energy: undefined,
  documents: [],
  restockDays: undefined,
  categories: [],
  weightKg: 40,
};

const review: Review = {
  id: 1,
  author: "Anna H.",
  title: "Schön",
  content: "Sehr bequem.",
  language: "de",
  rating: 5,
  verified: true,
  translation: undefined,
  pictures: [],
  createdAt: "2026-10-03T08:15:00.000Z",
};

const input: ProductJsonLdInput = {
  product: sofa,
  variants: [variant(1, GREEN, 4), variant(2, SAND, 0)],
  config: {
    currency: "EUR",
    currencySymbol: "€",
    currencyRate: 1,
    storeName: "Lindenhaus",
    countryId: AUSTRIA,
    countries: [{ id: AUSTRIA, title: "Österreich", taxTitle: "20% USt.", isoCode: "AT" }],
  },
  summary: undefined,
  reviews: [],
  origin: "https://shop.example",
};

// oxlint-disable-next-line typescript/no-explicit-any -- arbitrary JSON
const read = (changes: Partial<ProductJsonLdInput> = {}): any =>
  JSON.parse(JSON.stringify(buildProductJsonLd({ ...input, ...changes })));

describe("structured data of a product", () => {
  it("has an offer for every variant, with its own URL, price, picture and availability", () => {
    expect(read().offers).toMatchObject([
      {
        sku: "LH-1",
        name: "f1",
        url: "https://shop.example/sofa-hallein?pse=1",
        price: "1299.00",
        priceCurrency: "EUR",
        priceSpecification: { price: "1299.00", priceCurrency: "EUR", valueAddedTaxIncluded: true },
        image: "https://shop.example/media/green-800.avif",
        availability: "https://schema.org/InStock",
      },
      { image: "https://shop.example/media/sand-800.avif", availability: "https://schema.org/OutOfStock" },
    ]);
  });

  it("states prices in the storefront's currency", () => {
    const lei = { ...input.config, currency: "RON", currencyRate: 5 };
    expect(read({ config: lei }).offers[0]).toMatchObject({ price: "6495.00", priceCurrency: "RON" });
  });

  it("has shipping costs, delivery time and return policy, like the page", () => {
    const [offer] = read().offers;
    expect(offer.shippingDetails).toMatchObject({
      shippingRate: { value: "90.00", currency: "EUR" },
      shippingDestination: { addressCountry: "AT" },
      deliveryTime: { transitTime: { minValue: 10, maxValue: 15 } },
    });
    expect(offer.hasMerchantReturnPolicy).toMatchObject({ applicableCountry: "AT", merchantReturnDays: 14 });
    const rateOf = (product: Partial<Product>): unknown =>
      read({ product: { ...sofa, ...product } }).offers[0].shippingDetails?.shippingRate.value;
    expect(rateOf({ freight: false, shippingCents: 590 })).toBe("5.90");
    expect(rateOf({ freight: false, shippingCents: 0 })).toBe("0.00");
    // Without a parcel price from the backend, freight falls back to the specification's price.
    expect(rateOf({ freight: false, shippingCents: undefined })).toBeUndefined();
    expect(rateOf({ shippingCents: undefined })).toBe("90.00");
  });

  it("has no offer for a country without delivery", () => {
    const [offer] = read({ config: { ...input.config, countryId: ROMANIA } }).offers;
    expect(offer.availability).toBe("https://schema.org/OutOfStock");
    expect(offer.shippingDetails).toBeUndefined();
  });

  it("has no rating without reviews, and no GTIN without one", () => {
    const data = read();
    expect(data.aggregateRating).toBeUndefined();
    expect(Object.keys(data)).not.toContain("gtin");
    expect(data.hasEnergyConsumptionDetails).toBeUndefined();
  });

  it("has the mean of all reviews and the displayed ones", () => {
    const summary = { count: 12, average: 4.6, ratings: [], languages: [] };
    const data = read({ summary, reviews: [review] });
    expect(data.aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 12 });
    expect(data.review).toMatchObject([
      { author: { name: "Anna H." }, reviewBody: "Sehr bequem.", datePublished: "2026-10-03", inLanguage: "de" },
    ]);
  });

  it("has a lamp's energy class", () => {
    const data = read({ product: { ...sofa, energy: { class: "E", kwhPer1000h: 8 } } });
    expect(data.hasEnergyConsumptionDetails.hasEnergyEfficiencyCategory).toMatch(/CategoryE$/);
  });
});

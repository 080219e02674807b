import {
  convertCents,
  type LocaleConfig,
  type Picture,
  type Product,
  type Review,
  type ReviewSummary,
  type SaleElement,
} from "@shop/core";
import { postageOf } from "./freight.ts";
import { productPictures } from "./productPictures.ts";
import { choicesText, colorOf } from "./variants.ts";

export interface ProductDataInput {
  product: Product;
  elements: readonly SaleElement[];
  config: Pick<LocaleConfig, "currency" | "currencyRate" | "storeName" | "countryId" | "countries">;
  summary: ReviewSummary | undefined;
  reviews: readonly Review[];
  /** "https://shop.example" */
  origin: string;
}

type Data = Record<string, unknown>;

/** schema.org Product with one offer per variant. States only what the page states. */
export function productData(input: ProductDataInput): Data {
  const { product, elements, origin, summary, reviews } = input;
  const { energy, brand, pictures } = product;
  return {
    "@type": "Product",
    name: product.title,
    sku: product.ref,
    url: new URL(product.url, origin).href,
    description: product.chapo || undefined,
    brand: brand === "" ? undefined : { "@type": "Brand", name: brand },
    image: productPictures(pictures, undefined).map((picture) => largest(picture, origin)),
    ...(energy && { hasEnergyConsumptionDetails: energyData(energy.class) }),
    ...(summary?.average !== undefined && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: summary.average,
        reviewCount: summary.count,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.map(reviewData),
    }),
    offers: elements.map((element) => offerData(element, input)),
  };
}

function offerData(element: SaleElement, { product, config, origin }: ProductDataInput): Data {
  const postageCents = postageOf(product);
  const undeliverable = product.undeliverable.includes(config.countryId);
  const country = config.countries.find(({ id }) => id === config.countryId)?.isoalpha2;
  const [picture] = productPictures(product.pictures, colorOf(element)?.valueId);
  const money = (cents: number): string => (convertCents(cents, config.currencyRate) / 100).toFixed(2);
  return {
    "@type": "Offer",
    name: choicesText(element) || undefined,
    sku: element.ref,
    url: new URL(`${product.url}?pse=${element.id}`, origin).href,
    image: picture && largest(picture, origin),
    price: money(element.priceCents),
    priceCurrency: config.currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: money(element.priceCents),
      priceCurrency: config.currency,
      valueAddedTaxIncluded: true,
    },
    availability: `https://schema.org/${element.stock > 0 && !undeliverable ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: config.storeName },
    ...(country !== undefined && !undeliverable && { hasMerchantReturnPolicy: returnData(country) }),
    // Shipping costs of this product alone, as on the page.
    ...(country !== undefined &&
      !undeliverable &&
      postageCents !== undefined && {
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingRate: { "@type": "MonetaryAmount", value: money(postageCents), currency: config.currency },
          shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
          deliveryTime: {
            "@type": "ShippingDeliveryTime",
            transitTime: {
              "@type": "QuantitativeValue",
              minValue: product.deliveryDays.min,
              maxValue: product.deliveryDays.max,
              unitCode: "DAY",
            },
          },
        },
      }),
  };
}

/** Right of withdrawal: 14 days, return at the buyer's cost. */
const returnData = (country: string): Data => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: country,
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: 14,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
});

const energyData = (energyClass: string): Data => ({
  "@type": "EnergyConsumptionDetails",
  hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energyClass}`,
  energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryG",
  energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
});

const reviewData = ({ author, title, content, language, rating, createdAt }: Review): Data => ({
  "@type": "Review",
  author: { "@type": "Person", name: author },
  name: title || undefined,
  reviewBody: content || undefined,
  inLanguage: language || undefined,
  datePublished: createdAt.slice(0, 10),
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
});

const largest = ({ base, widths, width }: Picture, origin: string): string =>
  new URL(`${base}-${widths.at(-1) ?? width}.avif`, origin).href;

import {
  displayCents,
  type ShopCents,
  type LocaleConfig,
  marketCurrency,
  type Picture,
  type Product,
  type Review,
  type ReviewSummary,
  type Variant,
} from "@shop/core";
import { reviewsQuery, reviewSummaryQuery } from "@shop/core/query";
import { useMarket, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { JsonLd } from "../../shared/jsonLd.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { INITIAL_REVIEWS } from "./reviewPages.ts";
import { selectPictures } from "./selectPictures.ts";
import { getShippingCents } from "./ShippingCosts.tsx";
import { formatOptions, colorOf } from "./variants.ts";

type Props = Pick<ProductJsonLdInput, "product" | "variants">;

export const ProductJsonLd = ({ product, variants }: Props): ReactElement =>
  import.meta.env.SSR ? (
    <ProductData key={product.id} product={product} variants={variants} />
  ) : (
    <JsonLd key={product.id} data={undefined} />
  );

function ProductData({ product, variants }: Props): ReactElement {
  const { origin } = useRouter().options.context;
  const shop = useShop();
  // Prices are those of the shopper's country.
  const config = { ...useLocaleConfig(), countryId: useMarket().countryId };
  const { data: summary } = useQuery(reviewSummaryQuery(shop, product.id));
  const { data: reviews = [] } = useQuery(reviewsQuery(shop, product.id, { limit: INITIAL_REVIEWS }));
  return <JsonLd data={buildProductJsonLd({ product, variants, config, summary, reviews, origin })} />;
}

export interface ProductJsonLdInput {
  product: Product;
  variants: readonly Variant[];
  config: Pick<LocaleConfig, "currency" | "currencySymbol" | "currencyRate" | "storeName" | "countryId" | "countries">;
  summary: ReviewSummary | undefined;
  reviews: readonly Review[];
  origin: string;
}

type JsonLdObject = Record<string, unknown>;

/** schema.org Product with one offer per variant. States only what the page states. */
export function buildProductJsonLd(input: ProductJsonLdInput): JsonLdObject {
  const { product, variants, origin, summary, reviews } = input;
  const { energy, brand, pictures } = product;
  return {
    "@type": "Product",
    name: product.title,
    sku: product.ref,
    url: new URL(product.url, origin).href,
    description: product.summary || undefined,
    brand: brand === "" ? undefined : { "@type": "Brand", name: brand },
    image: selectPictures(pictures, undefined).map((picture) => largestImageUrl(picture, origin)),
    hasEnergyConsumptionDetails: energy && {
      "@type": "EnergyConsumptionDetails",
      hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energy.class}`,
      energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryG",
      energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
    },
    ...(summary?.average !== undefined && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: summary.average,
        reviewCount: summary.count,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.map(buildReview),
    }),
    offers: variants.map((variant) => buildOffer(variant, input)),
  };
}

function buildOffer(variant: Variant, { product, config, origin }: ProductJsonLdInput): JsonLdObject {
  const { min, max } = product.deliveryDays;
  const isDeliverable = !product.undeliverableCountryIds.includes(config.countryId);
  const country = isDeliverable ? config.countries.find(({ id }) => id === config.countryId)?.isoCode : undefined;
  const [picture] = selectPictures(product.pictures, colorOf(variant)?.valueId);
  const { currency, rate } = marketCurrency(config, config.countryId);
  const shippingCents = getShippingCents(product, currency);
  // Always gross: valueAddedTaxIncluded.
  const money = (cents: ShopCents): string =>
    (displayCents(cents, { vatPercent: 0, showNet: false, rate }) / 100).toFixed(2);
  const price = { price: money(variant.priceCents), priceCurrency: currency };
  return {
    "@type": "Offer",
    name: formatOptions(variant) || undefined,
    sku: variant.ref,
    url: new URL(`${product.url}?pse=${variant.id}`, origin).href,
    image: picture && largestImageUrl(picture, origin),
    ...price,
    priceSpecification: { "@type": "UnitPriceSpecification", ...price, valueAddedTaxIncluded: true },
    availability: `https://schema.org/${variant.stock > 0 && isDeliverable ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: config.storeName },
    hasMerchantReturnPolicy: country && buildReturnPolicy(country),
    // Shipping costs of this product alone, as on the page.
    ...(country !== undefined &&
      shippingCents !== undefined && {
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingRate: { "@type": "MonetaryAmount", value: money(shippingCents), currency },
          shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
          deliveryTime: {
            "@type": "ShippingDeliveryTime",
            transitTime: { "@type": "QuantitativeValue", minValue: min, maxValue: max, unitCode: "DAY" },
          },
        },
      }),
  };
}

/** Right of withdrawal: 14 days, return at the buyer's cost. */
const buildReturnPolicy = (country: string): JsonLdObject => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: country,
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: 14,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
});

const buildReview = ({ author, title, content, language, rating, createdAt }: Review): JsonLdObject => ({
  "@type": "Review",
  author: { "@type": "Person", name: author },
  name: title || undefined,
  reviewBody: content || undefined,
  inLanguage: language || undefined,
  datePublished: createdAt.slice(0, 10),
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
});

const largestImageUrl = ({ base, widths, width }: Picture, origin: string): string =>
  new URL(`${base}-${widths.at(-1) ?? width}.avif`, origin).href;

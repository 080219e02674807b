import { convertCents, type LocaleConfig, type Picture, type Product, type SaleElement } from "@shop/core";
import { choicesText } from "./variants.ts";

interface ProductDataInput {
  product: Product;
  elements: readonly SaleElement[];
  config: Pick<LocaleConfig, "currency" | "currencyRate" | "storeName">;
  /** "https://shop.example" */
  origin: string;
}

/** schema.org's Product with an offer for every sale element, safe to stand in a script element. */
export function productData({ product, elements, config, origin }: ProductDataInput): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    sku: product.ref,
    description: product.chapo || undefined,
    brand: product.brand === "" ? undefined : { "@type": "Brand", name: product.brand },
    image: product.pictures.filter(({ visible }) => visible).map((picture) => new URL(largest(picture), origin).href),
    offers: elements.map((element) => ({
      "@type": "Offer",
      name: choicesText(element) || undefined,
      sku: element.ref,
      url: new URL(`${product.url}?pse=${element.id}`, origin).href,
      price: (convertCents(element.priceCents, config.currencyRate) / 100).toFixed(2),
      priceCurrency: config.currency,
      availability: `https://schema.org/${element.stock > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: config.storeName },
    })),
  };
  // "</script>" in a title must not end the element.
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

const largest = ({ base, widths, width }: Picture): string => `${base}-${widths.at(-1) ?? width}.avif`;

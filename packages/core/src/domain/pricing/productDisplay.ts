import { productVatPercent, type VatCountry, type VatProduct } from "../vat/productVatPercent.js";
import type { PriceDisplay } from "./displayCents.js";
import type { ReductionPolicy } from "./displayPrice.js";

/** Options for the prices of products in a storefront. */
export interface StorePriceDisplay extends PriceDisplay {
  rate: number;
  policy: ReductionPolicy;
  /** Decides the VAT of products that report none. */
  country: VatCountry;
}

/** Returns the options for the prices of a product: `vatPercent` is {@link productVatPercent}, 0 when unknown. */
export const productDisplay = (product: VatProduct, display: StorePriceDisplay): StorePriceDisplay => ({
  ...display,
  vatPercent: productVatPercent(product, display.country) ?? 0,
});

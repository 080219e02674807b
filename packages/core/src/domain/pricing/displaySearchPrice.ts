import type { SearchProduct } from "../search/search.js";
import { type DisplayPrice, displayPrice, type PriceDisplay, type ReductionPolicy } from "./displayPrice.js";

/**
 * Returns the price of a search result to display. The engine answers with prices of the requested country.
 * @param display VAT percent of the shipping country, for products without a net price
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displaySearchPrice(
  product: Pick<SearchProduct, "priceCents" | "netCents" | "listPriceCents" | "lowestPrice30dCents">,
  display: PriceDisplay & { policy?: ReductionPolicy | undefined },
): DisplayPrice {
  const { priceCents, netCents, listPriceCents: compareAtCents, lowestPrice30dCents } = product;
  // The engine's other amounts are gross only. NaN when its net price is unknown.
  const vatPercent = (priceCents / (netCents || NaN) - 1) * 100;
  return displayPrice(
    { priceCents, compareAtCents, lowestPrice30dCents, vatPercent: vatPercent >= 0 ? vatPercent : undefined },
    display,
  );
}

import { type EuroCents, multiplyDivide } from "../money/cents.js";
import type { SearchProduct } from "../search/search.js";
import { grossFromNet, netFromGross } from "../vat/vat.js";
import { type DisplayPrice, displayPrice, type PriceDisplay, type ReductionPolicy } from "./displayPrice.js";

/**
 * Returns the price of a search result to display. The search engine knows net prices, and gross prices with the VAT of
 * the storefront's country only.
 * @param display VAT percent of the shipping country; `isHomeCountry`: it is the storefront's country
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displaySearchPrice(
  product: Pick<SearchProduct, "priceCents" | "netCents" | "listPriceCents" | "lowestPrice30dCents">,
  display: PriceDisplay & { policy?: ReductionPolicy | undefined; isHomeCountry: boolean },
): DisplayPrice {
  const { priceCents, netCents, listPriceCents: compareAtCents, lowestPrice30dCents } = product;
  if (display.isHomeCountry && !display.showNet)
    return displayPrice({ priceCents, compareAtCents, lowestPrice30dCents }, display);
  const { vatPercent } = display;
  const grossCents = grossFromNet(netCents ?? netFromGross(priceCents, vatPercent), vatPercent);
  // In proportion to the price: the engine has no net amounts of these.
  const scale = (cents: EuroCents | undefined): EuroCents | undefined =>
    cents === undefined || priceCents === 0 ? undefined : multiplyDivide(cents, grossCents, priceCents);
  const compared = { compareAtCents: scale(compareAtCents), lowestPrice30dCents: scale(lowestPrice30dCents) };
  return displayPrice({ priceCents: grossCents, ...compared }, display);
}

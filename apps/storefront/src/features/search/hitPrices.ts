import { grossFromNet, netFromGross, type SearchProduct } from "@shop/core";

interface PriceContext {
  excludeVat: boolean;
  /** VAT percent of the shipping country. */
  countryPercent: number;
  /** The shipping country is the one whose VAT the engine's prices include. */
  isHomeCountry: boolean;
  /** Allows compare-at prices without a lowest price of the last 30 days. Decision 0053. */
  showsAnyCompareAt: boolean;
}

/** Returns a hit with the prices for this shopper. The engine knows net prices, and the home country's gross prices. */
export function hitPrices(hit: SearchProduct, context: PriceContext): SearchProduct {
  const { excludeVat, countryPercent, isHomeCountry } = context;
  const hasLowestPrice = hit.lowestPrice30dCents !== undefined || hit.listPriceCents === undefined;
  const product = hasLowestPrice || context.showsAnyCompareAt ? hit : { ...hit, listPriceCents: undefined };
  const { priceCents, netCents, listPriceCents, lowestPrice30dCents } = product;
  if (isHomeCountry && !excludeVat) return product;
  const net = netCents ?? netFromGross(priceCents, countryPercent);
  const price = excludeVat ? net : grossFromNet(net, countryPercent);
  // Scaled in proportion to the price, because the engine has no net amounts of these.
  const scaled = (cents: number | undefined): number | undefined =>
    cents === undefined || priceCents === 0 ? undefined : Math.round((cents * price) / priceCents);
  return {
    ...product,
    priceCents: price,
    listPriceCents: scaled(listPriceCents),
    lowestPrice30dCents: scaled(lowestPrice30dCents),
  };
}

import { grossFromNet, netFromGross, type SearchProduct } from "@shop/core";

interface Shown {
  excludeVat: boolean;
  /** VAT percent of the delivery country. */
  countryPercent: number;
  /** The delivery country is the one whose VAT the engine's prices include. */
  atHome: boolean;
  /** Allows compare-at prices without a lowest price of the last 30 days. Decision D1. */
  showsAnyOldPrice: boolean;
}

/** Returns a hit with the prices for this shopper. The engine knows net prices, and the home country's gross prices. */
export function hitPrices(found: SearchProduct, shown: Shown): SearchProduct {
  const { excludeVat, countryPercent, atHome } = shown;
  const isProven = found.lowestCents !== undefined || found.listCents === undefined;
  const product = isProven || shown.showsAnyOldPrice ? found : { ...found, listCents: undefined };
  const { priceCents, netCents, listCents, lowestCents } = product;
  if (atHome && !excludeVat) return product;
  const net = netCents ?? netFromGross(priceCents, countryPercent);
  const price = excludeVat ? net : grossFromNet(net, countryPercent);
  // Scaled in proportion to the price, because the engine has no net amounts of these.
  const scaled = (cents: number | undefined): number | undefined =>
    cents === undefined || priceCents === 0 ? undefined : Math.round((cents * price) / priceCents);
  return { ...product, priceCents: price, listCents: scaled(listCents), lowestCents: scaled(lowestCents) };
}

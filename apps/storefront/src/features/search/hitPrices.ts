import { grossFromNet, netFromGross, type SearchProduct } from "@shop/core";

interface Shown {
  excludeVat: boolean;
  /** VAT of the country that is delivered to */
  countryPercent: number;
  /** the country whose VAT the engine's prices hold */
  atHome: boolean;
  /** whether or not a lowest price of the last 30 days stands behind them; decision D1 */
  showsAnyOldPrice: boolean;
}

/** A product as this shopper sees its price. The engine knows gross prices of the storefront's own country, and net ones. */
export function hitPrices(found: SearchProduct, shown: Shown): SearchProduct {
  const { excludeVat, countryPercent, atHome } = shown;
  const isProven = found.lowestCents !== undefined || found.listCents === undefined;
  const product = isProven || shown.showsAnyOldPrice ? found : { ...found, listCents: undefined };
  const { priceCents, netCents, listCents, lowestCents } = product;
  if (atHome && !excludeVat) return product;
  const net = netCents ?? netFromGross(priceCents, countryPercent);
  const price = excludeVat ? net : grossFromNet(net, countryPercent);
  // In the proportion of the price: of these the engine tells no net amounts.
  const scaled = (cents: number | undefined): number | undefined =>
    cents === undefined || priceCents === 0 ? undefined : Math.round((cents * price) / priceCents);
  return { ...product, priceCents: price, listCents: scaled(listCents), lowestCents: scaled(lowestCents) };
}

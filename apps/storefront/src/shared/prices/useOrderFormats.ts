import type { Order } from "@shop/core";
import { useLocaleConfig } from "../useLocaleConfig.ts";
import { moneyFormat, moneyLocale } from "./useShopPrices.ts";

const EURO = { currency: "EUR", symbol: "€" };

/**
 * Formats of an order's amounts: as charged, and as displayed. They differ in a storefront that converts prices without
 * charging them.
 */
export function orderFormats(
  config: Parameters<typeof moneyFormat>[0],
  { currency, currencySymbol: symbol }: Pick<Order, "currency" | "currencySymbol">,
) {
  const storefront = moneyFormat(config);
  const own = currency === undefined || symbol === undefined ? EURO : { currency, symbol };
  const charged = { locale: moneyLocale(config.locale, own.currency), ...own };
  const isConverted = storefront.rate !== 1 && own.currency === EURO.currency;
  return { charged, ...(isConverted || currency === undefined ? storefront : { rate: 1, format: charged }) };
}

/** {@link orderFormats} in the storefront's settings. */
export const useOrderFormats = (order: Pick<Order, "currency" | "currencySymbol">): ReturnType<typeof orderFormats> =>
  orderFormats(useLocaleConfig(), order);

import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

export function FreeShipping({ state }: { state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const { formatGross } = useShopPrices();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { subtotalCents, discountCents } = state.cart;
  const from = config.freeShippingFromCents;
  const missing = from === undefined ? 0 : from - Math.max(0, subtotalCents - discountCents);
  if (missing <= 0 || state.delivery.shippingCents === 0) return null;
  return <p className="lh-free-from">{t("freeFrom", { amount: formatGross(missing) })}</p>;
}

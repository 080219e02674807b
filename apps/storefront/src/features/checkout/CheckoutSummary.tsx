import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { ReviewLines } from "./ReviewLines.tsx";
import { TotalsTable } from "./TotalsTable.tsx";
import type { CheckoutState } from "./useCheckoutState.ts";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";

export function CheckoutSummary({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  return (
    <aside className="lh-checkout-summary" aria-label={t("summary")}>
      <h2>{t("summary")}</h2>
      <ReviewLines lines={state.cart.lines} />
      <TotalsTable state={state} />
      <FreeShipping state={state} />
      <ShopLink to="/cart">{t("toCart")}</ShopLink>
    </aside>
  );
}

function FreeShipping({ state }: { state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const { formatGross } = useShopPrices();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { subtotalCents, discountCents } = state.cart;
  const from = config.freeShippingFromCents;
  const missing = from === undefined ? 0 : from - Math.max(0, subtotalCents - discountCents);
  if (missing <= 0 || state.delivery.shippingCents === 0) return null;
  return <p className="lh-free-from">{t("freeFrom", { amount: formatGross(missing) })}</p>;
}

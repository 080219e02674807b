import type { ReactElement } from "react";
import { ShopLink } from "../../routing/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { FreeShipping } from "./FreeShipping.tsx";
import { ReviewLines } from "./ReviewLines.tsx";
import { TotalsTable } from "./TotalsTable.tsx";
import type { CheckoutState } from "./useCheckoutState.ts";

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

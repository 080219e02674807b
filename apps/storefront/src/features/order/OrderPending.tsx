import type { OrderResult } from "@shop/core";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** The provider has not confirmed the payment yet. The page polls; the shopper may leave. */
export function OrderPending({
  result,
  onRefresh,
}: {
  result: OrderResult;
  onRefresh: () => Promise<unknown>;
}): ReactElement {
  const t = useTexts("order");
  const { formatGross } = useShopPrices();
  const { ref, totalCents, email } = result;
  return (
    <div className="lh-page" aria-busy>
      <EmptyState
        icon="clock"
        headingLevel={1}
        title={t("pending.title")}
        action={
          <div className="lh-actions">
            <Button variant="outline" onClick={() => void onRefresh()}>
              {t("pending.ask")}
            </Button>
            <ShopLink {...buttonProps({ variant: "quiet" })} to="/checkout?step=payment">
              {t("pending.other")}
            </ShopLink>
          </div>
        }
      >
        <p role="status">{t("pending.text", { ref, total: formatGross(totalCents) })}</p>
        <p>{t("pending.mail", { email })}</p>
      </EmptyState>
    </div>
  );
}

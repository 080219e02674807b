import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

export function NoOrders(): ReactElement {
  const t = useTexts("account");
  return (
    <EmptyState
      icon="package"
      title={t("orders.none")}
      action={
        <ShopLink {...buttonProps({ variant: "outline" })} to="/">
          {t("orders.toShop")}
        </ShopLink>
      }
    >
      <p>{t("orders.noneText")}</p>
    </EmptyState>
  );
}

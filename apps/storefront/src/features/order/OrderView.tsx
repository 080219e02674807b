import { isShopError, type Order, type OrderReference } from "@shop/core";
import { useShop } from "@shop/react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { BankTransfer } from "./BankTransfer.tsx";
import { OrderDetails, OrderLoadError } from "./OrderDetails.tsx";

/** An order, or its loading, not-found or error state. */
export function OrderView(props: { query: UseQueryResult<Order>; reference: OrderReference }): ReactElement {
  const { query, reference } = props;
  const t = useTexts("order");
  const shop = useShop();
  const { data: order, error, refetch } = query;
  if (order !== undefined) {
    return (
      <>
        <h1>{t("view.heading", { ref: order.ref })}</h1>
        <BankTransfer order={order} loadQrCode={() => shop.orders.qrCode(reference)} />
        <OrderDetails order={order} />
      </>
    );
  }
  if (isShopError(error, "NOT_FOUND") || isShopError(error, "UNAUTHORIZED")) {
    return (
      <EmptyState
        icon="package"
        headingLevel={1}
        title={t("view.none")}
        text={t("view.noneHint")}
        action={<ButtonLink variant="outline" to="/" label={t("toHome")} />}
      />
    );
  }
  if (error !== null) return <OrderLoadError onRetry={refetch} />;
  return (
    <>
      <h1>{t("view.title")}</h1>
      <p role="status">{t("placed.loading")}</p>
    </>
  );
}

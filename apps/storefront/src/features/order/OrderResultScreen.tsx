import { resolveCartId } from "@shop/core";
import { useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { OrderFailed } from "./OrderFailed.tsx";
import { OrderPending } from "./OrderPending.tsx";
import { OrderPlaced } from "./OrderPlaced.tsx";
import { useOrderResult } from "./useOrderResult.ts";

/**
 * Result of an order, visible to its buyer only (decision 0056). Both addresses show the backend's current state, which
 * may be newer than the provider's redirect.
 */
export function OrderResultScreen({ route }: { route: "placed" | "failed" }): ReactElement {
  const t = useTexts("order");
  const search: { cart_id?: unknown; reason?: unknown } = useSearch({ strict: false });
  const query = useOrderResult(resolveCartId({ orderResult: search.cart_id }));
  const { data: outcome } = query;
  const reason = typeof search.reason === "string" ? search.reason : "";

  if (outcome?.order) return <OrderPlaced result={outcome.result} order={outcome.order} />;
  if (outcome?.result.payment === "pending") return <OrderPending result={outcome.result} onRefresh={query.refetch} />;
  if (outcome?.result.payment === "failed")
    return <OrderFailed result={outcome.result} reason={outcome.result.reason} />;
  if (outcome === null && route === "failed") return <OrderFailed reason={reason} />;
  return (
    <div className="lh-page" aria-busy={query.isPending}>
      {query.isPending && (
        <div className="lh-pagehead">
          <h1>{t("result.title")}</h1>
          <p className="lh-lead" role="status">
            {t("placed.loading")}
          </p>
        </div>
      )}
      {(query.isError || (outcome !== null && outcome !== undefined)) && (
        <EmptyState
          icon="circle-alert"
          headingLevel={1}
          title={t("placed.failed")}
          action={<Button onClick={() => void query.refetch()}>{t("placed.retry")}</Button>}
        />
      )}
      {outcome === null && (
        <EmptyState
          icon="package"
          headingLevel={1}
          title={t("placed.none")}
          action={
            <ShopLink {...buttonProps()} to="/">
              {t("toHome")}
            </ShopLink>
          }
        >
          <p>{t("placed.noneHint")}</p>
        </EmptyState>
      )}
    </div>
  );
}

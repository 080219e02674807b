import { parseCartId } from "@shop/core";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { OrderView } from "./OrderView.tsx";

/** Shows an order to the browser that placed it; to everybody else, nothing of it. Source: decision D4. */
export function OrderPlacedScreen(): ReactElement {
  const { checkout } = useShop();
  const t = useTexts("order");
  const search: { cart_id?: unknown } = useSearch({ strict: false });
  const cartId = parseCartId(search.cart_id) ?? 0;
  const order = useQuery({
    queryKey: ["placedOrder", cartId],
    // A query may not answer undefined: null says that there is nothing to show.
    queryFn: async () => (await checkout.placedOrder(cartId)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (order.data) return <OrderView order={order.data} />;
  return (
    <div className="lh-page" aria-busy={order.isPending}>
      {order.isPending && (
        <div className="lh-pagehead">
          <h1>{t("placed.title")}</h1>
          <p className="lh-lead" role="status">
            {t("placed.loading")}
          </p>
        </div>
      )}
      {order.isError && (
        <EmptyState
          icon="circle-alert"
          headingLevel={1}
          title={t("placed.failed")}
          action={<Button onClick={() => void order.refetch()}>{t("placed.retry")}</Button>}
        />
      )}
      {order.data === null && (
        <EmptyState
          icon="package"
          headingLevel={1}
          title={t("placed.none")}
          action={
            <ShopLink {...buttonLook()} to="/">
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

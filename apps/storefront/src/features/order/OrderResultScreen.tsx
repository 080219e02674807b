import { formatMoney, type OrderOutcome, type OrderResult, resolveCartId } from "@shop/core";
import { pollDelay } from "@shop/core/checkout";
import { useCart, useSession, useShop } from "@shop/react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useOrderFormats } from "../../shared/prices/useOrderFormats.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { OrderLoadError } from "./OrderDetails.tsx";
import { OrderPlaced } from "./OrderPlaced.tsx";
import "../../shared/service.css";

/**
 * Result of an order, visible to its buyer only (decision 0056). Both addresses show the backend's current state, which
 * may be newer than the provider's redirect.
 */
export function OrderResultScreen({ route }: { route: "placed" | "failed" }): ReactElement {
  const t = useTexts("order");
  const search: { cart_id?: unknown; reason?: unknown } = useSearch({ strict: false });
  const query = useOrderResult(resolveCartId({ orderResult: search.cart_id }));
  const { data: outcome } = query;
  useOutcomeUrl(route, outcome?.result);
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
      {(query.isError || (outcome !== null && outcome !== undefined)) && <OrderLoadError onRetry={query.refetch} />}
      {outcome === null && (
        <EmptyState
          icon="package"
          headingLevel={1}
          title={t("placed.none")}
          text={t("placed.noneHint")}
          action={<ButtonLink to="/" label={t("toHome")} />}
        />
      )}
    </div>
  );
}

/** Opens the address of the known outcome: the payment may have completed after the provider's redirect. */
function useOutcomeUrl(route: "placed" | "failed", result: OrderResult | undefined): void {
  const navigate = useNavigate();
  const { cartId, payment, reason } = result ?? {};
  const known = payment === undefined || payment === "pending" ? route : payment === "failed" ? "failed" : "placed";
  useEffect(() => {
    if (known === route) return;
    const search = known === "failed" ? { cart_id: cartId, reason } : { cart_id: cartId };
    void navigate({ to: `/order-${known}`, search, replace: true, resetScroll: false });
  }, [known, route, cartId, reason, navigate]);
}

/** Result of a cart's checkout; null for none. Polls while the payment is pending. */
function useOrderResult(cartId: number): UseQueryResult<OrderOutcome | null> {
  const { checkout } = useShop();
  const session = useSession();
  const cart = useCart();
  const { refetchIntervals } = useLocaleConfig();
  const [startedAtMs] = useState(() => Date.now());
  return useQuery({
    queryKey: ["orderResult", cartId],
    // A query function must not return undefined.
    queryFn: async () => (await checkout.result(cartId)) ?? null,
    // The buyer is known in the browser only.
    enabled: session.isInitialized && cart.isInitialized,
    staleTime: Number.POSITIVE_INFINITY,
    // Another payment of the same cart has another result.
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.result.payment === "pending" && (pollDelay(Date.now() - startedAtMs, refetchIntervals) ?? false),
  });
}

/** The provider has not confirmed the payment yet. The page polls; the shopper may leave. */
function OrderPending(props: { result: OrderResult; onRefresh: () => Promise<unknown> }): ReactElement {
  const { ref, totalCents, email } = props.result;
  const t = useTexts("order");
  const { rate, format } = useOrderFormats(props.result);
  return (
    <div className="lh-page" aria-busy>
      <EmptyState
        icon="clock"
        headingLevel={1}
        title={t("pending.title")}
        action={
          <div className="lh-actions">
            <Button variant="outline" onClick={() => void props.onRefresh()}>
              {t("pending.ask")}
            </Button>
            <ButtonLink variant="quiet" to="/checkout?step=payment" label={t("pending.other")} />
          </div>
        }
      >
        <p role="status">{t("pending.text", { ref, total: formatMoney(totalCents, { ...format, rate }) })}</p>
        <p>{t("pending.mail", { email })}</p>
      </EmptyState>
    </div>
  );
}

const REASONS = ["declined", "canceled", "expired"] as const;

/**
 * The cart is kept, and another payment method can be chosen; a browser without the cart has none of both.
 * Source: specification 8.
 */
function OrderFailed({ result, reason }: { result?: OrderResult; reason: string }): ReactElement {
  const t = useTexts("order");
  const hasCart = useCart().lines.length > 0;
  const knownReason = REASONS.find((known) => known === reason);
  const reasonKey =
    result?.paymentCode === "AmazonPay" && knownReason !== "canceled" ? "amazon" : (knownReason ?? "other");
  return (
    // `aria-busy` of any value keeps the height of the loading state.
    <div className="lh-page" aria-busy={false}>
      <EmptyState
        icon="circle-alert"
        headingLevel={1}
        title={t(knownReason === "declined" ? "failed.unsuccessful" : "failed.title")}
        action={
          hasCart ? (
            <div className="lh-actions">
              <ButtonLink size="large" to="/checkout?step=payment" label={t("failed.toCheckout")} />
              <ButtonLink variant="quiet" to="/cart" label={t("failed.toCart")} />
            </div>
          ) : (
            <ButtonLink to="/" label={t("toHome")} />
          )
        }
      >
        <p>{t(`failed.reasons.${reasonKey}`)}</p>
        {hasCart && <p>{t("failed.text")}</p>}
      </EmptyState>
    </div>
  );
}

import { type ShippingMethod, nextDayPossible } from "@shop/core";
import { useQuery, useSuspenseQuery, queryOptions } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { formatDeliveryRange, todayQuery } from "../../shared/dates.tsx";
import { isPickup } from "../../shared/order/toDisplayStatus.ts";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioCards } from "../../ui/RadioCards.tsx";
import type { CheckoutState } from "./useCheckoutState.ts";
import type { Storefront } from "../../storefronts.ts";

export function ShippingMethods({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { convertShipping, formatCents } = useDisplayCart();
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { data: nextDay = false } = useQuery(nextDayQuery(storefront));
  const { methods = [], methodId, setMethod } = state.delivery;
  const { all } = state.plan;

  function describe(method: ShippingMethod): ReactNode {
    if (isPickup(method) || all === undefined) return method.description;
    const range = formatDeliveryRange(all, today, { locale: storefront.locale, month: "long" });
    return (
      <>
        <strong className="lh-dates">{t(method.freight ? "dates.freight" : "dates.parcel", { range })}</strong>
        {method.description}
      </>
    );
  }
  // Mentioned only when the items can arrive that fast.
  const mayBeNextDay = all !== undefined && all.min <= 1;

  return (
    <>
      <RadioCards
        legend={t("deliveryMethod")}
        name="deliveryMethod"
        value={String(methodId)}
        onChange={(value) => void setMethod(Number(value))}
        cards={methods.map((method) => ({
          value: String(method.id),
          title: method.title,
          description: describe(method),
          ...(method.shippingCents === undefined
            ? {}
            : { aside: method.shippingCents === 0 ? t("free") : formatCents(convertShipping(method.shippingCents)) }),
        }))}
      />
      {state.hasFreight && <p className="lh-hint">{t("freightNote")}</p>}
      {!state.hasFreight && mayBeNextDay && <p className="lh-hint">{t(nextDay ? "nextDay.today" : "nextDay.rule")}</p>}
    </>
  );
}

/** A page left open past the cut-off updates when it becomes visible again. */
const STALE_MS = 60_000;

/** Whether an order placed now can arrive tomorrow. Sources: specification 9, decision 0060. */
const nextDayQuery = ({ id, language, timeZone, market }: Storefront) =>
  queryOptions({
    queryKey: ["nextDay", id],
    queryFn: () => nextDayPossible({ now: new Date(), language, timeZone, country: market }),
    staleTime: STALE_MS,
  });

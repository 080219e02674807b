import type { DeliveryMethod } from "@shop/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { deliveryRange } from "../../app/deliveryRange.ts";
import { isPickup } from "../../app/isPickup.ts";
import { todayQuery } from "../../app/todayQuery.ts";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { nextDayQuery } from "./nextDayQuery.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

export function DeliveryMethods({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { postage, money } = useShownCart();
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { data: nextDay = false } = useQuery(nextDayQuery(storefront));
  const { methods = [], methodId, chooseMethod } = state.delivery;
  const { all } = state.plan;

  function describe(method: DeliveryMethod): ReactNode {
    if (isPickup(method) || all === undefined) return method.description;
    const range = deliveryRange(all, today, { locale: storefront.locale, month: "long" });
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
        onChange={(value) => chooseMethod(Number(value))}
        cards={methods.map((method) => ({
          value: String(method.id),
          title: method.title,
          description: describe(method),
          ...(method.postageCents === undefined
            ? {}
            : { aside: method.postageCents === 0 ? t("free") : money(postage(method.postageCents)) }),
        }))}
      />
      {state.freight && <p className="lh-hint">{t("freightNote")}</p>}
      {!state.freight && mayBeNextDay && <p className="lh-hint">{t(nextDay ? "nextDay.today" : "nextDay.rule")}</p>}
    </>
  );
}

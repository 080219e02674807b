import { useCheckout } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { formatDeliveryRange, todayQuery } from "../../shared/dates.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioCards } from "../../ui/RadioCards.tsx";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Choice for a mixed cart: one delivery, or the faster lines first. */
export function SplitDeliveryChoice({ state }: { state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { all, first } = state.plan;
  if (all === undefined || first === undefined) return null;
  const between = (days: { min: number; max: number }): string =>
    formatDeliveryRange(days, today, { locale: storefront.locale, month: "long" });
  return (
    <RadioCards
      legend={t("complete.legend")}
      name="completeDelivery"
      value={String(state.draft.shipComplete)}
      onChange={(value) => edit({ shipComplete: value === "true" })}
      cards={[
        { value: "true", title: t("complete.wait"), description: t("complete.waitDates", { range: between(all) }) },
        {
          value: "false",
          title: t("complete.split"),
          description: t("complete.splitDates", { first: between(first), range: between(all) }),
        },
      ]}
    />
  );
}

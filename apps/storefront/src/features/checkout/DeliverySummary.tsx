import { pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { deliveryRange } from "../../app/deliveryRange.ts";
import { todayQuery } from "../../app/todayQuery.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { addressOf } from "./pickup.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Keeps the line height while the text loads. */
const NOT_YET = "\u00A0";

export function DeliverySummary({ state }: { state: CheckoutState }): ReactElement {
  const { delivery, pickup } = state;
  const method = delivery.methods?.find(({ id }) => id === delivery.methodId);
  return (
    <>
      <p>{method?.title ?? NOT_YET}</p>
      {pickup ? <Place centerId={state.draft.pickup?.centerId} /> : <Dates state={state} freight={method?.freight} />}
    </>
  );
}

function Place({ centerId }: { centerId: number | undefined }): ReactElement | null {
  const { data: points } = useQuery(pickupPointsQuery(useShop()));
  const center = points?.find(({ id }) => id === centerId);
  return center === undefined ? null : (
    <p className="lh-muted">
      {center.name}, {addressOf(center)}
    </p>
  );
}

interface DatesProps {
  state: CheckoutState;
  freight: boolean | undefined;
}

function Dates({ state: { plan, payment, draft }, freight }: DatesProps): ReactElement | null {
  const t = useTexts("checkout");
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { all, first } = plan;
  if (all === undefined || freight === undefined) return null;
  const between = (days: typeof all): string =>
    deliveryRange(days, today, { locale: storefront.locale, month: "long" });

  function say(days: NonNullable<typeof all>): string {
    // A prepaid order ships after the payment has arrived, so its dates are unknown.
    if (payment?.code === "Vorkasse") {
      const from = first === undefined || draft.completeDelivery ? days : first;
      return t("dates.prepaid", { min: from.min, max: days.max });
    }
    const range = between(days);
    if (first === undefined) return t(freight === true ? "dates.freight" : "dates.parcel", { range });
    return draft.completeDelivery
      ? t("complete.waitDates", { range })
      : t("complete.splitDates", { range, first: between(first) });
  }

  return <p className="lh-muted">{say(all)}</p>;
}

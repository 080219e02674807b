import { pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { formatDeliveryRange, todayQuery } from "../../shared/dates.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { formatPickupAddress } from "./pickup.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Keeps the line height while the text loads. */
const PLACEHOLDER = "\u00A0";

export function DeliverySummary({ state }: { state: CheckoutState }): ReactElement {
  const { delivery, isPickup } = state;
  const method = delivery.methods?.find(({ id }) => id === delivery.methodId);
  return (
    <>
      <p>{method?.title ?? PLACEHOLDER}</p>
      {isPickup ? (
        <PickupPlace centerId={state.draft.pickup?.centerId} />
      ) : (
        <DeliveryDates state={state} freight={method?.freight} />
      )}
    </>
  );
}

function PickupPlace({ centerId }: { centerId: number | undefined }): ReactElement | null {
  const { data: points } = useQuery(pickupPointsQuery(useShop()));
  const center = points?.find(({ id }) => id === centerId);
  return center === undefined ? null : (
    <p className="lh-muted">
      {center.name}, {formatPickupAddress(center)}
    </p>
  );
}

interface DatesProps {
  state: CheckoutState;
  freight: boolean | undefined;
}

function DeliveryDates({ state: { plan, payment, draft }, freight }: DatesProps): ReactElement | null {
  const t = useTexts("checkout");
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { all, first } = plan;
  if (all === undefined || freight === undefined) return null;
  const between = (days: typeof all): string =>
    formatDeliveryRange(days, today, { locale: storefront.locale, month: "long" });

  function describe(days: NonNullable<typeof all>): string {
    // A prepaid order ships after the payment has arrived, so its dates are unknown.
    if (payment?.code === "Vorkasse") {
      const from = first === undefined || draft.shipComplete ? days : first;
      return t("dates.prepaid", { min: from.min, max: days.max });
    }
    const range = between(days);
    if (first === undefined) return t(freight === true ? "dates.freight" : "dates.parcel", { range });
    return draft.shipComplete
      ? t("complete.waitDates", { range })
      : t("complete.splitDates", { range, first: between(first) });
  }

  return <p className="lh-muted">{describe(all)}</p>;
}

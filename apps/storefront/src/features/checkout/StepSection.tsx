import { pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useDeliveryRange } from "../../shared/dates.tsx";
import { formatAddressLine, formatPickupAddress } from "./formatAddress.ts";
import { headingId, type Step, STEPS } from "./steps.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

interface StepSectionProps {
  step: Step;
  state: CheckoutState;
  status: "open" | "done" | "ahead";
  onEdit: () => void;
  children: ReactNode;
}

export function StepSection({ step, state, status, onEdit, children }: StepSectionProps): ReactElement {
  const t = useTexts("checkout");
  const name = t(`steps.${step}`);
  return (
    <li className="lh-step" data-state={status} aria-current={status === "open" ? "step" : undefined}>
      <div className="lh-step-head">
        <span className="lh-step-number" aria-hidden="true">
          {status === "done" ? <Icon name="check" /> : STEPS.indexOf(step) + 1}
        </span>
        <h2 id={headingId(step)} tabIndex={-1}>
          {name}
        </h2>
        {status === "done" && (
          <Button variant="quiet" aria-label={t("editStep", { step: name })} onClick={onEdit}>
            {t("edit")}
          </Button>
        )}
      </div>
      {status === "open" && <div className="lh-step-body">{children}</div>}
      {status === "done" && (
        <div className="lh-step-summary">
          <StepSummary step={step} state={state} />
        </div>
      )}
    </li>
  );
}

/** Keeps the line height while the text loads. */
const PLACEHOLDER = "\u00A0";

function StepSummary({ step, state }: { step: Step; state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const { draft, payment, method } = state;
  switch (step) {
    case "contact":
      return <p>{draft.email}</p>;
    case "address":
      return <AddressSummary state={state} />;
    case "delivery":
      return (
        <>
          <p>{method?.title ?? PLACEHOLDER}</p>
          {state.isPickup ? <PickupPlace centerId={draft.pickup?.centerId} /> : <DeliveryDates state={state} />}
        </>
      );
    case "payment":
      return state.isFree ? (
        <p>{t("nothingToPay")}</p>
      ) : (
        <>
          <p>{payment?.title ?? PLACEHOLDER}</p>
          <p className="lh-muted">{payment?.description ?? PLACEHOLDER}</p>
        </>
      );
    case "review":
      return null;
  }
}

function AddressSummary({ state: { draft } }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const config = useLocaleConfig();
  const { shippingAddress, billingAddress } = draft;
  const inOneLine = (address: typeof shippingAddress): string => {
    const country = address.countryId === config.countryId ? "" : countryTitle(config, address.countryId);
    return [formatAddressLine(address), country].filter((part) => part !== "").join(", ");
  };
  return (
    <>
      <p>{inOneLine(shippingAddress)}</p>
      <p className="lh-muted">
        {t("invoiceAddress")}: {billingAddress ? inOneLine(billingAddress) : t("sameAsDelivery")}
      </p>
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

function DeliveryDates({ state }: { state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const between = useDeliveryRange("long");
  const { plan, payment, draft, method } = state;
  const { all, first } = plan;
  if (all === undefined || method === undefined) return null;

  function describe(days: NonNullable<typeof all>): string {
    // A prepaid order ships after the payment has arrived, so its dates are unknown.
    if (payment?.code === "Vorkasse" && !state.isFree) {
      const from = first === undefined || draft.shipComplete ? days : first;
      return t("dates.prepaid", { min: from.min, count: days.max });
    }
    const range = between(days);
    if (first === undefined) return t(method?.freight === true ? "dates.freight" : "dates.parcel", { range });
    return draft.shipComplete
      ? t("complete.waitDates", { range })
      : t("complete.splitDates", { range, first: between(first) });
  }

  return <p className="lh-muted">{describe(all)}</p>;
}

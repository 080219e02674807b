import { localeConfigQuery } from "@shop/core/query";
import { useCheckout, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CompleteDelivery } from "./CompleteDelivery.tsx";
import { DeliveryMethods } from "./DeliveryMethods.tsx";
import { isPickup } from "./pickup.ts";
import { PickupFields } from "./PickupFields.tsx";
import { readPickup } from "./readPickup.ts";
import type { ScopedFault } from "./steps.ts";
import type { StepProps } from "./stepProps.ts";
import { Undeliverable } from "./Undeliverable.tsx";
import { useErrorTitle } from "./useErrorTitle.ts";

export function DeliveryStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const { edit } = useCheckout();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const [faults, setFaults] = useState<readonly ScopedFault[]>([]);
  useErrorTitle(faults.length > 0);
  const { methods, methodId, countryId } = state.delivery;
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  if (methods === undefined) return <p role="status">{t("deliveryLoading")}</p>;
  if (state.undeliverable !== "none") return <Undeliverable lines={state.cart.lines} country={country} />;
  if (methods.length === 0) {
    return (
      <Notice tone="warn" announce="alert">
        <p>{t("deliveryNone", { country, phone: config.storePhone })}</p>
      </Notice>
    );
  }
  const method = methods.find(({ id }) => id === methodId);
  const pickup = method !== undefined && isPickup(method);
  const textOf = ({ text }: ScopedFault): string => (text.startsWith("pickup.") ? t(text) : core(`validation.${text}`));

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!pickup) return onNext("payment");
    const read = readPickup(new FormData(event.currentTarget));
    setFaults(read.faults);
    edit({ pickup: read.faults.length === 0 ? read.choice : undefined });
    if (read.faults.length === 0) onNext("payment");
  }

  return (
    <form className="lh-form" noValidate onSubmit={onSubmit}>
      {faults.length > 0 && (
        <ErrorSummary
          title={t("errors.title", { count: faults.length })}
          items={faults.map((fault) => ({ id: `pickup-${fault.field}`, text: textOf(fault) }))}
        />
      )}
      <DeliveryMethods state={state} methods={methods} />
      {pickup && (
        <PickupFields
          draft={state.draft}
          countryId={countryId}
          errorAt={(field) => {
            const fault = faults.find((one) => one.field === field);
            return fault && textOf(fault);
          }}
        />
      )}
      {!pickup && <CompleteDelivery state={state} />}
      <Button type="submit" size="large">
        {t("continue.payment")}
      </Button>
    </form>
  );
}

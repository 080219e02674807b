import { localeConfigQuery } from "@shop/core/query";
import { useCheckout, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CompleteDelivery } from "./CompleteDelivery.tsx";
import { DeliveryMethods } from "./DeliveryMethods.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { PickupFields } from "./PickupFields.tsx";
import { pickupFaults, readPickup } from "./readPickup.ts";
import type { StepProps } from "./stepProps.ts";
import { Undeliverable } from "./Undeliverable.tsx";
import { useStepForm } from "./useStepForm.ts";

export function DeliveryStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { delivery, undeliverable, cart } = props.state;
  const { methods, loading, countryId } = delivery;
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  if (methods === undefined && !loading && !cart.pending) {
    return <NotLoaded text={t("deliveryFailed")} onRetry={shop.delivery.cartChanged} />;
  }
  if (methods === undefined) return <p role="status">{t("deliveryLoading")}</p>;
  if (undeliverable !== "none")
    return <Undeliverable lines={cart.lines} country={country} onAddress={() => props.onNext("address")} />;
  if (methods.length === 0) {
    return (
      <Notice tone="warn" announce="alert">
        <p>{t("deliveryNone", { country, phone: config.storePhone })}</p>
      </Notice>
    );
  }
  return <DeliveryForm {...props} />;
}

function DeliveryForm({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const { pickup } = state;
  const form = useStepForm(
    (values) => {
      if (!pickup) return [];
      const choice = readPickup(values);
      edit({ pickup: choice });
      return pickupFaults(choice);
    },
    () => onNext("payment"),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the fields
    <form className="lh-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput} onBlur={form.onBlur}>
      {form.summary.length > 0 && <ErrorSummary title={form.summaryTitle} items={form.summary} />}
      <DeliveryMethods state={state} />
      {pickup && <PickupFields draft={state.draft} countryId={state.delivery.countryId} errorAt={form.errorAt} />}
      {!pickup && <CompleteDelivery state={state} />}
      <Button type="submit" size="large">
        {t("continue.payment")}
      </Button>
    </form>
  );
}

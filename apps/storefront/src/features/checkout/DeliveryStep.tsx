import { localeConfigQuery } from "@shop/core/query";
import { useCheckout, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SplitDeliveryChoice } from "./SplitDeliveryChoice.tsx";
import { ShippingMethods } from "./ShippingMethods.tsx";
import { LoadError } from "./LoadError.tsx";
import { PickupFields } from "./PickupFields.tsx";
import { pickupIssues, readPickup } from "./readPickup.ts";
import type { StepProps } from "./stepProps.ts";
import { UndeliverableLines } from "./UndeliverableLines.tsx";
import { useStepForm } from "./useStepForm.ts";

export function DeliveryStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { delivery, undeliverable, cart } = props.state;
  const { methods, isLoading, countryId } = delivery;
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  if (methods === undefined && !isLoading && !cart.isPending) {
    return <LoadError text={t("deliveryFailed")} onRetry={() => void shop.shipping.refresh()} />;
  }
  if (methods === undefined) return <p role="status">{t("deliveryLoading")}</p>;
  if (undeliverable !== "none")
    return <UndeliverableLines lines={cart.lines} country={country} onChangeAddress={() => props.onNext("address")} />;
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
  const { isPickup } = state;
  const form = useStepForm(
    (values) => {
      if (!isPickup) return [];
      const choice = readPickup(values);
      edit({ pickup: choice });
      return pickupIssues(choice);
    },
    () => onNext("payment"),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the fields
    <form className="lh-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput} onBlur={form.onBlur}>
      {form.summary.length > 0 && <ErrorSummary title={form.summaryTitle} items={form.summary} />}
      <ShippingMethods state={state} />
      {isPickup && <PickupFields draft={state.draft} countryId={state.delivery.countryId} errorAt={form.errorAt} />}
      {!isPickup && <SplitDeliveryChoice state={state} />}
      <Button type="submit" size="large">
        {t("continue.payment")}
      </Button>
    </form>
  );
}

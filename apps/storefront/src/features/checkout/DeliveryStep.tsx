import { localeConfigQuery } from "@shop/core/query";
import { useCheckout, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SplitDeliveryChoice } from "./SplitDeliveryChoice.tsx";
import { ShippingMethods } from "./ShippingMethods.tsx";
import { LoadError } from "./LoadError.tsx";
import { PickupFields } from "./PickupFields.tsx";
import { pickupIssues, readPickup } from "./readPickup.ts";
import type { StepProps } from "./stepProps.ts";
import { UndeliverableLines } from "./UndeliverableLines.tsx";
import { stepSchema } from "./stepSchema.ts";

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
  const form = useShopForm({
    name: "pickup",
    schema: stepSchema((values) => (isPickup ? pickupIssues(readPickup(values)) : [])),
    submit: async () => onNext("payment"),
    onSave: (values) => isPickup && edit({ pickup: readPickup(values) }),
  });
  return (
    <FormView form={form} submitLabel={t("continue.payment")} wide>
      <ShippingMethods state={state} />
      {isPickup && <PickupFields draft={state.draft} countryId={state.delivery.countryId} form={form} />}
      {!isPickup && <SplitDeliveryChoice state={state} />}
    </FormView>
  );
}

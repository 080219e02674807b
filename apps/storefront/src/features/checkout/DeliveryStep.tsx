import type { ShippingMethod } from "@shop/core";
import { pickupPointsQuery } from "@shop/core/query";
import { MAX_LENGTHS } from "@shop/core/wire";
import { useCheckout, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView, useFormField } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { LoadError } from "../../shared/LoadError.tsx";
import { isPickup } from "../../shared/order/toDisplayStatus.ts";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useNextDayText } from "../../shared/useNextDayText.ts";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { useDeliveryRange } from "../../shared/dates.tsx";
import { formatPickupAddress } from "./formatAddress.ts";
import { pickupIssues, readPickup, stepSchema } from "./readStep.ts";
import type { CheckoutState, StepProps } from "./useCheckoutState.ts";

// Rare, so most shoppers never load it.
const undeliverableLines = lazyPart(() =>
  import("./UndeliverableLines.tsx").then(({ UndeliverableLines }) => UndeliverableLines),
);

export function DeliveryStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { shipping } = useShop();
  const config = useLocaleConfig();
  const { delivery, undeliverable, cart } = props.state;
  const { methods, isLoading, countryId } = delivery;
  const country = countryTitle(config, countryId);
  if (methods === undefined && !isLoading && !cart.isPending) {
    return <LoadError text={t("deliveryFailed")} onRetry={() => shipping.refresh()} />;
  }
  if (methods === undefined) return <p role="status">{t("deliveryLoading")}</p>;
  if (undeliverable !== "none") return <undeliverableLines.Component {...props} country={country} />;
  if (methods.length === 0) {
    const text = t("deliveryNone", { country, phone: config.storePhone });
    return <Notice tone="warn" announce="alert" text={text} />;
  }
  return <DeliveryForm {...props} />;
}

function DeliveryForm({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const form = useShopForm({
    name: "pickup",
    schema: stepSchema((values) => (state.isPickup ? pickupIssues(readPickup(values)) : [])),
    submit: async () => onNext("payment"),
    onSave: (values) => state.isPickup && edit({ pickup: readPickup(values) }),
  });
  return (
    <FormView form={form} submitLabel={t("continue.payment")} wide>
      <ShippingMethods state={state} />
      {state.isPickup ? <PickupFields state={state} /> : <SplitDeliveryChoice state={state} />}
    </FormView>
  );
}

function ShippingMethods({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { formatShipping } = useDisplayCart();
  const formatRange = useDeliveryRange("long");
  const { methods = [], methodId, setMethod } = state.delivery;
  const { all } = state.plan;
  const nextDayText = useNextDayText(all);

  function describe(method: ShippingMethod): ReactNode {
    if (isPickup(method) || all === undefined) return method.description;
    const range = formatRange(all);
    return (
      <>
        <strong className="lh-dates">{t(method.freight ? "dates.freight" : "dates.parcel", { range })}</strong>
        {method.description}
      </>
    );
  }

  function formatCosts({ shippingCents }: ShippingMethod): string | undefined {
    if (shippingCents === undefined) return undefined;
    return shippingCents === 0 ? t("free") : formatShipping(shippingCents);
  }

  // To the kerb: every other way costs more.
  const [fee] = methods
    .flatMap(({ freight, shippingCents }) => (freight ? (shippingCents ?? []) : []))
    .toSorted(byAmount);

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
          aside: formatCosts(method),
        }))}
      />
      {state.hasFreight && fee !== undefined && (
        <p className="lh-hint">{t("freightNote", { fee: formatShipping(fee) })}</p>
      )}
      {!state.hasFreight && nextDayText && <p className="lh-hint">{nextDayText}</p>}
    </>
  );
}

const byAmount = (one: number, other: number): number => one - other;

function SplitDeliveryChoice({ state }: { state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const between = useDeliveryRange("long");
  const { all, first } = state.plan;
  if (all === undefined || first === undefined) return null;
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

function PickupFields({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const { data: points } = useQuery(pickupPointsQuery(useShop()));
  const field = useFormField();
  const { pickup, shippingAddress } = state.draft;
  const person = (name: "firstName" | "lastName" | "phone", autoComplete: string) => ({
    ...field(`pickup.${name}`),
    label: t(name),
    defaultValue: pickup?.[name] ?? shippingAddress[name],
    autoComplete,
    maxLength: name === "phone" ? MAX_LENGTHS.phone : MAX_LENGTHS.name,
    required: true,
  });
  if (points === undefined) return <p role="status">{t("pickup.loading")}</p>;
  return (
    <fieldset className="lh-fieldset">
      <legend>{t("pickup.title")}</legend>
      <RadioCards
        legend={t("pickup.where")}
        {...field("pickup.center")}
        defaultValue={String(pickup?.centerId ?? "")}
        cards={points
          .filter(({ hasPickup, countryId }) => hasPickup && countryId === state.delivery.countryId)
          .map((center) => ({
            value: String(center.id),
            title: center.name,
            description: formatPickupAddress(center),
            more: center.phone,
          }))}
      />
      <div className="lh-field-row">
        <Field {...person("firstName", "given-name")} />
        <Field {...person("lastName", "family-name")} />
      </div>
      <Field {...person("phone", "tel")} type="tel" hint={t("pickup.phoneHint")} />
    </fieldset>
  );
}

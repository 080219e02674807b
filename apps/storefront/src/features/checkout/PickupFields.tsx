import type { CheckoutDraft } from "@shop/core";
import { pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { addressFieldName } from "../../shared/addressFieldName.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { formatPickupAddress, pickupCentersIn } from "./pickup.ts";
import { fieldId } from "./steps.ts";

interface PickupFieldsProps {
  draft: CheckoutDraft;
  countryId: number;
  errorAt: (id: string) => string | undefined;
}

export function PickupFields({ draft, countryId, errorAt }: PickupFieldsProps): ReactElement {
  const t = useTexts("checkout");
  const { data: points } = useQuery(pickupPointsQuery(useShop()));
  const { pickup, shippingAddress } = draft;
  const field = (name: "firstName" | "lastName" | "phone", autoComplete: string) => ({
    id: fieldId({ scope: "pickup", field: name }),
    name: `pickup.${addressFieldName(name)}`,
    defaultValue: pickup?.[name] ?? shippingAddress[name],
    autoComplete,
    error: errorAt(fieldId({ scope: "pickup", field: name })),
    maxLength: 100,
    required: true,
  });
  if (points === undefined) return <p role="status">{t("pickup.loading")}</p>;
  return (
    <fieldset className="lh-fieldset">
      <legend>{t("pickup.title")}</legend>
      <RadioCards
        legend={t("pickup.where")}
        name="pickup.center"
        id="pickup-center"
        defaultValue={String(pickup?.centerId ?? "")}
        error={errorAt("pickup-center")}
        cards={pickupCentersIn(points, countryId).map((center) => ({
          value: String(center.id),
          title: center.name,
          description: formatPickupAddress(center),
          more: center.phone,
        }))}
      />
      <div className="lh-field-row">
        <Field {...field("firstName", "given-name")} label={t("firstname")} />
        <Field {...field("lastName", "family-name")} label={t("lastname")} />
      </div>
      <Field {...field("phone", "tel")} label={t("phone")} type="tel" hint={t("pickup.phoneHint")} />
    </fieldset>
  );
}

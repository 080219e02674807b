import type { CheckoutDraft } from "@shop/core";
import { pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { formatPickupAddress, pickupCentersIn } from "./pickup.ts";

interface PickupFieldsProps {
  draft: CheckoutDraft;
  countryId: number;
  form: ShopForm;
}

export function PickupFields({ draft, countryId, form }: PickupFieldsProps): ReactElement {
  const t = useTexts("checkout");
  const { data: points } = useQuery(pickupPointsQuery(useShop()));
  const { pickup, shippingAddress } = draft;
  const person = (name: "firstName" | "lastName" | "phone", field: string, autoComplete: string) => ({
    ...form.field(`pickup.${field}`),
    defaultValue: pickup?.[name] ?? shippingAddress[name],
    autoComplete,
    maxLength: 100,
    required: true,
  });
  if (points === undefined) return <p role="status">{t("pickup.loading")}</p>;
  return (
    <fieldset className="lh-fieldset">
      <legend>{t("pickup.title")}</legend>
      <RadioCards
        legend={t("pickup.where")}
        {...form.field("pickup.center")}
        defaultValue={String(pickup?.centerId ?? "")}
        cards={pickupCentersIn(points, countryId).map((center) => ({
          value: String(center.id),
          title: center.name,
          description: formatPickupAddress(center),
          more: center.phone,
        }))}
      />
      <div className="lh-field-row">
        <Field {...person("firstName", "firstName", "given-name")} label={t("firstName")} />
        <Field {...person("lastName", "lastName", "family-name")} label={t("lastName")} />
      </div>
      <Field {...person("phone", "phone", "tel")} label={t("phone")} type="tel" hint={t("pickup.phoneHint")} />
    </fieldset>
  );
}

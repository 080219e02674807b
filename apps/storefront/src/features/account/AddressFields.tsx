import type { PostalAddress } from "@shop/core";
import { countiesQuery, localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { addressFieldName } from "../../shared/addressFieldName.ts";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field, SelectField } from "../../ui/Field.tsx";
import { useSelectedCountry } from "./useSelectedCountry.ts";

interface AddressFieldsProps {
  form: ShopForm;
  values?: PostalAddress | undefined;
}

export function AddressFields({ form, values }: AddressFieldsProps): ReactElement {
  const shop = useShop();
  const t = useTexts("account");
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { ref, countryId, choose } = useSelectedCountry(values?.countryId ?? config.countryId);
  const { data: counties = [] } = useQuery(countiesQuery(shop, countryId));
  const countries = config.countries.filter(({ id }) => config.shippingCountryIds.includes(id));
  const text = (name: "street" | "extra" | "postalCode" | "city" | "phone", autoComplete: string) => ({
    ...form.field(addressFieldName(name)),
    defaultValue: values?.[name],
    autoComplete,
    maxLength: 200,
  });
  return (
    <>
      <Field {...text("street", "address-line1")} label={t("street")} required />
      <Field {...text("extra", "address-line2")} label={t("extra")} hint={t("extraHint")} optional={t("optional")} />
      <div className="lh-field-row" data-ratio="1-2">
        <Field {...text("postalCode", "postal-code")} label={t("zipcode")} inputMode="numeric" required />
        <Field {...text("city", "address-level2")} label={t("city")} required />
      </div>
      <SelectField
        {...form.field("countryId")}
        label={t("country")}
        autoComplete="country"
        defaultValue={String(countryId)}
        ref={ref}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {countries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {counties.length > 0 && (
        <SelectField
          {...form.field("stateId")}
          label={t("state")}
          autoComplete="address-level1"
          defaultValue={String(values?.stateId ?? "")}
          key={countryId}
          required
        >
          <option value="">{t("chooseState")}</option>
          {counties.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        {...text("phone", "tel")}
        label={t("phone")}
        type="tel"
        hint={t("phoneHint")}
        required={config.phoneRequired}
        optional={config.phoneRequired ? undefined : t("optional")}
      />
    </>
  );
}

import type { PostalAddress } from "@shop/core";
import { countiesQuery, localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import { addressFieldName } from "../../shared/addressFieldName.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Field, SelectField } from "../../ui/Field.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { fieldId } from "./steps.ts";

interface AddressFieldsProps {
  scope: "delivery" | "invoice";
  address: PostalAddress;
  isFreight: boolean;
  errorAt: (id: string) => string | undefined;
  companyFields: ReactNode;
}

export function AddressFields({ scope, address, isFreight, errorAt, companyFields }: AddressFieldsProps): ReactElement {
  const t = useTexts("checkout");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const [company, setCompany] = useState(address.company !== "");
  const [countryId, setCountryId] = useState(address.countryId);
  const { data: counties = [] } = useQuery(countiesQuery(shop, countryId));
  const countries = config.countries.filter(({ id }) => config.shippingCountryIds.includes(id));
  const section = scope === "delivery" ? "shipping" : "billing";
  const isPhoneRequired = isFreight || config.phoneRequired;
  const field = (name: keyof PostalAddress, token: string) => ({
    id: fieldId({ scope, field: name }),
    name: `${scope}.${addressFieldName(name)}`,
    defaultValue: String(address[name] ?? ""),
    autoComplete: `${section} ${token}`,
    error: errorAt(fieldId({ scope, field: name })),
    maxLength: 200,
  });
  const { maxLength: _, ...country } = field("countryId", "country");
  const { maxLength: __, ...county } = field("stateId", "address-level1");

  return (
    <>
      <CheckboxField
        id={`${scope}-as-company`}
        name={`${scope}.asCompany`}
        label={t(scope === "delivery" ? "orderAsCompany" : "invoiceToCompany")}
        defaultChecked={company}
        onChange={({ target }) => setCompany(target.checked)}
      />
      {company && (
        <>
          <Field {...field("company", "organization")} label={t("company")} required />
          {companyFields}
        </>
      )}
      <div className="lh-field-row">
        <Field {...field("firstName", "given-name")} label={t("firstname")} required />
        <Field {...field("lastName", "family-name")} label={t("lastname")} required />
      </div>
      <Field {...field("street", "address-line1")} label={t("street")} required />
      <Field {...field("extra", "address-line2")} label={t("extra")} hint={t("extraHint")} optional={t("optional")} />
      <div className="lh-field-row" data-ratio="1-2">
        <Field {...field("postalCode", "postal-code")} label={t("zipcode")} inputMode="numeric" required />
        <Field {...field("city", "address-level2")} label={t("city")} required />
      </div>
      <SelectField {...country} label={t("country")} onChange={({ target }) => setCountryId(Number(target.value))}>
        {countries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {counties.length > 0 && (
        <SelectField {...county} label={t("state")} key={countryId} required>
          <option value="">{t("chooseState")}</option>
          {counties.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {scope === "delivery" && (
        <Field
          {...field("phone", "tel")}
          label={t("phone")}
          type="tel"
          hint={isFreight ? t("phoneFreightHint") : t("phoneHint")}
          required={isPhoneRequired}
          optional={isPhoneRequired ? undefined : t("optional")}
        />
      )}
    </>
  );
}

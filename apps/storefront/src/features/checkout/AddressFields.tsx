import type { PostalAddress } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Field, SelectField } from "../../ui/Field.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

interface AddressFieldsProps {
  scope: "delivery" | "invoice";
  legend: string;
  address: PostalAddress;
  freight: boolean;
  errorAt: (id: string) => string | undefined;
}

/** One address: as few fields as it takes, each with its autofill token. */
export function AddressFields({ scope, legend, address, freight, errorAt }: AddressFieldsProps): ReactElement {
  const t = useTexts("checkout");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const [company, setCompany] = useState(address.company !== "");
  const countries = config.countries.filter(({ id }) => config.acceptedDeliveryCountries.includes(id));
  const section = scope === "delivery" ? "shipping" : "billing";
  const phoneNeeded = freight || config.phoneRequired;
  const field = (name: keyof PostalAddress, token: string) => ({
    id: `${scope}-${name}`,
    name: `${scope}.${name}`,
    defaultValue: String(address[name] ?? ""),
    autoComplete: `${section} ${token}`,
    error: errorAt(`${scope}-${name}`),
    maxLength: 200,
  });

  return (
    <fieldset className="lh-fieldset">
      <legend>{legend}</legend>
      <CheckboxField
        id={`${scope}-as-company`}
        label={t(scope === "delivery" ? "orderAsCompany" : "invoiceToCompany")}
        defaultChecked={company}
        onChange={({ target }) => setCompany(target.checked)}
      />
      {company && <Field {...field("company", "organization")} label={t("company")} />}
      <div className="lh-field-row">
        <Field {...field("firstname", "given-name")} label={t("firstname")} required />
        <Field {...field("lastname", "family-name")} label={t("lastname")} required />
      </div>
      <Field {...field("street", "address-line1")} label={t("street")} required />
      <Field {...field("extra", "address-line2")} label={t("extra")} hint={t("extraHint")} optional={t("optional")} />
      <div className="lh-field-row" data-ratio="1-2">
        <Field {...field("zipcode", "postal-code")} label={t("zipcode")} inputMode="numeric" required />
        <Field {...field("city", "address-level2")} label={t("city")} required />
      </div>
      <SelectField {...field("countryId", "country")} label={t("country")}>
        {countries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {scope === "delivery" && (
        <Field
          {...field("phone", "tel")}
          label={t("phone")}
          type="tel"
          hint={freight ? t("phoneFreightHint") : t("phoneHint")}
          required={phoneNeeded}
          optional={phoneNeeded ? undefined : t("optional")}
        />
      )}
    </fieldset>
  );
}

import type { PostalAddress } from "@shop/core";
import { countiesQuery } from "@shop/core/query";
import { MAX_LENGTHS } from "@shop/core/wire";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field, SelectField } from "../../ui/Field.tsx";
import { CountryField } from "../CountryField.tsx";
import { useFormField } from "../form/FormView.tsx";
import { useLocaleConfig } from "../useLocaleConfig.ts";

interface AddressFieldsProps {
  values?: PostalAddress | undefined;
  /** Prefix of field names, and of autofill tokens. Default: the fields of an account. */
  scope?: "delivery" | "invoice" | undefined;
  freight?: boolean;
}

/** Street to phone; an invoice address has no phone. */
export function AddressFields({ values, scope, freight = false }: AddressFieldsProps): ReactElement {
  const { t, field, text } = useAddressField(scope, values);
  const config = useLocaleConfig();
  const [countryId, setCountryId] = useState(values?.countryId ?? config.countryId);
  const { data: counties = [] } = useQuery(countiesQuery(useShop(), countryId));
  const isPhoneRequired = freight || config.phoneRequired;
  return (
    <>
      <Field {...text("street", "address-line1")} required />
      <Field {...text("extra", "address-line2")} hint={t("extraHint")} optional={t("optional")} />
      <div className="lh-field-row" data-ratio="1-2">
        <Field {...text("postalCode", "postal-code")} inputMode="numeric" required />
        <Field {...text("city", "address-level2")} required />
      </div>
      <CountryField
        {...field("countryId", "country")}
        label={t("country")}
        countryId={countryId}
        onChoose={({ id }) => setCountryId(id)}
      />
      {counties.length > 0 && (
        <SelectField
          {...field("stateId", "address-level1")}
          label={t("state")}
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
      {scope !== "invoice" && (
        <Field
          {...text("phone", "tel")}
          type="tel"
          maxLength={MAX_LENGTHS.phone}
          hint={t(freight ? "phoneFreightHint" : "phoneHint")}
          required={isPhoneRequired}
          optional={isPhoneRequired ? undefined : t("optional")}
        />
      )}
    </>
  );
}

interface PersonFieldsProps extends Pick<AddressFieldsProps, "scope"> {
  values?: Pick<PostalAddress, "firstName" | "lastName"> | undefined;
}

export function PersonFields({ values, scope }: PersonFieldsProps): ReactElement {
  const { text } = useAddressField(scope, values);
  return (
    <div className="lh-field-row">
      <Field {...text("firstName", "given-name")} maxLength={MAX_LENGTHS.name} required />
      <Field {...text("lastName", "family-name")} maxLength={MAX_LENGTHS.name} required />
    </div>
  );
}

type AddressKey = ParseKeys<"account"> & ParseKeys<"checkout">;
type TextName = "firstName" | "lastName" | "street" | "extra" | "postalCode" | "city" | "phone";

function useAddressField(scope: AddressFieldsProps["scope"], values: Partial<PostalAddress> | undefined) {
  const t: (key: AddressKey | "phoneFreightHint") => string = useTexts(scope === undefined ? "account" : "checkout");
  const formField = useFormField();
  const section = scope === "delivery" ? "shipping " : "billing ";
  const field = (name: string, autoComplete: string) =>
    scope === undefined
      ? { ...formField(name), autoComplete }
      : { ...formField(`${scope}.${name}`), autoComplete: section + autoComplete };
  const text = (name: TextName, autoComplete: string) => ({
    ...field(name, autoComplete),
    label: t(name),
    defaultValue: values?.[name],
    maxLength: MAX_LENGTHS.line,
  });
  return { t, field, text };
}

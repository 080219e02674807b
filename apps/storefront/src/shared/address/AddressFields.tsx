import type { PostalAddress } from "@shop/core";
import { countiesQuery, localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field, SelectField } from "../../ui/Field.tsx";
import type { ShopForm } from "../form/useShopForm.ts";
import { useSelectedCountry } from "./useSelectedCountry.ts";

interface AddressFieldsProps {
  form: ShopForm;
  values?: PostalAddress | undefined;
  /** Prefix of field names, and of autofill tokens. Default: the fields of an account. */
  scope?: "delivery" | "invoice" | undefined;
  freight?: boolean;
}

/** Street to phone; an invoice address has no phone. */
export function AddressFields({ form, values, scope, freight = false }: AddressFieldsProps): ReactElement {
  const shop = useShop();
  const { t, checkout, field } = useAddressField({ form, scope });
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { ref, countryId, choose } = useSelectedCountry(values?.countryId ?? config.countryId);
  const { data: counties = [] } = useQuery(countiesQuery(shop, countryId));
  const countries = config.countries.filter(({ id }) => config.shippingCountryIds.includes(id));
  const isPhoneRequired = freight || config.phoneRequired;
  const text = (name: string, value: string | undefined, autoComplete: string) => ({
    ...field(name, autoComplete),
    defaultValue: value,
    maxLength: 200,
  });
  return (
    <>
      <Field {...text("street", values?.street, "address-line1")} label={t("street")} required />
      <Field
        {...text("extra", values?.extra, "address-line2")}
        label={t("extra")}
        hint={t("extraHint")}
        optional={t("optional")}
      />
      <div className="lh-field-row" data-ratio="1-2">
        <Field
          {...text("postalCode", values?.postalCode, "postal-code")}
          label={t("postalCode")}
          inputMode="numeric"
          required
        />
        <Field {...text("city", values?.city, "address-level2")} label={t("city")} required />
      </div>
      <SelectField
        {...field("countryId", "country")}
        label={t("country")}
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
          {...text("phone", values?.phone, "tel")}
          label={t("phone")}
          type="tel"
          hint={freight ? checkout("phoneFreightHint") : t("phoneHint")}
          required={isPhoneRequired}
          optional={isPhoneRequired ? undefined : t("optional")}
        />
      )}
    </>
  );
}

/** First and last name. */
export function PersonFields({
  form,
  values,
  scope,
}: Pick<AddressFieldsProps, "form" | "scope"> & {
  values?: { firstName: string; lastName: string } | undefined;
}): ReactElement {
  const { t, field } = useAddressField({ form, scope });
  const name = { maxLength: 100, required: true };
  return (
    <div className="lh-field-row">
      <Field {...field("firstName", "given-name")} {...name} label={t("firstName")} defaultValue={values?.firstName} />
      <Field {...field("lastName", "family-name")} {...name} label={t("lastName")} defaultValue={values?.lastName} />
    </div>
  );
}

type AddressKey = ParseKeys<"account"> & ParseKeys<"checkout">;

function useAddressField({ form, scope }: Pick<AddressFieldsProps, "form" | "scope">) {
  const [account, checkout] = [useTexts("account"), useTexts("checkout")];
  const section = scope === "delivery" ? "shipping " : "billing ";
  return {
    checkout,
    t: (key: AddressKey): string => (scope === undefined ? account(key) : checkout(key)),
    field: (name: string, autoComplete: string) =>
      scope === undefined
        ? { ...form.field(name), autoComplete }
        : { ...form.field(`${scope}.${name}`), autoComplete: section + autoComplete },
  };
}

import { addressSchema, type CustomerAddress } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Field } from "../../ui/Field.tsx";
import { useAddressBook } from "./accountQueries.ts";
import { CompanyField } from "./CompanyField.tsx";
import { TitleField } from "./TitleField.tsx";
import { isPerson } from "./titles.ts";

interface AddressFormProps {
  /** Undefined for a new address. */
  address?: CustomerAddress | undefined;
  onDone: () => void;
}

export function AddressForm({ address, onDone }: AddressFormProps): ReactElement {
  const t = useTexts("account");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { save } = useAddressBook();
  const form = useShopForm({
    name: "address",
    schema: addressSchema(config),
    submit: async (entry) => {
      const company = isPerson(entry.titleId) ? "" : entry.company;
      await save({ ...entry, company }, address?.id);
      showToast({ tone: "ok", text: t("addresses.saved") });
      onDone();
    },
  });
  return (
    <FormView
      className="lh-titled"
      form={form}
      submitLabel={t("addresses.save")}
      actions={<ShopLink to="/account/addresses">{t("addresses.cancel")}</ShopLink>}
    >
      <Field
        {...form.field("label")}
        label={t("addresses.label")}
        hint={t("addresses.labelHint")}
        defaultValue={address?.label ?? ""}
        autoComplete="off"
        maxLength={100}
        required
      />
      <TitleField form={form} value={address?.titleId} />
      <CompanyField form={form} value={address?.company} />
      <PersonFields form={form} values={address} />
      <AddressFields form={form} values={address} />
      <input type="hidden" name="mobilePhone" value={address?.mobilePhone ?? ""} />
      {address?.isDefault === true ? (
        <input type="hidden" name="isDefault" value="1" />
      ) : (
        <CheckboxField id="address-default" name="isDefault" label={t("addresses.asDefault")} />
      )}
    </FormView>
  );
}

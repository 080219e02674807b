import { emptyAddress, type CustomerAddress, type OrderAddress } from "@shop/core";
import { Fragment, type ReactElement, type ReactNode, useState } from "react";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Field } from "../../ui/Field.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { formatAddressLine } from "./formatAddressLine.ts";

interface AddressSectionProps {
  form: ShopForm;
  scope: "delivery" | "invoice";
  legend: string;
  address: OrderAddress;
  /** The customer's address book; empty for guests. */
  addressBook: readonly CustomerAddress[];
  onChoose: (entry: CustomerAddress) => void;
  isFreight: boolean;
  companyFields: ReactNode;
}

export function AddressSection(props: AddressSectionProps): ReactElement {
  const { form, scope, legend, address, addressBook, onChoose, isFreight, companyFields } = props;
  const t = useTexts("checkout");
  const [isNewAddress, setNewAddress] = useState(false);
  const isTyped = isNewAddress || address.savedAddressId === undefined;
  // A new address starts empty instead of copying the chosen entry.
  const typedAddress = address.savedAddressId === undefined ? address : emptyAddress(address.countryId);

  return (
    <fieldset className="lh-fieldset">
      <legend>{legend}</legend>
      {addressBook.length > 0 && (
        <RadioCards
          legend={<span className="lh-visually-hidden">{t("chooseAddress")}</span>}
          name={`${scope}.book`}
          id={`${scope}-book`}
          value={isTyped ? "" : String(address.savedAddressId)}
          onChange={(value) => {
            const entry = addressBook.find(({ id }) => String(id) === value);
            setNewAddress(entry === undefined);
            if (entry !== undefined) onChoose(entry);
          }}
          cards={[
            ...addressBook.map((entry) => ({
              value: String(entry.id),
              title: entry.label || `${entry.firstName} ${entry.lastName}`,
              description: formatAddressLine(entry),
            })),
            { value: "", title: t("anotherAddress"), description: t("anotherAddressHint") },
          ]}
        />
      )}
      {isTyped && (
        <Fragment key={String(isNewAddress)}>
          <CompanyFields form={form} scope={scope} company={typedAddress.company}>
            {companyFields}
          </CompanyFields>
          <PersonFields form={form} scope={scope} values={typedAddress} />
          <AddressFields form={form} scope={scope} values={typedAddress} freight={isFreight} />
        </Fragment>
      )}
    </fieldset>
  );
}

interface CompanyFieldsProps extends Pick<AddressSectionProps, "form" | "scope"> {
  company: string;
  children: ReactNode;
}

function CompanyFields({ form, scope, company, children }: CompanyFieldsProps): ReactElement {
  const t = useTexts("checkout");
  const [isCompany, setCompany] = useState(company !== "");
  return (
    <>
      <CheckboxField
        id={`${scope}-as-company`}
        name={`${scope}.asCompany`}
        label={t(scope === "delivery" ? "orderAsCompany" : "invoiceToCompany")}
        defaultChecked={isCompany}
        onChange={({ target }) => setCompany(target.checked)}
      />
      {isCompany && (
        <>
          <Field
            {...form.field(`${scope}.company`)}
            label={t("company")}
            defaultValue={company}
            autoComplete={`${scope === "delivery" ? "shipping" : "billing"} organization`}
            maxLength={200}
            required
          />
          {children}
        </>
      )}
    </>
  );
}

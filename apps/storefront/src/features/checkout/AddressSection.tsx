import { emptyAddress, type CustomerAddress, type OrderAddress } from "@shop/core";
import { type ReactElement, type ReactNode, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { formatAddressLine } from "./formatAddressLine.ts";

interface AddressSectionProps {
  scope: "delivery" | "invoice";
  legend: string;
  address: OrderAddress;
  /** The customer's address book; empty for guests. */
  addressBook: readonly CustomerAddress[];
  onChoose: (entry: CustomerAddress) => void;
  isFreight: boolean;
  errorAt: (id: string) => string | undefined;
  companyFields: ReactNode;
}

export function AddressSection(props: AddressSectionProps): ReactElement {
  const { scope, legend, address, addressBook, onChoose, isFreight, errorAt, companyFields } = props;
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
        <AddressFields
          key={String(isNewAddress)}
          scope={scope}
          address={typedAddress}
          isFreight={isFreight}
          errorAt={errorAt}
          companyFields={companyFields}
        />
      )}
    </fieldset>
  );
}

import { emptyAddress, type CustomerAddress, type OrderAddress } from "@shop/core";
import { type ReactElement, type ReactNode, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { inOneLine } from "./inOneLine.ts";

interface AddressPartProps {
  scope: "delivery" | "invoice";
  legend: string;
  address: OrderAddress;
  /** The customer's address book; empty for guests. */
  book: readonly CustomerAddress[];
  onChoose: (entry: CustomerAddress) => void;
  freight: boolean;
  errorAt: (id: string) => string | undefined;
  forCompany: ReactNode;
}

export function AddressPart(props: AddressPartProps): ReactElement {
  const { scope, legend, address, book, onChoose, freight, errorAt, forCompany } = props;
  const t = useTexts("checkout");
  const [another, setAnother] = useState(false);
  const isTyped = another || address.bookId === undefined;
  // A new address starts empty instead of copying the chosen entry.
  const typed = address.bookId === undefined ? address : emptyAddress(address.countryId);

  return (
    <fieldset className="lh-fieldset">
      <legend>{legend}</legend>
      {book.length > 0 && (
        <RadioCards
          legend={<span className="lh-visually-hidden">{t("chooseAddress")}</span>}
          name={`${scope}.book`}
          id={`${scope}-book`}
          value={isTyped ? "" : String(address.bookId)}
          onChange={(value) => {
            const entry = book.find(({ id }) => String(id) === value);
            setAnother(entry === undefined);
            if (entry !== undefined) onChoose(entry);
          }}
          cards={[
            ...book.map((entry) => ({
              value: String(entry.id),
              title: entry.label || `${entry.firstname} ${entry.lastname}`,
              description: inOneLine(entry),
            })),
            { value: "", title: t("anotherAddress"), description: t("anotherAddressHint") },
          ]}
        />
      )}
      {isTyped && (
        <AddressFields
          key={String(another)}
          scope={scope}
          address={typed}
          freight={freight}
          errorAt={errorAt}
          forCompany={forCompany}
        />
      )}
    </fieldset>
  );
}

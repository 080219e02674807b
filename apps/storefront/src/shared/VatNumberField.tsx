import { useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Field } from "../ui/Field.tsx";
import type { ShopForm } from "./form/useShopForm.ts";
import { VatCheckNote } from "./VatCheckNote.tsx";

const AUSTRIAN = "ATU12345675";
const EXAMPLES: Readonly<Record<string, string>> = { DE: "DE136695976", RO: "RO18547290" };

interface VatNumberFieldProps {
  form: ShopForm;
  value?: string | undefined;
  readOnly?: boolean | undefined;
  label: string;
  optional: string;
  /** Receives a VAT number of the storefront's market. */
  hint: (values: { example: string }) => string;
  checking: string;
}

/** VAT number, looked up in the register on leaving the field. */
export function VatNumberField({
  form,
  value = "",
  readOnly,
  label,
  optional,
  hint,
  checking,
}: VatNumberFieldProps): ReactElement {
  const { config } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [enteredNumber, setEnteredNumber] = useState(value);
  // Picks up a value entered before hydration.
  useEffect(() => setEnteredNumber(input.current?.value ?? ""), []);
  return (
    <>
      <Field
        {...form.field("vatNumber")}
        label={label}
        hint={hint({ example: EXAMPLES[config.market] ?? AUSTRIAN })}
        optional={optional}
        defaultValue={value}
        readOnly={readOnly}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        ref={input}
        onInput={() => setEnteredNumber("")}
        onBlur={({ currentTarget }) => setEnteredNumber(currentTarget.value)}
      />
      <VatCheckNote enteredNumber={enteredNumber} checking={checking} />
    </>
  );
}

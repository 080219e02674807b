import { useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Field } from "../ui/Field.tsx";
import type { ShopForm } from "./form/useShopForm.ts";
import { validateEuVatNumber, type VatCheck } from "@shop/core";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../i18n/useTexts.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.generated.ts";

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

const LOOKS = {
  valid: { icon: "circle-check", text: "validation.vatNumber.valid" },
  invalid: { icon: "circle-alert", text: "validation.vatNumber.invalid" },
  unavailable: { icon: "triangle-alert", text: "validation.vatNumber.failed" },
} as const satisfies Record<VatCheck["status"], { icon: IconName; text: string }>;

/** Normalized VAT number ("ATU12345675"), or undefined when it cannot be valid. */
function normalizeVatNumber(enteredNumber: string): string | undefined {
  const number = enteredNumber.replace(/[\s.-]/g, "").toUpperCase();
  return number !== "" && validateEuVatNumber(number) === undefined ? number : undefined;
}

/** Result of the VAT register lookup. Never blocks the form. Source: decision 0062. */
function VatCheckNote({ enteredNumber, checking }: { enteredNumber: string; checking: string }): ReactElement {
  const core = useTexts("core");
  const { account } = useShop();
  const vatNumber = normalizeVatNumber(enteredNumber);
  const check = useQuery({
    queryKey: ["vatCheck", vatNumber],
    queryFn: () => (vatNumber === undefined ? undefined : account.checkVatNumber(vatNumber, vatNumber.slice(0, 2))),
    enabled: vatNumber !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const status = check.isError ? "unavailable" : check.data?.status;
  return (
    <p className="lh-vatcheck" role="status" data-state={vatNumber && status}>
      {vatNumber !== undefined && check.isFetching && checking}
      {vatNumber !== undefined && status !== undefined && (
        <>
          <Icon name={LOOKS[status].icon} />
          <span>
            {core(LOOKS[status].text)} {check.data?.name}
          </span>
        </>
      )}
    </p>
  );
}

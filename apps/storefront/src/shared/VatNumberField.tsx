import { validateEuVatNumber, type VatCheck } from "@shop/core";
import { useShop } from "@shop/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Field, type FieldProps } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.generated.ts";
import type { ShopForm } from "./form/useShopForm.ts";

const AUSTRIAN = "ATU12345675";
const EXAMPLES: Readonly<Record<string, string>> = { DE: "DE136695976", RO: "RO18547290" };

interface VatNumberFieldProps extends Pick<FieldProps, "label" | "optional" | "readOnly"> {
  form: ShopForm;
  value?: string | undefined;
  /** Receives a VAT number of the storefront's market. */
  hint: (values: { example: string }) => string;
  checking: string;
}

/** VAT number, looked up in the register on leaving the field. */
export function VatNumberField({ form, value = "", hint, checking, ...field }: VatNumberFieldProps): ReactElement {
  const { config } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [enteredNumber, setEnteredNumber] = useState(value);
  // Picks up a value entered before hydration.
  useEffect(() => setEnteredNumber(input.current?.value ?? ""), []);
  return (
    <>
      <Field
        {...form.field("vatNumber")}
        {...field}
        hint={hint({ example: EXAMPLES[config.market] ?? AUSTRIAN })}
        defaultValue={value}
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
    queryFn: vatNumber === undefined ? skipToken : () => account.checkVatNumber(vatNumber, vatNumber.slice(0, 2)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const status = check.isError ? "unavailable" : check.data?.status;
  return (
    <p className="lh-vatcheck" role="status" data-state={status}>
      {check.isFetching && checking}
      {status !== undefined && (
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

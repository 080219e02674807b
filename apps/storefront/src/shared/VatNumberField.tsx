import { validateEuVatNumber, type VatCheck } from "@shop/core";
import { useShop } from "@shop/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Field } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.generated.ts";
import { useFormField } from "./form/FormView.tsx";
import { useLocaleConfig } from "./useLocaleConfig.ts";
import { vatExample } from "./vatExample.ts";
import "../ui/forms.css";

const LOOKS = {
  valid: { icon: "circle-check", text: "validation.vatNumber.valid" },
  invalid: { icon: "circle-alert", text: "validation.vatNumber.invalid" },
  unavailable: { icon: "triangle-alert", text: "validation.vatNumber.failed" },
} as const satisfies Record<VatCheck["status"], { icon: IconName; text: string }>;

/** "atu 123.456.75" → "ATU12345675" */
export const normalizeVatNumber = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();

interface VatNumberFieldProps {
  value?: string | undefined;
  readOnly?: boolean;
  /** Uses the texts of the checkout instead of the account's. */
  atCheckout?: boolean;
}

/**
 * VAT number, looked up in the register on leaving the field. The result never blocks the form (decision 0062). In forms
 * with a title, CSS hides it for persons and associations.
 */
export function VatNumberField({ value = "", readOnly, atCheckout = false }: VatNumberFieldProps): ReactElement {
  const core = useTexts("core");
  const t = useTexts(atCheckout ? "checkout" : "account");
  const shop = useShop();
  const { vatNumberMinLength } = useLocaleConfig();
  const example = vatExample(shop.config.market);
  const field = useFormField()("vatNumber");
  const input = useRef<HTMLInputElement>(null);
  const [enteredNumber, setEnteredNumber] = useState(value);
  // Picks up a value entered before hydration.
  useEffect(() => setEnteredNumber(input.current?.value ?? ""), []);
  const number = normalizeVatNumber(enteredNumber);
  const isShort = number.startsWith(shop.config.market) && number.length < vatNumberMinLength;
  const canBeValid = number !== "" && !isShort && validateEuVatNumber(number) === undefined;
  const check = useQuery({
    queryKey: ["vatCheck", number],
    queryFn: canBeValid ? () => shop.account.checkVatNumber(number, number.slice(0, 2)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const checked = check.isError ? "unavailable" : check.data?.status;
  const status = isShort ? "invalid" : checked;
  return (
    <div className="lh-for-company">
      <Field
        {...field}
        label={t("vatNumber")}
        hint={t("vatHint", { example })}
        optional={t("optional")}
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
      <p className="lh-vatcheck" role="status" data-state={status}>
        {check.isFetching && t("vatChecking")}
        {/* The form's own error has the same text. */}
        {status !== undefined && field.error === undefined && (
          <>
            <Icon name={LOOKS[status].icon} />
            <span>
              {core(LOOKS[status].text)} {check.data?.name}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

import { useSession, useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { ShopLink } from "../../routing/ShopLink.tsx";
import { exampleVatNumber } from "../../shared/exampleVatNumber.ts";
import { VatCheckNote } from "../../shared/VatCheckNote.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

interface CompanyVatFieldProps {
  value: string;
  error: string | undefined;
}

/**
 * VAT number of the ordering company, for the invoice. The backend decides whether VAT is charged, for customers only:
 * they change their number in the account, where the register confirms it. Source: decision 0062.
 */
export function CompanyVatField({ value, error }: CompanyVatFieldProps): ReactElement {
  const t = useTexts("checkout");
  const { config } = useShop();
  const { status } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [enteredNumber, setEnteredNumber] = useState(value);
  useEffect(() => setEnteredNumber(input.current?.value ?? ""), []);
  const example = exampleVatNumber(config.market);
  const isCustomer = status === "customer";
  return (
    <div>
      <Field
        id="order-vatNumber"
        name="vatNumber"
        label={t("vatNumber")}
        hint={t("vatNumberHint", { example })}
        error={error}
        optional={t("optional")}
        defaultValue={value}
        readOnly={isCustomer && value !== ""}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        ref={input}
        onInput={() => setEnteredNumber("")}
        onBlur={({ currentTarget }) => setEnteredNumber(currentTarget.value)}
      />
      <VatCheckNote enteredNumber={enteredNumber} checking={t("vatChecking")} />
      <p className="lh-hint">
        {isCustomer ? <ShopLink to="/account/company">{t("vatInAccount")}</ShopLink> : t("vatGuest")}
      </p>
    </div>
  );
}

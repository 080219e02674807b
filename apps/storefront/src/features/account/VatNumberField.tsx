import { useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { exampleVatNumber } from "../../shared/exampleVatNumber.ts";
import { VatCheckNote } from "../../shared/VatCheckNote.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

export function VatNumberField({ form, value = "" }: { form: ShopForm; value?: string | undefined }): ReactElement {
  const t = useTexts("account");
  const { config } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [enteredNumber, setEnteredNumber] = useState(value);
  // Picks up a value entered before hydration.
  useEffect(() => setEnteredNumber(input.current?.value ?? ""), []);
  const example = exampleVatNumber(config.market);
  return (
    <div className="lh-for-company">
      <Field
        {...form.field("vatNumber")}
        label={t("vatNumber")}
        hint={t("vatHint", { example })}
        optional={t("optional")}
        defaultValue={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        ref={input}
        onInput={() => setEnteredNumber("")}
        onBlur={({ currentTarget }) => setEnteredNumber(currentTarget.value)}
      />
      <VatCheckNote enteredNumber={enteredNumber} checking={t("vat.checking")} />
    </div>
  );
}

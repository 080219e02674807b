import { useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Form } from "../../app/useForm.ts";
import { exampleVatNumber } from "../../app/exampleVatNumber.ts";
import { VatNote } from "../../app/VatNote.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

export function VatNumberField({ form, value = "" }: { form: Form; value?: string | undefined }): ReactElement {
  const t = useTexts("account");
  const { config } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  // Picks up a value entered before hydration.
  useEffect(() => setTyped(input.current?.value ?? ""), []);
  const example = exampleVatNumber(config.satellite);
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
        onInput={() => setTyped("")}
        onBlur={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <VatNote typed={typed} checking={t("vat.checking")} />
    </div>
  );
}

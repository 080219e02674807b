import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

interface EmailFieldProps {
  form: ShopForm;
  name?: "email" | "emailConfirm";
  /** Password managers look for "username" on sign-in forms. */
  autoComplete: "username" | "email";
  value?: string | undefined;
  hint?: string | undefined;
}

export function EmailField({ form, name = "email", autoComplete, value, hint }: EmailFieldProps): ReactElement {
  const t = useTexts("account");
  return (
    <Field
      {...form.field(name)}
      type="email"
      label={t(name)}
      hint={hint}
      defaultValue={value}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}

import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";
import { focusOnMount } from "../../ui/focus.ts";

interface CodeFieldProps {
  form: ShopForm;
  focusOnMount?: boolean;
}

/** Six-digit code of an authenticator app. */
export function CodeField({ form, focusOnMount: shouldFocus = false }: CodeFieldProps): ReactElement {
  const t = useTexts("account");
  return (
    <Field
      {...form.field("code")}
      label={t("code")}
      hint={t("codeHint")}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={7}
      width="short"
      required
      ref={shouldFocus ? focusOnMount : null}
    />
  );
}

import type { ReactElement } from "react";
import type { Form } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

interface CodeFieldProps {
  form: Form;
  /** it appears as the next thing to fill in */
  next?: boolean;
}

/** The six digits that an authenticator app shows. */
export function CodeField({ form, next = false }: CodeFieldProps): ReactElement {
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
      ref={next ? takeFocus : null}
    />
  );
}

/** Of one identity: it runs when the field appears, not on every render. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { EMAIL_INPUT, useFormField } from "../../shared/form/FormView.tsx";
import { Field, type FieldProps } from "../../ui/Field.tsx";

const FIELDS = {
  email: EMAIL_INPUT,
  emailConfirm: EMAIL_INPUT,
  firstName: { autoComplete: "given-name", maxLength: 100 },
  lastName: { autoComplete: "family-name", maxLength: 100 },
  company: { autoComplete: "organization", maxLength: 200 },
  code: { inputMode: "numeric", autoComplete: "one-time-code", spellCheck: false, maxLength: 7, width: "short" },
} as const;

interface AccountFieldProps extends Pick<FieldProps, "hint" | "ref" | "defaultValue"> {
  name: keyof typeof FIELDS;
  /** Password managers look for "username" on sign-in forms. */
  autoComplete?: "username";
}

export function AccountField({ name, ...props }: AccountFieldProps): ReactElement {
  const t = useTexts("account");
  const field = useFormField();
  return <Field {...field(name)} label={t(name)} {...FIELDS[name]} required {...props} />;
}

import { MAX_LENGTHS } from "@shop/core/wire";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { EmailField } from "../../shared/form/EmailField.tsx";
import { useFormField } from "../../shared/form/FormView.tsx";
import { Field, type FieldProps } from "../../ui/Field.tsx";

const FIELDS = {
  firstName: { autoComplete: "given-name", maxLength: MAX_LENGTHS.name },
  lastName: { autoComplete: "family-name", maxLength: MAX_LENGTHS.name },
  company: { autoComplete: "organization", maxLength: MAX_LENGTHS.line },
  code: { inputMode: "numeric", autoComplete: "one-time-code", spellCheck: false, maxLength: 7, width: "short" },
} as const;

interface AccountFieldProps extends Pick<FieldProps, "hint" | "ref" | "defaultValue"> {
  name: keyof typeof FIELDS | "email" | "emailConfirm";
  /** Password managers look for "username" on sign-in forms. */
  autoComplete?: "username";
}

export function AccountField({ name, ...props }: AccountFieldProps): ReactElement {
  const t = useTexts("account");
  const field = useFormField();
  const common = { ...field(name), label: t(name), required: true };
  if (name === "email" || name === "emailConfirm") return <EmailField {...common} {...props} />;
  return <Field {...common} {...FIELDS[name]} {...props} />;
}

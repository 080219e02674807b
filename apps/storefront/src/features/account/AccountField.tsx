import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { Field, type FieldProps } from "../../ui/Field.tsx";

const EMAIL = { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false, maxLength: 254 };

const FIELDS = {
  email: EMAIL,
  emailConfirm: EMAIL,
  company: { autoComplete: "organization", maxLength: 200 },
  /** Six digits of an authenticator app. */
  code: { inputMode: "numeric", autoComplete: "one-time-code", spellCheck: false, maxLength: 7, width: "short" },
} as const;

interface AccountFieldProps extends Pick<FieldProps, "hint" | "ref"> {
  form: ShopForm;
  name: keyof typeof FIELDS;
  value?: string | undefined;
  /** Password managers look for "username" on sign-in forms. */
  autoComplete?: "username";
}

/** Required text field of an account form. */
export function AccountField({ form, name, value, ...props }: AccountFieldProps): ReactElement {
  const t = useTexts("account");
  return <Field {...form.field(name)} label={t(name)} defaultValue={value} {...FIELDS[name]} required {...props} />;
}

import { MAX_LENGTHS } from "@shop/core/wire";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useFormField } from "../../shared/form/FormView.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { PasswordField, type PasswordFieldProps } from "../../ui/PasswordField.tsx";

interface CurrentPasswordFieldProps extends Partial<Pick<PasswordFieldProps, "label" | "required">> {
  name?: "password" | "passwordOld";
}

export function CurrentPasswordField({ name = "password", ...props }: CurrentPasswordFieldProps): ReactElement {
  const t = useTexts("account");
  const field = useFormField();
  return (
    <PasswordField
      {...field(name)}
      label={t(name)}
      showLabel={t("showPassword")}
      autoComplete="current-password"
      required
      {...props}
    />
  );
}

/** New password, typed twice. The locale config sets its minimum length. Source: decision 0058. */
export function NewPasswordFields({ label }: { label: string }): ReactElement {
  const t = useTexts("account");
  const field = useFormField();
  const { passwordMinLength: count } = useLocaleConfig();
  const props = {
    showLabel: t("showPassword"),
    autoComplete: "new-password",
    maxLength: MAX_LENGTHS.password,
    required: true,
  } as const;
  return (
    <>
      <PasswordField {...field("password")} label={label} hint={t("passwordHint", { count })} {...props} />
      <PasswordField {...field("passwordConfirm")} label={t("passwordConfirm")} {...props} />
    </>
  );
}

/** Hidden field that tells password managers the account of a password form. */
export function HiddenUsername({ email }: { email: string }): ReactElement {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}

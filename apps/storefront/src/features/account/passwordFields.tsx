import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { PasswordField, type PasswordFieldProps } from "../../ui/PasswordField.tsx";

interface CurrentPasswordFieldProps extends Partial<Pick<PasswordFieldProps, "label" | "required">> {
  form: ShopForm;
  name?: "password" | "passwordOld";
}

export function CurrentPasswordField({ form, name = "password", ...props }: CurrentPasswordFieldProps): ReactElement {
  const t = useTexts("account");
  return (
    <PasswordField
      {...form.field(name)}
      label={t(name)}
      showLabel={t("showPassword")}
      autoComplete="current-password"
      required
      {...props}
    />
  );
}

/** New password, typed twice. The locale config sets its minimum length. Source: decision 0058. */
export function NewPasswordFields({ form, label }: { form: ShopForm; label: string }): ReactElement {
  const t = useTexts("account");
  const { passwordMinLength: count } = useLocaleConfig();
  const props = { showLabel: t("showPassword"), autoComplete: "new-password", maxLength: 128, required: true } as const;
  return (
    <>
      <PasswordField {...form.field("password")} label={label} hint={t("passwordHint", { count })} {...props} />
      <PasswordField {...form.field("passwordConfirm")} label={t("passwordConfirm")} {...props} />
    </>
  );
}

/** Hidden field that tells password managers the account of a password form. */
export function HiddenUsername({ email }: { email: string }): ReactElement {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}

import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";

export function CurrentPasswordField({ form }: { form: ShopForm }): ReactElement {
  const t = useTexts("account");
  return (
    <PasswordField
      {...form.field("password")}
      label={t("password")}
      showLabel={t("showPassword")}
      autoComplete="current-password"
      required
    />
  );
}

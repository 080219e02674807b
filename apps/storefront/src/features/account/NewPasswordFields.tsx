import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";

/** New password, typed twice. The locale config sets its minimum length. Source: decision 0058. */
export function NewPasswordFields({ form, label }: { form: ShopForm; label: string }): ReactElement {
  const t = useTexts("account");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (
    <>
      <PasswordField
        {...form.field("password")}
        label={label}
        hint={t("passwordHint", { count: config.passwordMinLength })}
        showLabel={t("showPassword")}
        autoComplete="new-password"
        maxLength={128}
        required
      />
      <PasswordField
        {...form.field("passwordConfirm")}
        label={t("passwordConfirm")}
        showLabel={t("showPassword")}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  );
}

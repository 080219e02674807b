import { resetPasswordSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { FormPage } from "./FormPage.tsx";
import { HiddenUsername, NewPasswordFields } from "./passwordFields.tsx";
import { useMailLink } from "./useMailLink.ts";

export function ResetScreen(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const { token, state, redeem } = useMailLink("/reset-password");
  const form = useShopForm({
    name: "reset",
    schema: resetPasswordSchema(useLocaleConfig(), token),
    submit: async (input) => redeem(async () => session.resetPassword(input)),
  });
  const outcomes = {
    open: undefined,
    done: {
      icon: "circle-check",
      title: t("reset.done"),
      text: t("reset.doneText"),
      link: { to: "/login-register?tab=login", label: t("login.title") },
    },
    invalid: {
      icon: "circle-alert",
      title: t("reset.invalid"),
      text: t("reset.invalidText"),
      link: { to: "/forgot-password", label: t("reset.again") },
    },
  } as const;
  return (
    <FormPage title={t("reset.title")} form={form} submitLabel={t("reset.submit")} outcome={outcomes[state]}>
      <HiddenUsername email="" />
      <NewPasswordFields form={form} label={t("passwordNew")} />
    </FormPage>
  );
}

import { resetPasswordSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { MailLinkPage } from "./MailLinkPage.tsx";
import { HiddenUsername, NewPasswordFields } from "./passwordFields.tsx";

export function ResetScreen(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const config = useLocaleConfig();
  return (
    <MailLinkPage
      name="reset"
      path="/reset-password"
      schema={(token) => resetPasswordSchema(config, token)}
      submit={session.resetPassword}
      retry={{ to: "/forgot-password", label: t("reset.again") }}
    >
      <HiddenUsername email="" />
      <NewPasswordFields label={t("passwordNew")} />
    </MailLinkPage>
  );
}

import { forgotPasswordSchema } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { AccountField } from "./AccountField.tsx";
import { FormPage } from "./FormPage.tsx";

const LOGIN = "/login-register?tab=login";

/** Requests a password reset link. Never reveals whether the account exists. */
export function ForgotScreen(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const [isSent, setSent] = useState(false);
  const form = useShopForm({
    name: "forgot",
    schema: forgotPasswordSchema,
    submit: async ({ email }) => {
      await session.forgotPassword(email);
      setSent(true);
    },
  });
  const link = { variant: "outline", to: LOGIN, label: t("forgot.back") } as const;
  return (
    <FormPage
      title={t("forgot.title")}
      text={t("forgot.text")}
      form={form}
      submitLabel={t("forgot.submit")}
      actions={<ShopLink to={LOGIN}>{t("forgot.back")}</ShopLink>}
      result={isSent ? { icon: "mail", title: t("forgot.sent"), text: t("forgot.sentText"), link } : undefined}
    >
      <AccountField name="email" autoComplete="username" />
    </FormPage>
  );
}

import { forgotPasswordSchema } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { Outcome } from "./Outcome.tsx";
import { EmailField } from "./EmailField.tsx";

/** Requests a password reset link. Never reveals whether the account exists. */
export function ForgotScreen(): ReactElement {
  const t = useTexts("account");
  const [sent, setSent] = useState(false);
  const toLogin = <ShopLink to="/login-register?tab=login">{t("forgot.back")}</ShopLink>;
  if (sent) {
    return (
      <Outcome
        icon="mail"
        title={t("forgot.sent")}
        action={
          <ShopLink {...buttonProps({ variant: "outline" })} to="/login-register?tab=login">
            {t("forgot.back")}
          </ShopLink>
        }
      >
        <p>{t("forgot.sentText")}</p>
      </Outcome>
    );
  }
  return (
    <div className="lh-page lh-narrow">
      <h1>{t("forgot.title")}</h1>
      <p>{t("forgot.text")}</p>
      <noscript>{t("noScript")}</noscript>
      <ForgotForm onSent={() => setSent(true)} actions={toLogin} />
    </div>
  );
}

function ForgotForm({ onSent, actions }: { onSent: () => void; actions: ReactElement }): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const form = useShopForm({
    name: "forgot",
    schema: forgotPasswordSchema,
    submit: async ({ email }) => {
      await session.forgotPassword(email);
      onSent();
    },
  });
  return (
    <FormView form={form} submitLabel={t("forgot.submit")} actions={actions}>
      <EmailField form={form} autoComplete="username" />
    </FormView>
  );
}

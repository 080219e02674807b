import { isShopError, loginSchema } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../app/FormView.tsx";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CodeField } from "./CodeField.tsx";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { EmailField } from "./EmailField.tsx";

export function LoginForm(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    name: "login",
    schema: loginSchema,
    // The page leads on by itself once somebody is signed in, here or in another tab.
    send: async (input) => {
      try {
        await session.signIn(input);
      } catch (error) {
        if (asksCode || !isShopError(error, "CODE_REQUIRED")) throw error;
        setAsksCode(true);
      }
    },
  });
  return (
    <FormView
      form={form}
      submit={t("login.submit")}
      actions={<ShopLink to="/forgot-password">{t("login.forgot")}</ShopLink>}
    >
      <h2>{t("login.title")}</h2>
      <EmailField form={form} autoComplete="username" />
      <CurrentPasswordField form={form} />
      {asksCode && <CodeField form={form} next />}
    </FormView>
  );
}

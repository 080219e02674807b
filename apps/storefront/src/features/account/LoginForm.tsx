import { loginSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { FormView } from "../../app/FormView.tsx";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { EmailField } from "./EmailField.tsx";

export function LoginForm(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const form = useForm({
    name: "login",
    schema: loginSchema,
    // The page leads on by itself once somebody is signed in, here or in another tab.
    send: async (input) => void (await session.signIn(input)),
  });
  return (
    <FormView
      form={form}
      submit={t("login.submit")}
      actions={<ShopLink to="/forgot-password">{t("login.forgot")}</ShopLink>}
    >
      <h2>{t("login.title")}</h2>
      <EmailField form={form} autoComplete="username" />
      <PasswordField
        {...form.field("password")}
        label={t("password")}
        showLabel={t("showPassword")}
        autoComplete="current-password"
        required
      />
    </FormView>
  );
}

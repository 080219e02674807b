import { isShopError, loginSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { FormView } from "../../app/FormView.tsx";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { CodeField } from "./CodeField.tsx";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { EmailField } from "./EmailField.tsx";

export function LoginForm(): ReactElement {
  const t = useTexts("account");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const [asksCode, setAsksCode] = useState(false);
  const [codeIsNoUse, setCodeIsNoUse] = useState(false);
  const form = useForm({
    name: "login",
    schema: loginSchema,
    // The page navigates by itself after a sign-in, here or in another tab.
    send: async (input) => {
      setCodeIsNoUse(false);
      try {
        await shop.session.signIn(input);
      } catch (error) {
        if (isShopError(error) && error.details.reason === "SECOND_FACTOR_UNREADABLE") {
          setCodeIsNoUse(true);
          return;
        }
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
      {codeIsNoUse && (
        <Notice tone="error" title={t("login.codeIsNoUse")} announce="alert">
          <p>{t("login.askUs", { contact: [config.storePhone, config.storeEmail].filter(Boolean).join(", ") })}</p>
        </Notice>
      )}
      <EmailField form={form} autoComplete="username" />
      <CurrentPasswordField form={form} />
      {asksCode && <CodeField form={form} next />}
    </FormView>
  );
}

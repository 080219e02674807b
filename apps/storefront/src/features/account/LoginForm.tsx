import { isShopError, loginSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { CodeField } from "./CodeField.tsx";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { EmailField } from "./EmailField.tsx";

export function LoginForm(): ReactElement {
  const t = useTexts("account");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const [needsCode, setNeedsCode] = useState(false);
  const [isCodeUnreadable, setCodeUnreadable] = useState(false);
  const form = useShopForm({
    name: "login",
    schema: loginSchema,
    // The page navigates by itself after a sign-in, here or in another tab.
    submit: async (input) => {
      setCodeUnreadable(false);
      try {
        await shop.session.signIn(input);
      } catch (error) {
        if (isShopError(error) && error.details.reason === "SECOND_FACTOR_UNREADABLE") {
          setCodeUnreadable(true);
          return;
        }
        if (needsCode || !isShopError(error, "CODE_REQUIRED")) throw error;
        setNeedsCode(true);
      }
    },
  });
  return (
    <FormView
      form={form}
      submitLabel={t("login.submit")}
      actions={<ShopLink to="/forgot-password">{t("login.forgot")}</ShopLink>}
    >
      <h2>{t("login.title")}</h2>
      {isCodeUnreadable && (
        <Notice tone="error" title={t("login.codeIsNoUse")} announce="alert">
          <p>{t("login.askUs", { contact: [config.storePhone, config.storeEmail].filter(Boolean).join(", ") })}</p>
        </Notice>
      )}
      <EmailField form={form} autoComplete="username" />
      <CurrentPasswordField form={form} />
      {needsCode && <CodeField form={form} focusOnMount />}
    </FormView>
  );
}

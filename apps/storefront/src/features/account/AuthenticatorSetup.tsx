import { createFormSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useReloadCustomer } from "./accountQueries.ts";
import { CodeField } from "./CodeField.tsx";

const codeOnly = createFormSchema((form) => ({ code: form.text("code") }));

/** Displays the secret for an authenticator app. The first code of the app enables the second factor. */
export function AuthenticatorSetup({ email, secret }: { email: string; secret: string }): ReactElement {
  const t = useTexts("account");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const reload = useReloadCustomer();
  const form = useShopForm({
    name: "authenticator",
    schema: codeOnly,
    submit: async ({ code }) => {
      await shop.session.confirmSecondFactor(code);
      showToast({ tone: "ok", text: t("secondFactor.saved") });
      await reload();
    },
  });
  return (
    <>
      <p>{t("secondFactor.secretText")}</p>
      <p>
        <code className="lh-secret">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <p>
        <a href={otpauthUri(config.storeName, email, secret)}>{t("secondFactor.open")}</a>
      </p>
      <FormView form={form} submitLabel={t("secondFactor.confirm")}>
        <CodeField form={form} focusOnMount />
      </FormView>
    </>
  );
}

/** Link that opens the authenticator app of this device. Source: Key Uri Format of Google Authenticator. */
function otpauthUri(shop: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
}

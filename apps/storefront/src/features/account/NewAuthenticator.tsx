import { formSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { FormView } from "../../app/FormView.tsx";
import { toast } from "../../app/toasts.ts";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useReloadCustomer } from "./accountData.ts";
import { CodeField } from "./CodeField.tsx";

const codeOnly = formSchema((form) => ({ code: form.text("code") }));

/** Displays the secret for an authenticator app. The first code of the app enables the second factor. */
export function NewAuthenticator({ email, secret }: { email: string; secret: string }): ReactElement {
  const t = useTexts("account");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const reload = useReloadCustomer();
  const form = useForm({
    name: "authenticator",
    schema: codeOnly,
    send: async ({ code }) => {
      await shop.session.confirmSecondFactor(code);
      toast({ tone: "ok", text: t("secondFactor.saved") });
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
        <a href={linkOf(config.storeName, email, secret)}>{t("secondFactor.open")}</a>
      </p>
      <FormView form={form} submit={t("secondFactor.confirm")}>
        <CodeField form={form} next />
      </FormView>
    </>
  );
}

/** Link that opens the authenticator app of this device. Source: Key Uri Format of Google Authenticator. */
function linkOf(shop: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
}

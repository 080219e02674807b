import { createFormSchema } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useCustomer, useReloadCustomer } from "./accountQueries.ts";
import { AccountQueryView } from "./AccountQueryView.tsx";
import { CodeField } from "./CodeField.tsx";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { HiddenUsername } from "./HiddenUsername.tsx";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";

const validateRequired = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
const passwordOnly = createFormSchema((form) => ({ password: form.secret("password", validateRequired) }));
const passwordAndCode = createFormSchema((form) => ({
  password: form.secret("password", validateRequired),
  code: form.text("code"),
}));

/** Enables and disables an authenticator app as second factor. Source: ASVS 5.0, 6.3.3. */
export function SecondFactor(): ReactElement {
  const t = useTexts("account");
  return (
    <section className="lh-panel lh-stack" aria-labelledby="second-factor">
      <h2 id="second-factor">{t("secondFactor.title")}</h2>
      <AccountQueryView query={useCustomer()} rows={2}>
        {({ email, hasTwoFactor }) => (hasTwoFactor ? <Remove email={email} /> : <SetUp email={email} />)}
      </AccountQueryView>
    </section>
  );
}

function SetUp({ email }: { email: string }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const [secret, setSecret] = useState<string>();
  const form = useShopForm({
    name: "second-factor",
    schema: passwordOnly,
    submit: async ({ password }) => setSecret(await account.startSecondFactor(password)),
  });
  if (secret !== undefined) return <AuthenticatorSetup email={email} secret={secret} />;
  return (
    <>
      <p>{t("secondFactor.text")}</p>
      <FormView form={form} submitLabel={t("secondFactor.start")}>
        <HiddenUsername email={email} />
        <CurrentPasswordField form={form} />
      </FormView>
    </>
  );
}

function Remove({ email }: { email: string }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const reload = useReloadCustomer();
  const form = useShopForm({
    name: "second-factor",
    schema: passwordAndCode,
    submit: async ({ password, code }) => {
      await account.removeSecondFactor(password, code);
      showToast({ tone: "ok", text: t("secondFactor.removed") });
      await reload();
    },
  });
  return (
    <>
      <p>{t("secondFactor.on")}</p>
      <FormView form={form} submitLabel={t("secondFactor.remove")}>
        <HiddenUsername email={email} />
        <CurrentPasswordField form={form} />
        <CodeField form={form} />
      </FormView>
    </>
  );
}

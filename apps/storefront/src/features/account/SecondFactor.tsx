import { formSchema } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../app/FormView.tsx";
import { toast } from "../../app/toasts.ts";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useCustomer, useReloadCustomer } from "./accountData.ts";
import { AccountPart } from "./AccountPart.tsx";
import { CodeField } from "./CodeField.tsx";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { KnownUser } from "./KnownUser.tsx";
import { NewAuthenticator } from "./NewAuthenticator.tsx";

const needed = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
const passwordOnly = formSchema((form) => ({ password: form.secret("password", needed) }));
const passwordAndCode = formSchema((form) => ({ password: form.secret("password", needed), code: form.text("code") }));

/** Enables and disables an authenticator app as second factor. Source: ASVS 5.0, 6.3.3. */
export function SecondFactor(): ReactElement {
  const t = useTexts("account");
  return (
    <section className="lh-panel lh-stack" aria-labelledby="second-factor">
      <h2 id="second-factor">{t("secondFactor.title")}</h2>
      <AccountPart query={useCustomer()} rows={2}>
        {({ email, secondFactor }) => (secondFactor ? <Remove email={email} /> : <SetUp email={email} />)}
      </AccountPart>
    </section>
  );
}

function SetUp({ email }: { email: string }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    name: "second-factor",
    schema: passwordOnly,
    send: async ({ password }) => setSecret(await account.startSecondFactor(password)),
  });
  if (secret !== undefined) return <NewAuthenticator email={email} secret={secret} />;
  return (
    <>
      <p>{t("secondFactor.text")}</p>
      <FormView form={form} submit={t("secondFactor.start")}>
        <KnownUser email={email} />
        <CurrentPasswordField form={form} />
      </FormView>
    </>
  );
}

function Remove({ email }: { email: string }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const reload = useReloadCustomer();
  const form = useForm({
    name: "second-factor",
    schema: passwordAndCode,
    send: async ({ password, code }) => {
      await account.removeSecondFactor(password, code);
      toast({ tone: "ok", text: t("secondFactor.removed") });
      await reload();
    },
  });
  return (
    <>
      <p>{t("secondFactor.on")}</p>
      <FormView form={form} submit={t("secondFactor.remove")}>
        <KnownUser email={email} />
        <CurrentPasswordField form={form} />
        <CodeField form={form} />
      </FormView>
    </>
  );
}

import { createFormSchema, isShopError } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { showToast } from "../../shared/toasts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { focusOnMount } from "../../ui/focus.ts";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountField } from "./AccountField.tsx";
import { AccountQueryView, useCustomer } from "./accountQueries.tsx";
import { CurrentPasswordField, HiddenUsername } from "./passwordFields.tsx";

const validateRequired = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
const passwordOnly = createFormSchema((form) => ({ password: form.secret("password", validateRequired) }));
const codeOnly = createFormSchema((form) => ({ code: form.text("code") }));
const passwordAndCode = createFormSchema((form) => ({
  password: form.secret("password", validateRequired),
  code: form.text("code"),
}));

const qrCode = lazyPart(() => import("./QrCode.tsx").then(({ QrCode }) => QrCode), {
  fallback: <div className="lh-qr" />,
});

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
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const form = useShopForm({
    name: "second-factor",
    schema: passwordOnly,
    submit: async ({ password }) => {
      try {
        setSecret(await account.startSecondFactor(password));
      } catch (error) {
        if (!isShopError(error) || error.details["reason"] !== "EMAIL_UNCONFIRMED") throw error;
        setUnconfirmed(true);
      }
    },
  });
  if (secret !== undefined) return <ConfirmCode email={email} secret={secret} />;
  return (
    <>
      <p>{t("secondFactor.text")}</p>
      {isUnconfirmed && (
        <div tabIndex={-1} ref={focusOnMount}>
          <Notice announce="status" text={t("secondFactor.unconfirmed", { email })} />
        </div>
      )}
      <FormView form={form} submitLabel={t("secondFactor.start")}>
        <HiddenUsername email={email} />
        <CurrentPasswordField />
      </FormView>
    </>
  );
}

/** Displays the secret for an authenticator app. The first code of the app enables the second factor. */
function ConfirmCode({ email, secret }: { email: string; secret: string }): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const { storeName } = useLocaleConfig();
  const uri = otpauthUri(storeName, email, secret);
  const form = useShopForm({
    name: "authenticator",
    schema: codeOnly,
    submit: async ({ code }) => {
      await session.confirmSecondFactor(code);
      showToast({ tone: "ok", text: t("secondFactor.saved") });
      await session.reloadCustomer();
    },
  });
  return (
    <>
      <p>{t("secondFactor.secretText")}</p>
      <qrCode.Component text={uri} label={t("secondFactor.qrCode")} />
      <p>
        <code className="lh-secret">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <p>
        <a href={uri}>{t("secondFactor.open")}</a>
      </p>
      <FormView form={form} submitLabel={t("secondFactor.confirm")}>
        <AccountField name="code" hint={t("codeHint")} ref={focusOnMount} />
      </FormView>
    </>
  );
}

/** Link that opens the authenticator app of this device. Source: Key Uri Format of Google Authenticator. */
function otpauthUri(shop: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
}

function Remove({ email }: { email: string }): ReactElement {
  const t = useTexts("account");
  const { account, session } = useShop();
  const form = useShopForm({
    name: "second-factor",
    schema: passwordAndCode,
    submit: async ({ password, code }) => {
      await account.removeSecondFactor(password, code);
      showToast({ tone: "ok", text: t("secondFactor.removed") });
      await session.reloadCustomer();
    },
  });
  return (
    <>
      <p>{t("secondFactor.on")}</p>
      <FormView form={form} submitLabel={t("secondFactor.remove")}>
        <HiddenUsername email={email} />
        <CurrentPasswordField />
        <AccountField name="code" hint={t("codeHint")} />
      </FormView>
    </>
  );
}

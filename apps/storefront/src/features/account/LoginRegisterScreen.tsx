import { type CartSnapshot, isShopError, loginSchema, registerSchema } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { useRouter, useSearch } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { lastLocation } from "../../shared/lastLocation.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { TermsText } from "../../shared/TermsText.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { VatNumberField } from "../../shared/VatNumberField.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountField } from "./AccountField.tsx";
import { CompanyField, TitleField } from "./companyFields.tsx";
import { CurrentPasswordField, NewPasswordFields } from "./passwordFields.tsx";
import "../../shared/service.css";

const BENEFITS = ["orders", "addresses", "reviews"] as const;

/** Registration and sign-in as tabs, each with its own URL. After sign-in it navigates to the last location. */
export function LoginRegisterScreen(): ReactElement {
  const t = useTexts("account");
  const router = useRouter();
  const { status } = useSession();
  const search: { tab?: unknown } = useSearch({ strict: false });
  const login = search.tab === "login";
  useEffect(() => {
    if (status === "customer") void router.navigate({ href: lastLocation(), replace: true });
  }, [status, router]);
  return (
    <div className="lh-page lh-loginregister">
      <h1>{t("loginRegister")}</h1>
      <nav className="lh-tabs" aria-label={t("tabs")}>
        <ShopLink className="lh-tab" to="/login-register" aria-current={login ? undefined : "page"}>
          {t("tabRegister")}
        </ShopLink>
        <ShopLink className="lh-tab" to="/login-register?tab=login" aria-current={login ? "page" : undefined}>
          {t("tabLogin")}
        </ShopLink>
      </nav>
      <noscript>{t("noScript")}</noscript>
      <div className="lh-loginregister-columns">
        {login ? <LoginForm /> : <RegisterForm />}
        <aside className="lh-panel lh-benefits" aria-labelledby="benefits">
          <h2 id="benefits">{t("benefits.title")}</h2>
          <ul role="list">
            {BENEFITS.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {t(`benefits.${benefit}`)}
              </li>
            ))}
          </ul>
          <p className="lh-small lh-muted">{t("benefits.guest")}</p>
        </aside>
      </div>
    </div>
  );
}

export function LoginForm(): ReactElement {
  const t = useTexts("account");
  const { cart, session } = useShop();
  const { storePhone, storeEmail } = useLocaleConfig();
  const contact = [storePhone, storeEmail].filter(Boolean).join(", ");
  const [needsCode, setNeedsCode] = useState(false);
  const [isCodeUnreadable, setCodeUnreadable] = useState(false);
  const form = useShopForm({
    name: "login",
    schema: loginSchema,
    // The page navigates by itself after a sign-in, here or in another tab.
    submit: async (input) => {
      setCodeUnreadable(false);
      const guestItems = countItems(cart.getSnapshot());
      try {
        await session.signIn(input);
        const added = countItems(cart.getSnapshot()) - guestItems;
        if (guestItems > 0 && added > 0) showToast({ text: t("login.cartMerged", { count: added }) });
      } catch (error) {
        if (isShopError(error) && error.details.reason === "SECOND_FACTOR_UNREADABLE") return setCodeUnreadable(true);
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
        <Notice tone="error" title={t("login.codeIsNoUse")} announce="alert" text={t("login.askUs", { contact })} />
      )}
      <AccountField name="email" autoComplete="username" />
      <CurrentPasswordField />
      {needsCode && (
        <>
          <AccountField name="code" hint={t("codeHint")} ref={focusOnMount} />
          <p className="lh-small lh-muted">{t("login.appLost", { contact })}</p>
        </>
      )}
    </FormView>
  );
}

const countItems = ({ lines }: Pick<CartSnapshot, "lines">): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);

function RegisterForm(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const form = useShopForm({
    name: "register",
    schema: registerSchema(useLocaleConfig()),
    submit: async (input) => void (await session.register(input)),
  });
  return (
    <FormView className="lh-titled" form={form} submitLabel={t("register.submit")}>
      <h2>{t("register.title")}</h2>
      <TitleField />
      <CompanyField />
      <VatNumberField />
      <PersonFields />
      <fieldset className="lh-fieldset">
        <legend>{t("register.account")}</legend>
        <AccountField name="email" />
        <AccountField name="emailConfirm" />
        <NewPasswordFields label={t("password")} />
      </fieldset>
      <fieldset className="lh-fieldset">
        <legend>{t("register.address")}</legend>
        <AddressFields />
      </fieldset>
      <div>
        <CheckboxField id="register-newsletter" name="newsletter" label={t("register.newsletter")} />
        <CheckboxField {...form.field("terms")} label={<TermsText text={t("register.terms")} />} />
      </div>
    </FormView>
  );
}

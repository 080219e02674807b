import { forgotPasswordSchema as emailSchema } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { FormResult } from "../../shared/form/FormResult.tsx";
import { EmailField } from "../../shared/form/EmailField.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { type NewsletterFormState, submitNewsletterRequest } from "../../shared/submitNewsletterRequest.ts";
import { TermsText } from "../../shared/TermsText.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { focusOnMount } from "../../ui/focus.ts";
import { type NewsletterInitialState, TokenForm, useNewsletterInitialState } from "./newsletterParts.tsx";
import "../../shared/service.css";

/** Subscribes to the newsletter, and confirms by the e-mailed link. Source: specification 2. */
export function NewsletterScreen({ formState }: { formState: NewsletterFormState | undefined }): ReactElement {
  const t = useTexts("newsletter");
  const initial = useNewsletterInitialState("/newsletter", formState);
  return (
    <CrumbPage title={t("title")}>
      <Subscription key={initial.key} initial={initial} />
    </CrumbPage>
  );
}

function Subscription({ initial }: { initial: NewsletterInitialState }): ReactElement {
  const t = useTexts("newsletter");
  const [outcome, setOutcome] = useState(initial.outcome);
  const [email, setEmail] = useState(initial.email);
  const [isRetry, setIsRetry] = useState(false);
  const restart = (): void => {
    setOutcome(undefined);
    setIsRetry(true);
  };
  if (outcome === "sent") {
    const link = { variant: "outline", to: "/newsletter", label: t("sent.other"), onClick: restart } as const;
    return (
      <FormResult icon="mail" title={t("sent.title")} text={t("sent.text", { email })} link={link}>
        <p>{t("sent.nothing")}</p>
      </FormResult>
    );
  }
  if (outcome === "invalid") {
    const link = { to: "/newsletter", label: t("confirm.again"), onClick: restart };
    return <FormResult icon="circle-alert" title={t("confirm.invalid")} text={t("confirm.invalidText")} link={link} />;
  }
  if (outcome !== undefined) {
    const link = { to: "/", label: t("toHome") };
    return <FormResult icon="circle-check" title={t("confirm.done")} text={t("confirm.doneText")} link={link} />;
  }
  if (initial.token !== "" && !isRetry) return <TokenForm action="confirm" initial={initial} onResult={setOutcome} />;
  return (
    <SubscribeForm
      initial={isRetry ? undefined : initial}
      onSent={(to) => {
        setEmail(to);
        setOutcome("sent");
      }}
    />
  );
}

interface SubscribeFormProps {
  /** Undefined when the shopper returned to enter another address. */
  initial: NewsletterInitialState | undefined;
  onSent: (email: string) => void;
}

function SubscribeForm({ initial, onSent }: SubscribeFormProps): ReactElement {
  const t = useTexts("newsletter");
  const shop = useShop();
  const { storeName } = useLocaleConfig();
  const form = useShopForm({
    name: "newsletter",
    schema: emailSchema,
    submit: async ({ email }) => {
      await submitNewsletterRequest(shop, { email });
      onSent(email);
    },
    action: "/newsletter",
    serverSubmission: initial?.serverSubmission,
  });
  return (
    <div className="lh-narrow">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <FormView form={form} submitLabel={t("submit")}>
        <EmailField
          {...form.field("email")}
          label={t("email")}
          defaultValue={initial?.email}
          required
          ref={initial === undefined ? focusOnMount : null}
        />
        <p className="lh-hint">
          <TermsText text={t("consent", { shop: storeName })} />
        </p>
      </FormView>
    </div>
  );
}

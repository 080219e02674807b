import { forgotPasswordSchema as emailSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { TermsText } from "../../shared/TermsText.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { FormResult, type NewsletterInitialState, TokenForm, useNewsletterInitialState } from "./newsletterParts.tsx";
import { type NewsletterFormState, submitNewsletterRequest } from "../../shared/submitNewsletterRequest.ts";

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
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const restart = (): void => {
    setOutcome(undefined);
    setIsRetry(true);
  };
  if (outcome === "sent") {
    return (
      <FormResult icon="mail" title={t("sent.title")} texts={[t("sent.text", { email }), t("sent.nothing")]}>
        <ShopLink {...buttonProps({ variant: "outline" })} to="/newsletter" onClick={restart}>
          {t("sent.other")}
        </ShopLink>
      </FormResult>
    );
  }
  if (outcome === "invalid") {
    return (
      <FormResult icon="circle-alert" title={t("confirm.invalid")} texts={[t("confirm.invalidText")]}>
        <ShopLink {...buttonProps()} to="/newsletter" onClick={restart}>
          {t("confirm.again")}
        </ShopLink>
      </FormResult>
    );
  }
  if (outcome !== undefined) {
    return (
      <FormResult icon="circle-check" title={t("confirm.done")} texts={[t("confirm.doneText")]}>
        <ShopLink {...buttonProps()} to="/">
          {t("toHome")}
        </ShopLink>
      </FormResult>
    );
  }
  if (initial.token !== "" && !isRetry) {
    return (
      <div className="lh-narrow">
        <h1>{t("confirm.title")}</h1>
        <p>{t("confirm.text", { shop: config.storeName })}</p>
        <TokenForm action="confirm" initial={initial} submitLabel={t("confirm.submit")} onResult={setOutcome} />
      </div>
    );
  }
  return (
    <div className="lh-narrow">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <SubscribeForm
        initial={isRetry ? { email: "", serverSubmission: undefined } : initial}
        isRetry={isRetry}
        shopName={config.storeName}
        onSent={(to) => {
          setEmail(to);
          setOutcome("sent");
        }}
      />
    </div>
  );
}

interface SubscribeFormProps {
  initial: Pick<NewsletterInitialState, "email" | "serverSubmission">;
  /** The shopper returned to enter another address. */
  isRetry: boolean;
  shopName: string;
  onSent: (email: string) => void;
}

function SubscribeForm({ initial, isRetry, shopName, onSent }: SubscribeFormProps): ReactElement {
  const t = useTexts("newsletter");
  const shop = useShop();
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const form = useShopForm({
    name: "newsletter",
    schema: emailSchema,
    submit: async ({ email }) => {
      await submitNewsletterRequest(shop, { email });
      onSent(email);
    },
    action: "/newsletter",
    serverSubmission: initial.serverSubmission,
  });
  return (
    <FormView form={form} submitLabel={t("submit")}>
      <Field
        {...form.field("email")}
        type="email"
        label={t("email")}
        defaultValue={initial.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        ref={isRetry ? focusOnMount : null}
      />
      <p className="lh-hint">
        <TermsText text={t("consent", { shop: shopName })} links={legal} />
      </p>
    </FormView>
  );
}

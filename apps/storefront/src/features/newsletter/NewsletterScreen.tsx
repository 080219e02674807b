import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { FormResult } from "./FormResult.tsx";
import type { NewsletterFormState } from "./submitNewsletterRequest.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { SubscribeForm } from "./SubscribeForm.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { type NewsletterInitialState, useNewsletterInitialState } from "./useNewsletterInitialState.ts";

/** Subscribes to the newsletter, and confirms by the e-mailed link. Source: specification 2. */
export function NewsletterScreen({ formState }: { formState: NewsletterFormState | undefined }): ReactElement {
  const t = useTexts("newsletter");
  const initial = useNewsletterInitialState("/newsletter", formState);
  return (
    <NewsletterPage title={t("title")}>
      <Subscription key={initial.key} initial={initial} />
    </NewsletterPage>
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
      <FormResult
        icon="mail"
        title={t("sent.title")}
        action={
          <ShopLink {...buttonProps({ variant: "outline" })} to="/newsletter" onClick={restart}>
            {t("sent.other")}
          </ShopLink>
        }
      >
        <p>{t("sent.text", { email })}</p>
        <p>{t("sent.nothing")}</p>
      </FormResult>
    );
  }
  if (outcome === "invalid") {
    return (
      <FormResult
        icon="circle-alert"
        title={t("confirm.invalid")}
        action={
          <ShopLink {...buttonProps()} to="/newsletter" onClick={restart}>
            {t("confirm.again")}
          </ShopLink>
        }
      >
        <p>{t("confirm.invalidText")}</p>
      </FormResult>
    );
  }
  if (outcome !== undefined) {
    return (
      <FormResult
        icon="circle-check"
        title={t("confirm.done")}
        action={
          <ShopLink {...buttonProps()} to="/">
            {t("toHome")}
          </ShopLink>
        }
      >
        <p>{t("confirm.doneText")}</p>
      </FormResult>
    );
  }
  if (initial.token !== "" && !isRetry) {
    return (
      <div className="lh-narrow">
        <h1>{t("confirm.title")}</h1>
        <p>{t("confirm.text", { shop: config.storeName })}</p>
        <TokenForm action="confirm" initial={initial} submit={t("confirm.submit")} onResult={setOutcome} />
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
        onSent={(to) => {
          setEmail(to);
          setOutcome("sent");
        }}
      />
    </div>
  );
}

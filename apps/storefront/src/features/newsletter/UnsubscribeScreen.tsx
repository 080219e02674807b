import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FormResult } from "./FormResult.tsx";
import type { NewsletterFormState } from "./submitNewsletterRequest.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { type NewsletterInitialState, useNewsletterInitialState } from "./useNewsletterInitialState.ts";

/** Unsubscribes by the link in every newsletter; without a token, shows a contact link. Source: specification 2. */
export function UnsubscribeScreen({ formState }: { formState: NewsletterFormState | undefined }): ReactElement {
  const t = useTexts("newsletter");
  const initial = useNewsletterInitialState("/newsletter-unsubscribe", formState);
  return (
    <NewsletterPage title={t("unsubscribe.title")}>
      <Unsubscription key={initial.key} initial={initial} />
    </NewsletterPage>
  );
}

function Unsubscription({ initial }: { initial: NewsletterInitialState }): ReactElement {
  const t = useTexts("newsletter");
  const [outcome, setOutcome] = useState(initial.outcome);
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  if (outcome === "invalid") {
    return (
      <FormResult icon="circle-alert" title={t("unsubscribe.invalid")} action={<ContactLink />}>
        <p>{t("unsubscribe.invalidText")}</p>
      </FormResult>
    );
  }
  if (outcome !== undefined) {
    return (
      <FormResult
        icon="circle-check"
        title={t("unsubscribe.done")}
        action={
          <ShopLink {...buttonProps({ variant: "outline" })} to="/newsletter">
            {t("unsubscribe.again")}
          </ShopLink>
        }
      >
        <p>{t("unsubscribe.doneText")}</p>
      </FormResult>
    );
  }
  if (initial.token === "") {
    return (
      <EmptyState icon="mail" headingLevel={1} title={t("unsubscribe.title")} action={<ContactLink />}>
        <p>{t("unsubscribe.without")}</p>
      </EmptyState>
    );
  }
  return (
    <div className="lh-narrow">
      <h1>{t("unsubscribe.title")}</h1>
      <p>{t("unsubscribe.text", { shop: config.storeName })}</p>
      <TokenForm action="unsubscribe" initial={initial} submit={t("unsubscribe.submit")} onResult={setOutcome} />
    </div>
  );
}

function ContactLink(): ReactElement | null {
  const t = useTexts("newsletter");
  const { data: service } = useSuspenseQuery(folderLinksQuery(useShop(), "service"));
  const contact = service.find(({ code }) => code === "contact");
  if (contact === undefined) return null;
  return (
    <ShopLink {...buttonProps()} to={contact.url}>
      {t("unsubscribe.contact")}
    </ShopLink>
  );
}

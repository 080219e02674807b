import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FormResult, type NewsletterInitialState, TokenForm, useNewsletterInitialState } from "./newsletterParts.tsx";
import type { NewsletterFormState } from "../../shared/submitNewsletterRequest.ts";

/** Unsubscribes by the link in every newsletter; without a token, shows a contact link. Source: specification 2. */
export function UnsubscribeScreen({ formState }: { formState: NewsletterFormState | undefined }): ReactElement {
  const t = useTexts("newsletter");
  const initial = useNewsletterInitialState("/newsletter-unsubscribe", formState);
  return (
    <CrumbPage title={t("unsubscribe.title")}>
      <Unsubscription key={initial.key} initial={initial} />
    </CrumbPage>
  );
}

function Unsubscription({ initial }: { initial: NewsletterInitialState }): ReactElement {
  const t = useTexts("newsletter");
  const [outcome, setOutcome] = useState(initial.outcome);
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  if (outcome === "invalid") {
    return (
      <FormResult icon="circle-alert" title={t("unsubscribe.invalid")} texts={[t("unsubscribe.invalidText")]}>
        <ContactLink />
      </FormResult>
    );
  }
  if (outcome !== undefined) {
    return (
      <FormResult icon="circle-check" title={t("unsubscribe.done")} texts={[t("unsubscribe.doneText")]}>
        <ShopLink {...buttonProps({ variant: "outline" })} to="/newsletter">
          {t("unsubscribe.again")}
        </ShopLink>
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
      <TokenForm action="unsubscribe" initial={initial} submitLabel={t("unsubscribe.submit")} onResult={setOutcome} />
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

import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { FormResult } from "../../shared/form/FormResult.tsx";
import type { NewsletterFormState } from "../../shared/submitNewsletterRequest.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { type NewsletterInitialState, TokenForm, useNewsletterInitialState } from "./newsletterParts.tsx";
import "../../shared/service.css";

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
  const { data: service } = useSuspenseQuery(folderLinksQuery(useShop(), "service"));
  const contact = service.find(({ code }) => code === "contact");
  const contactLink = contact && { to: contact.url, label: t("unsubscribe.contact") };
  if (outcome === "invalid") {
    const text = t("unsubscribe.invalidText");
    return <FormResult icon="circle-alert" title={t("unsubscribe.invalid")} text={text} link={contactLink} />;
  }
  if (outcome !== undefined) {
    const link = { variant: "outline", to: "/newsletter", label: t("unsubscribe.again") } as const;
    const text = t("unsubscribe.doneText");
    return <FormResult icon="circle-check" title={t("unsubscribe.done")} text={text} link={link} />;
  }
  if (initial.token === "") {
    return (
      <EmptyState
        icon="mail"
        headingLevel={1}
        title={t("unsubscribe.title")}
        text={t("unsubscribe.without")}
        action={contactLink && <ButtonLink {...contactLink} />}
      />
    );
  }
  return <TokenForm action="unsubscribe" initial={initial} onResult={setOutcome} />;
}

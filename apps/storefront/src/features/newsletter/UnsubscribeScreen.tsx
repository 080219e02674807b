import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Ended } from "./Ended.tsx";
import type { NewsletterAnswer } from "./newsletterAnswer.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { type Given, useGiven } from "./useGiven.ts";

/** Unsubscribes by the link in every newsletter; without a token, shows a contact link. Source: specification 2. */
export function UnsubscribeScreen({ answer }: { answer: NewsletterAnswer | undefined }): ReactElement {
  const t = useTexts("newsletter");
  const given = useGiven("/newsletter-unsubscribe", answer);
  return (
    <NewsletterPage title={t("unsubscribe.title")}>
      <Unsubscription key={given.key} given={given} />
    </NewsletterPage>
  );
}

function Unsubscription({ given }: { given: Given }): ReactElement {
  const t = useTexts("newsletter");
  const [end, setEnd] = useState(given.end);
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  if (end === "invalid") {
    return (
      <Ended icon="circle-alert" title={t("unsubscribe.invalid")} action={<ToContact />}>
        <p>{t("unsubscribe.invalidText")}</p>
      </Ended>
    );
  }
  if (end !== undefined) {
    return (
      <Ended
        icon="circle-check"
        title={t("unsubscribe.done")}
        action={
          <ShopLink {...buttonLook({ variant: "outline" })} to="/newsletter">
            {t("unsubscribe.again")}
          </ShopLink>
        }
      >
        <p>{t("unsubscribe.doneText")}</p>
      </Ended>
    );
  }
  if (given.token === "") {
    return (
      <EmptyState icon="mail" headingLevel={1} title={t("unsubscribe.title")} action={<ToContact />}>
        <p>{t("unsubscribe.without")}</p>
      </EmptyState>
    );
  }
  return (
    <div className="lh-narrow">
      <h1>{t("unsubscribe.title")}</h1>
      <p>{t("unsubscribe.text", { shop: config.storeName })}</p>
      <TokenForm action="unsubscribe" given={given} submit={t("unsubscribe.submit")} onEnd={setEnd} />
    </div>
  );
}

function ToContact(): ReactElement | null {
  const t = useTexts("newsletter");
  const { data: service } = useSuspenseQuery(linksQuery(useShop(), "service"));
  const contact = service.find(({ code }) => code === "contact");
  if (contact === undefined) return null;
  return (
    <ShopLink {...buttonLook()} to={contact.url}>
      {t("unsubscribe.contact")}
    </ShopLink>
  );
}

import { useConsent, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { getDateFormat } from "../../ui/intlFormats.ts";
import { ConsentForm } from "./ConsentForm.tsx";
import "../../shared/service.css";

/** Consent settings: withdrawing must be as easy as giving consent. */
export function ConsentScreen(): ReactElement {
  const t = useTexts("consent");
  const { storefront } = useRouter().options.context;
  const { record } = useConsent();
  const format = getDateFormat(storefront.locale, { dateStyle: "long", timeZone: storefront.timeZone });
  const { data: legal } = useSuspenseQuery(folderLinksQuery(useShop(), "legal"));
  const privacy = legal.find(({ code }) => code === "privacy");
  return (
    <div className="lh-page">
      <div className="lh-pagehead">
        <h1>{t("settings")}</h1>
        <p className="lh-lead">{t("about")}</p>
      </div>
      <ConsentForm collapsed={false} onSaved={() => showToast({ tone: "ok", text: t("saved") })}>
        <p className="lh-muted">
          {record === undefined ? t("never") : t("since", { date: format.format(record.chosenAt * 1000) })}
        </p>
        {privacy !== undefined && (
          <p>
            <ShopLink to={privacy.url}>{privacy.title}</ShopLink>
          </p>
        )}
      </ConsentForm>
    </div>
  );
}
